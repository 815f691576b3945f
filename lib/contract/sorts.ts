/** The ways to sort a list, as the API and an address name them and as a shopper reads them. */
export const SORT_WORDS = {
  featured: 'Featured',
  priceLowToHigh: 'Price: low to high',
  priceHighToLow: 'Price: high to low',
  nameAZ: 'Name: A to Z',
  nameZA: 'Name: Z to A',
} as const

export type Sort = keyof typeof SORT_WORDS
export const SORTS = Object.keys(SORT_WORDS) as readonly Sort[]
