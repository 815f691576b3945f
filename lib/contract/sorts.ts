import type { Product } from './catalogue-schemas.ts'

/** The sort orders of a list, as named in the API and in addresses, in the order in which they are offered. */
export const SORTS = ['featured', 'priceLowToHigh', 'priceHighToLow', 'nameAZ', 'nameZA'] as const

export type Sort = (typeof SORTS)[number]

/** What each compares, and whether the highest comes first. */
export const SORTED_BY = {
  featured: { by: 'position', falls: false },
  priceLowToHigh: { by: 'price', falls: false },
  priceHighToLow: { by: 'price', falls: true },
  nameAZ: { by: 'name', falls: false },
  nameZA: { by: 'name', falls: true },
} as const satisfies Record<Sort, { by: string; falls: boolean }>

type By = (typeof SORTED_BY)[Sort]['by']

/** The value that two products of a host that sorts nothing itself are compared by. Without one its own order stays. */
export const SORT_VALUES: Record<By, ((product: Product) => string | number) | undefined> = {
  position: undefined,
  price: product => product.discountPrice,
  name: product => product.name,
}
