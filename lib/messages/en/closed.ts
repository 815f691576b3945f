// While a shop takes no orders

export const shopClosed = (words: string, until: string) =>
  until ? `${words} We take orders again from ${until}.` : words
export const shopNotOpenYet = 'This shop is not open yet.'
export const shopOpensSoon = 'Please come again soon.'
export const reopensAt = (until: string) => `We take orders again from ${until}.`
