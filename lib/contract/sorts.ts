/** The ways to sort a list, as the API and an address name them, in the order in which they are offered. */
export const SORTS = ['featured', 'priceLowToHigh', 'priceHighToLow', 'nameAZ', 'nameZA'] as const

export type Sort = (typeof SORTS)[number]
