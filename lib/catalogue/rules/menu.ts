import type { Group } from '#lib/contract/catalogue-schemas.ts'
import { weakMemo } from '#lib/rules/weak-memo.ts'

/** A name and where it leads, by its id. */
type MenuEntry = readonly [id: number, name: string]
export type MenuCategory = readonly [...MenuEntry, short: string, subcategories: readonly MenuEntry[]]
/** The tree as the header needs it: every page carries it, so it is kept as small as it can be. */
export type Menu = readonly (readonly [...MenuEntry, categories: readonly MenuCategory[]])[]

/** The same tree has the same menu, so that what is drawn from it may be kept beside it. */
export const menuOf = weakMemo(
  (groups: readonly Group[]): Menu =>
    groups.map(({ group_id, group_desc, categories }) => [
      group_id,
      group_desc,
      categories.map(({ category_id, category_desc, category_name, Subcategories }) => [
        category_id,
        category_desc || category_name,
        category_name || category_desc,
        Subcategories.map(({ subcategory_id, subcategory_desc }) => [subcategory_id, subcategory_desc]),
      ]),
    ]),
)
