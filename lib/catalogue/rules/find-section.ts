import type { Category, Collection, Group, Subcategory } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'

/** Where an id stands in the tree (ids of the three levels never collide, Rule 36). */
export type FoundSection =
  | { level: 'group'; id: number; group: Group }
  | { level: 'category'; id: number; group: Group; category: Category }
  | { level: 'subcategory'; id: number; group: Group; category: Category; subcategory: Subcategory }
  | { level: 'collection'; id: number; collection: Collection }

export function findSection(
  tree: readonly Group[],
  id: number,
  collections: readonly Collection[] = [],
): FoundSection | undefined {
  for (const group of tree) {
    if (group.group_id === id) return { level: 'group', id, group }
    for (const category of group.categories) {
      if (category.category_id === id) return { level: 'category', id, group, category }
      const subcategory = category.Subcategories.find(each => each.subcategory_id === id)
      if (subcategory) return { level: 'subcategory', id, group, category, subcategory }
    }
  }
  const collection = collections.find(each => each.collection_id === id)
  return collection && { level: 'collection', id, collection }
}

/** Each id has one canonical address: a subcategory the first listing route, all others the second. */
export const sectionPath = ({ level, id }: Pick<FoundSection, 'level' | 'id'>) =>
  pathOf(level === 'subcategory' ? 'subcategory' : 'category', id)

export function sectionTitle(place: FoundSection): string {
  if (place.level === 'collection') return place.collection.collection_desc
  if (place.level === 'subcategory') return place.subcategory.subcategory_desc
  return place.level === 'category' ? place.category.category_desc : place.group.group_desc
}

/** The picture above the list, and the text below the title. */
export function sectionBanner(place: FoundSection): string {
  if (place.level === 'collection') return place.collection.banner
  return place.level === 'category' ? place.category.banner : ''
}

export function sectionDescription(place: FoundSection): string {
  if (place.level === 'collection') return place.collection.description
  if (place.level === 'group') return ''
  return (place.level === 'subcategory' ? place.subcategory : place.category).description
}

export const sectionLevel = ({ level }: FoundSection) =>
  level === 'subcategory' ? ('subcat' as const) : level === 'category' ? ('cat' as const) : ('group' as const)
