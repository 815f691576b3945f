export const itemNotSold = 'An item of your cart is no longer sold.'

export const choiceNotSold = (name: string) =>
  `${name} is no longer sold in the size or colour you had chosen.`
export const onlyInStock = (name: string | undefined, stock: number) =>
  `Only ${stock} of ${name} ${stock === 1 ? 'is' : 'are'} in stock.`
export const nameSoldOut = (name: string | undefined) => `${name} is sold out.`
export const wentToWishlist = (name: string | undefined) =>
  `Your cart is full, so ${name} went to your wishlist.`
