// The sentences stand on the place of the toasts (components/ui/toaster.tsx), each at its number; of the cart and of the
// wishlist side by side.
export const CART = 0
export const WISHLIST = 1
export const PATH = 0
export const VIEW = 2
export const DONE = 4
export const FULL = 6
export const FAILED = 8
export const UNWISHED = 10
export const CLAMPED = 11
export const MAXIMUM = 12
export const COOKIE_FAILED = 13
export const ONE_ITEM = 14
export const MANY_ITEMS = 15
export const DONE_SEVERAL = 16
/** Where the sentence has the count. */
export const COUNT_MARK = '#'

/** Looked for when it is needed: this program may stand before it. */
export const place = () => document.getElementById('toasts')

export const word = (number: number): string => `${place()?.dataset.words}`.split('|')[number] ?? ''
