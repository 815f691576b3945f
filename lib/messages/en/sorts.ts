/** The ways to sort a list. */
export const sortWords = {
  featured: 'Featured',
  priceLowToHigh: 'Price: low to high',
  priceHighToLow: 'Price: high to low',
  nameAZ: 'Name: A to Z',
  nameZA: 'Name: Z to A',
}
