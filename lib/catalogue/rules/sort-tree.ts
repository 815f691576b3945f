import type { Category, Group } from '#lib/contract/catalogue-schemas.ts'

/** Sorts groups, categories and subcategories, each by its own order field. */
export const sortTree = (groups: readonly Group[]): Group[] =>
  by(groups, group => group.group_order).map(group => ({
    ...group,
    categories: by(group.categories, category => category.cat_order).map(category => ({
      ...category,
      Subcategories: by(category.Subcategories, subcategory => subcategory.subcat_order),
    })),
  }))

export const categoriesOf = (groups: readonly Group[]): Category[] =>
  groups.flatMap(group => group.categories)

const by = <T>(list: readonly T[], order: (entry: T) => number) =>
  [...list].sort((a, b) => order(a) - order(b))
