import 'server-only'
import { type Db, db } from '#lib/backend/db/pool.ts'
import { type ShopFile, shopFile } from './shop-file.ts'

/** What the shop says of itself; nothing before the first import. */
export const readShop = async (from: Db = db): Promise<ShopFile | undefined> => {
  const row = await from.one<{ details: unknown }>(DETAILS)
  return row && shopFile.parse(row.details)
}

/** The percentage off when paid online, for totals. */
export const onlineDiscountPercent = async (from: Db = db) =>
  (await readShop(from))?.settings.onlineDiscountPercent ??
  shopFile.parse({ name: '-' }).settings.onlineDiscountPercent

const DETAILS = { name: 'shop', text: 'select details from shop' }
