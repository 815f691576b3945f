import 'server-only'
import { shop } from '#lib/api/server/shop.ts'
import { isMissing } from '#lib/contract/api-error.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'

/** The products of these ids that still are there, by id. */
export async function productsById(ids: readonly number[]): Promise<Map<number, Product>> {
  if (!ids.length) return new Map()
  try {
    return byId(await shop.productsById({ ids: [...new Set(ids)] }))
  } catch (error) {
    if (!isMissing(error)) throw error
    return lookThrough(new Set(ids))
  }
}

const byId = (products: Product[]) => new Map(products.map(product => [product.id, product]))

// However many a host says it has, one page does not ask for more.
const MOST_CATEGORIES = 500

// A host without that call is looked through category by category, until all are found.
async function lookThrough(wanted: Set<number>): Promise<Map<number, Product>> {
  const found = new Map<number, Product>()
  let fetched = 0
  for (const group of await shop.tree({})) {
    for (const { category_id } of group.categories) {
      if (found.size === wanted.size || ++fetched > MOST_CATEGORIES) return found
      const { products } = await shop.products({ search: '', subcat_id: category_id, type: 'cat' })
      for (const product of products) if (wanted.has(product.id)) found.set(product.id, product)
    }
  }
  return found
}
