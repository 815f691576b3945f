import 'server-only'
import type { Db } from '../db/pool.ts'

// Fewer rows are in before their indexes are made anew.
const MANY = 20_000

/**
 * Fills tables of a shop that has no product yet. Many rows go in without indexes and foreign keys, which are made at
 * the end: that takes a fifth of the time that keeping them row by row does. Readers wait for it, and there is nothing
 * to read.
 */
export const withoutKeys = async <Result>(
  tx: Db,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!(await isFirstLoad(tx, tables))) return work()
  const keys: Key[] = []
  for (const table of tables) keys.push(...(await tx.query<Key>(KEYS, [table])))
  for (const { drop } of keys) await tx.run(drop)
  const result = await work()
  for (const { make } of keys) await tx.run(make)
  return result
}

const isFirstLoad = async (tx: Db, tables: readonly string[]) => {
  for (const table of tables) if (await tx.one(`select from ${table} limit 1`)) return false
  const staged = await tx.one<{ many: boolean }>('select count(*) >= $1 as many from staged_products', [MANY])
  return staged?.many === true
}

type Key = { drop: string; make: string }

// Primary keys and what is unique by a constraint stay: an insert looks there for the row that it would change.
const KEYS = `select format('drop index %I', indexrelid::regclass::text) as drop, pg_get_indexdef(indexrelid) as make
    from pg_index where indrelid = $1::regclass and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('alter table %I drop constraint %I', $1, conname),
      format('alter table %I add constraint %I %s', $1, conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = $1::regclass and contype = 'f'`
