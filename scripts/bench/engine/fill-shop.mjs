import { existsSync } from 'node:fs'
import path from 'node:path'
import { importCatalogue } from '#lib/backend/catalogue-import/import-catalogue.ts'
import { db } from '#lib/backend/db/pool.ts'
import { refreshSearch } from '#lib/backend/search/index-products.ts'
import { makeCatalogue } from './make-catalogue.mjs'

/** Puts so many products into the shop, or leaves it as it is where they stand there already. */
export const fillShop = async (root, count) => {
  const known = await db.one('select count(*)::int as count from products')
  if (known.count === count) return refreshSearch()
  const folder = path.join(root, `catalogue-${count}`)
  if (!existsSync(path.join(folder, 'products.csv'))) await makeCatalogue(folder, count)
  await importCatalogue({ folder, uploads: path.join(root, 'uploads') })
}
