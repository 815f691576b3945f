export const CART_COUNT_EVENT = 'haat:cart-count'

/** Tells the page's header how many things a customer has in the cart; a visitor's are counted from the cookie. */
export const tellCartCount = (count: number) =>
  void window.dispatchEvent(new CustomEvent<number>(CART_COUNT_EVENT, { detail: count }))
