import 'server-only'
import { db } from '../../db/pool.ts'

/** Whether the owner of this number has opted out of messages. */
export const isStopped = async (mobile: string) =>
  (await db.one('select 1 from message_stops where mobile = $1 and stopped', [mobile])) !== undefined

/** The newest reply counts: a report that comes late, or twice, does not undo a later one. */
export const setStopped = (mobile: string, stopped: boolean, saidAt: Date) =>
  db.run(SET, [mobile, stopped, saidAt])

const SET = `
  insert into message_stops (mobile, stopped, said_at) values ($1, $2, least($3, now()))
  on conflict (mobile) do update set stopped = $2, said_at = excluded.said_at
  where message_stops.said_at < excluded.said_at`
