import type { Group, Product } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { home } from '#messages/page-titles.ts'
import type { Crumb } from './json-ld.ts'

/** Home, the category, the subcategory: as far as the tree knows them. */
export function crumbsOf(
  { category, categoryid, subcategoryid }: Pick<Product, 'category' | 'categoryid' | 'subcategoryid'>,
  groups: readonly Group[],
): Crumb[] {
  const found = groups.flatMap(group => group.categories).find(entry => entry.category_id === categoryid)
  const below = found?.Subcategories.find(entry => entry.subcategory_id === subcategoryid)
  const name = found?.category_desc || category
  return [
    { name: home, path: '/' },
    ...(name && categoryid > 0 ? [{ name, path: pathOf('category', categoryid) }] : []),
    ...(below ? [{ name: below.subcategory_desc, path: pathOf('subcategory', subcategoryid) }] : []),
  ]
}
