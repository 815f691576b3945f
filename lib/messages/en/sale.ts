export const salePrice = 'Sale price'
export const salePriceUntil = (end: string) => `Sale price until ${end}`
export const endOfDay = (day: string) => `the end of ${day}`
export const lowestBefore = (price: string) => `Lowest price in the 30 days before: ${price}`
export const priceHasChanged = (before: string, until: string) =>
  `The price has changed: it was ${before} until ${until}.`
