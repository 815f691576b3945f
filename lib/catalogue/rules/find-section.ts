import type { Category, Group, Subcategory } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'

/** Where an id stands in the tree (ids of the three levels never collide, Rule 36). */
export type FoundSection =
  | { level: 'group'; id: number; group: Group }
  | { level: 'category'; id: number; group: Group; category: Category }
  | { level: 'subcategory'; id: number; group: Group; category: Category; subcategory: Subcategory }

export function findSection(tree: readonly Group[], id: number): FoundSection | undefined {
  for (const group of tree) {
    if (group.group_id === id) return { level: 'group', id, group }
    for (const category of group.categories) {
      if (category.category_id === id) return { level: 'category', id, group, category }
      const subcategory = category.Subcategories.find(each => each.subcategory_id === id)
      if (subcategory) return { level: 'subcategory', id, group, category, subcategory }
    }
  }
  return undefined
}

/** Each id has one canonical address: a subcategory the first listing route, a category or a group the second. */
export const sectionPath = ({ level, id }: Pick<FoundSection, 'level' | 'id'>) =>
  pathOf(level === 'subcategory' ? 'subcategory' : 'category', id)

export function sectionTitle(place: FoundSection): string {
  if (place.level === 'subcategory') return place.subcategory.subcategory_desc
  return place.level === 'category' ? place.category.category_desc : place.group.group_desc
}

export const sectionLevel = ({ level }: FoundSection) =>
  level === 'subcategory' ? ('subcat' as const) : level === 'category' ? ('cat' as const) : ('group' as const)
