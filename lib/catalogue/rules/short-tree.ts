import { MENU_LINKS, TOP_CATEGORIES } from '#lib/constants.ts'
import type { Category, Group } from '#lib/contract/catalogue-schemas.ts'
import { weakMemo } from '#lib/rules/weak-memo.ts'
import type { FoundSection } from './find-section.ts'
import { categoriesOf } from './sort-tree.ts'

/** Whether a tree has more sections than a page has room for. */
export const isLongTree = (tree: readonly Group[]) => {
  const categories = categoriesOf(tree)
  const subcategories = categories.reduce((sum, { Subcategories }) => sum + Subcategories.length, 0)
  return tree.length + categories.length + subcategories > MENU_LINKS
}

/** A tree as each page has it: whole, or of a long one the groups and as many categories of each as of the others. */
export const shortTree = weakMemo((tree: readonly Group[]): readonly Group[] => {
  if (!isLongTree(tree)) return tree
  const groups = tree.slice(0, SHOWN)
  const each = evenShare(
    groups.map(group => group.categories.length),
    SHOWN - groups.length,
  )
  return groups.map(group => ({
    ...group,
    categories: group.categories.slice(0, each).map(category => withSubcategories(category, 0)),
  }))
})

/** What stands above every page: the first categories, of a long tree each with a few of its subcategories. */
export const firstCategories = (tree: readonly Group[]): Category[] => {
  const first = categoriesOf(tree).slice(0, TOP_CATEGORIES)
  return isLongTree(tree) ? first.map(category => withSubcategories(category, OF_FIRST)) : first
}

/** A tree around a place: of a long one the groups, the place's own categories and its own subcategories. */
export const treeAround = (tree: readonly Group[], place?: FoundSection): readonly Group[] => {
  if (!isLongTree(tree)) return tree
  const own = place && 'group' in place ? place : undefined
  const ownCategory = own && 'category' in own ? own.category : undefined
  const ownSubcategory = own?.level === 'subcategory' ? own.subcategory : undefined
  return around(tree, own?.group).map(group => ({
    ...group,
    categories:
      group !== own?.group
        ? []
        : around(group.categories, ownCategory).map(category => ({
            ...category,
            Subcategories: category === ownCategory ? around(category.Subcategories, ownSubcategory) : [],
          })),
  }))
}

/** The categories that a page shows as tiles or beside a search; of a long tree the first. */
export const shownCategories = (tree: readonly Group[]): Category[] =>
  isLongTree(tree) ? categoriesOf(tree).slice(0, TILES) : categoriesOf(tree)

// With these and the menus of the first categories a page has no more links than that of a tree which it holds whole.
const SHOWN = 60
const OF_FIRST = 5
const AROUND = 16
const TILES = 24

const withSubcategories = (category: Category, count: number): Category => ({
  ...category,
  Subcategories: category.Subcategories.slice(0, count),
})

/** The most that each may have, so that it is not more than `most` in all. */
const evenShare = (sizes: readonly number[], most: number) => {
  const inAll = (each: number) => sizes.reduce((sum, size) => sum + Math.min(size, each), 0)
  let each = 0
  while (each < Math.max(...sizes) && inAll(each + 1) <= most) each++
  return each
}

/** The part of a list in which an entry stands; without one its beginning. */
const around = <T>(list: readonly T[], entry: T | undefined): T[] => {
  const place = entry === undefined ? 0 : list.indexOf(entry)
  const first = Math.max(0, Math.min(place - AROUND / 2, list.length - AROUND))
  return list.slice(first, first + AROUND)
}
