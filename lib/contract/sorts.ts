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
