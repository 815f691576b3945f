import 'server-only'
import type pg from 'pg'
import { StartError } from '#lib/server/settings/start-error.ts'
import {
  otherMoveThere,
  targetHoldsEarlier,
  targetHoldsShop,
  targetHoldsTables,
  targetIsLater,
  targetIsPooler,
  targetSortsOtherwise,
  targetTooOld,
} from '#messages/move.ts'
import type { Db } from '../db/pool.ts'

/** Which shop it is: no two began at the same microsecond. A copy of a shop is the same one. */
export const shopOf = async (db: Db) =>
  (
    await db.one<{ shop: string }>(
      `select to_char(min(applied_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as shop from migrations`,
    )
  )?.shop

export type TargetState = 'empty' | 'begun' | 'earlier'

/** Whether a shop may be copied into it; 'begun' where an earlier move stopped half-way. */
export const stateOfTarget = async (db: Db, shop: string, mayReplace: boolean): Promise<TargetState> => {
  await refuseUnfit(db)
  const [move, migrations] = [await isThere(db, MARK), await isThere(db, 'public.migrations')]
  if (move) {
    const begun = await db.one<{ shop: string }>(`select shop from ${MARK}`)
    if (begun && begun.shop !== shop) throw new StartError(otherMoveThere)
    return 'begun'
  }
  if (!migrations) {
    const tables = await db.query<{ name: string }>(TABLES)
    if (tables.length > 0) throw new StartError(targetHoldsTables(tables.map(({ name }) => name).join(', ')))
    return 'empty'
  }
  if ((await shopOf(db)) !== shop) throw new StartError(targetHoldsShop)
  if (!mayReplace) {
    const count = await db.one<{ orders: number }>('select count(*)::int as orders from orders')
    throw new StartError(targetHoldsEarlier(count?.orders ?? 0))
  }
  return 'earlier'
}

/** Orders that are only there would be lost: somebody copies in the wrong direction. */
export const refuseLater = async (here: Db, there: Db) => {
  const newest = async (db: Db) =>
    (await db.one<{ at: Date | null }>('select max(placed_at) as at from orders'))?.at?.getTime() ?? 0
  if ((await newest(there)) > (await newest(here))) throw new StartError(targetIsLater)
}

/** While it is there, no shop starts on this database. */
export const MARK = 'haat_move.move'

export const isThere = async (db: Db, table: string) =>
  (await db.one<{ there: boolean }>('select to_regclass($1) is not null as there', [table]))?.there === true

/** It gives each transaction another session, and takes none of the settings that the tables are made with. */
export const refusePooler = async (client: pg.Client) => {
  const { processID } = client as unknown as { processID: number | null }
  const { rows } = await client.query('select pg_backend_pid() = $1::int as direct', [processID])
  if (!rows[0].direct) throw new StartError(targetIsPooler)
}

const TABLES = `
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^pg_|^information_schema$'
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1 limit 5`

const OLDEST = 150_000

// Search by beginnings, sorting and lower case must give there what they give here.
const refuseUnfit = async (db: Db) => {
  const about = await db.one<{ number: number; version: string; name: string; fits: boolean }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
            quote_ident(current_database()) as name,
            current_setting('server_encoding') = 'UTF8' and 'Z' < 'a' and lower('É') = 'é' as fits`,
  )
  if (!about || about.number < OLDEST) throw new StartError(targetTooOld(about?.version ?? ''))
  if (!about.fits) throw new StartError(targetSortsOtherwise(about.name))
}
