import 'server-only'
import { cachedQuery } from '../catalogue-cache.ts'
import { type Db, db } from '../db/pool.ts'
import { withoutOldDefaults } from './old-defaults.ts'
import { type ShopFile, shopFile } from './shop-file.ts'
import { isSilentByDefault, type StoredShop } from './shop-json.ts'

/** As every page shows it. */
export const knownShop = () => cachedQuery('shop', () => readShop())

/** The shop's own details; undefined before the first import. */
export const readShop = async (from: Db = db): Promise<ShopFile | undefined> =>
  (await readStoredShop(from))?.details

/** All that shop.json said. */
export const readStoredShop = async (from: Db = db): Promise<StoredShop | undefined> => {
  const row = await from.one<{ details: unknown; more: Record<string, unknown> }>(SHOP)
  if (!row) return undefined
  const details = shopFile.parse(row.details)
  return { details: isSilentByDefault(row.more) ? details : withoutOldDefaults(details), more: row.more }
}

const SHOP = { name: 'shop', text: 'select details, more from shop' }
