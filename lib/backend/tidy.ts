import 'server-only'
import { db } from './db/pool.ts'

/** What nobody will ask for again. */
export async function tidy(): Promise<number> {
  await db.run('delete from used_captchas where expires_at < now()')
  // The provider repeats itself for a day; the month is for whoever looks into a complaint.
  await db.run(`delete from webhook_events where received_at < now() - interval '30 days'`)
  return 0
}
