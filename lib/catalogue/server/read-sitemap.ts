import 'server-only'
import { shop } from '#lib/api/server/shop.ts'
import { isMissing } from '#lib/contract/api-error.ts'
import { pathOf } from '#lib/paths.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { slugOf } from '../rules/slug.ts'

type Part = { parts: number; pages: { path: string; changed: string }[] }

/** One part of the catalogue's pages; none past the last. */
export async function readSitemap(part: number): Promise<Part | null> {
  try {
    return await partOf(part)
  } catch (error) {
    mainContentFailed()
    throw error
  }
}

const partOf = (part: number): Promise<Part | null> =>
  shop.sitemap({ part }).catch(error => {
    if (!isMissing(error)) throw error
    return part === 0 ? walkTheTree() : null
  })

const MOST_CATEGORIES = 500

/** A host without that call: its categories, and what they list. */
async function walkTheTree(): Promise<Part> {
  const categories = (await shop.tree({})).flatMap(group => group.categories).slice(0, MOST_CATEGORIES)
  const pages: Part['pages'] = []
  for (const { category_id, Subcategories } of categories) {
    pages.push({ path: pathOf('category', category_id), changed: '' })
    for (const { subcategory_id } of Subcategories)
      pages.push({ path: pathOf('subcategory', subcategory_id), changed: '' })
    const { products } = await shop.products({ search: '', subcat_id: category_id, type: 'cat' })
    for (const product of products) pages.push({ path: pathOf('product', slugOf(product)), changed: '' })
  }
  return { parts: 1, pages }
}
