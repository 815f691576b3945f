import 'server-only'
import { type Db, db } from '../db/pool.ts'

/**
 * A text that differs whenever a feed may: after a change of the catalogue, and after a size or a variant sold out or
 * came back. None while such a change is under way, which is numbered before it can be seen, nor while prices that have
 * turned are not yet noted as changed.
 */
export const feedVersion = async (from: Db = db): Promise<string | undefined> => {
  // In this order: where nobody holds the lock any longer, what was numbered before can be seen after.
  const numbered = await from.one<{ last: number }>(NUMBERED)
  if ((await from.one(UNDER_WAY)) || (await from.one(TURNING))) return undefined
  const seen = await from.one<{ version: number; last: number; count: number }>(SEEN)
  return seen && [seen.version, numbered?.last, seen.last, seen.count].join('.')
}

// Rows of page_changes are deleted after an hour, and their numbers are never given again.
const NUMBERED = `select coalesce(pg_sequence_last_value(pg_get_serial_sequence('page_changes', 'id')), 0) as last`
const UNDER_WAY = `select from pg_locks where relation = 'page_changes'::regclass and mode = 'RowExclusiveLock'
  and database = (select oid from pg_database where datname = current_database())`
const TURNING = `select from products where turns_at <= now() union all select from variants where turns_at <= now() limit 1`
const SEEN = `select v.version, coalesce(max(c.id), 0) as last, count(c.id) as count
  from catalogue_version v left join page_changes c on true group by v.version`
