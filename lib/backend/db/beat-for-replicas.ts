import 'server-only'
import { db } from './pool.ts'

/** What a read replica shows of it tells how far behind it is. */
export const beatForReplicas = async () => {
  await db.run('update heartbeats set at = clock_timestamp()')
  return 0
}
