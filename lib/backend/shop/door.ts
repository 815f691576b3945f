import 'server-only'
import { type Db, db } from '../db/pool.ts'
import { noteCatalogueChange } from '../watch-changes.ts'

/** Whether the shop began empty and has not opened its door since. */
export const isNotOpenYet = async (on: Db = db) => (await on.one(NOT_OPEN)) !== undefined

/** At the first start of a shop that nobody has filled: until its owner opens it, only who works there sees it. */
export const beginClosed = () => db.run(BEGIN)

/** Opens it for everybody, for good; tells whether it was closed until now. */
export const openDoor = async (tx: Db = db): Promise<boolean> => {
  const opened = (await tx.run(OPEN)) > 0
  if (opened) await noteCatalogueChange(tx)
  return opened
}

/** The same as a part of a query. */
export const NOT_OPEN_YET = 'exists (select from shop_door where opened_at is null)'

const NOT_OPEN = { name: 'shop is not open yet', text: `select 1 as closed where ${NOT_OPEN_YET}` }

// A shop of an earlier build, or one that was filled before its first start, is open.
const BEGIN = `insert into shop_door ("only") select true
  where not exists (select from products) and not exists (select from sections) and not exists (select from shop)
    and not exists (select from orders)
  on conflict do nothing`

const OPEN = 'update shop_door set opened_at = now() where opened_at is null'
