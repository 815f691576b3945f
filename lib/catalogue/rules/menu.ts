import type { Category, Group } from '#lib/contract/catalogue-schemas.ts'

/** A name and where it leads, by its id. */
type MenuEntry = readonly [id: number, name: string]
export type MenuCategory = readonly [...MenuEntry, short: string, subcategories: readonly MenuEntry[]]
/** The tree as the header needs it: every page carries it, so it is kept as small as it can be. */
export type Menu = readonly (readonly [...MenuEntry, categories: readonly MenuCategory[]])[]

export const menuOf = (groups: readonly Group[]): Menu =>
  groups.map(({ group_id, group_desc, categories }) => [group_id, group_desc, categories.map(menuCategoryOf)])

export const menuCategoryOf = ({
  category_id,
  category_desc,
  category_name,
  Subcategories,
}: Category): MenuCategory => [
  category_id,
  category_desc || category_name,
  category_name || category_desc,
  Subcategories.map(({ subcategory_id, subcategory_desc }) => [subcategory_id, subcategory_desc]),
]
