import 'server-only'
import type { Db } from '../db/pool.ts'

/** The shop's own, and those of the practice provider. */
const SCHEMAS = `('public', 'practice')`

export type Table = { name: string; columns: string[]; bytes: number }

/** The tables of a shop, the largest first, with the columns that are stored. Those of migrations tell what the others are. */
export const tablesOf = (db: Db) =>
  db.query<Table>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name, pg_total_relation_size(c.oid) as bytes,
            array_agg(quote_ident(a.attname) order by a.attname) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname in ${SCHEMAS} and c.relname <> 'migrations'
      group by c.oid, n.nspname, c.relname order by bytes desc, name`,
  )

export type Sequence = { name: string; value: string; called: boolean }

export const sequencesOf = async (db: Db): Promise<Sequence[]> => {
  const names = await db.query<{ name: string }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and n.nspname in ${SCHEMAS} order by name`,
  )
  const sequences: Sequence[] = []
  for (const { name } of names)
    sequences.push(
      ...(await db.query<Sequence>(
        `select '${name.replaceAll("'", "''")}' as name, last_value::text as value, is_called as called from ${name}`,
      )),
    )
  return sequences
}

export type Link = { table: string; name: string; definition: string }

/** References from one table to another. */
export const linksOf = (db: Db) =>
  db.query<Link>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as table, quote_ident(k.conname) as name,
            pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname in ${SCHEMAS} order by 1, 2`,
  )
