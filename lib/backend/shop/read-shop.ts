import 'server-only'
import { type Db, db } from '#lib/backend/db/pool.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { type ShopFile, shopFile } from './shop-file.ts'

/** As every page shows it. */
export const knownShop = () => cachedQuery('shop', () => readShop())

/** The shop's own details; undefined before the first import. */
export const readShop = async (from: Db = db): Promise<ShopFile | undefined> => {
  const row = await from.one<{ details: unknown }>(DETAILS)
  return row && shopFile.parse(row.details)
}

const DETAILS = { name: 'shop', text: 'select details from shop' }
