import 'server-only'
import { ORDER_BROWSER_DAYS } from '#lib/constants.ts'
import { db } from '../db/pool.ts'

/** A code counts for a day; a network for an hour. */
export async function deleteExpiredCodes(): Promise<void> {
  await db.run(`delete from codes where asked_at < now() - interval '1 day'`)
  await db.run(`delete from code_networks where since < now() - interval '1 day'`)
  await db.run(`delete from code_days where day < (now() at time zone 'Asia/Kolkata')::date - 7`)
  await db.run('delete from order_proofs where proved_at < now() - make_interval(days => $1)', [
    ORDER_BROWSER_DAYS,
  ])
}
