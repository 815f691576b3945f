import { STORAGE } from '#lib/browser-storage.ts'

/** What a visitor wanted to buy is remembered across the sign-in. */
export function rememberBuyNow(id: number) {
  try {
    localStorage.setItem(STORAGE.buyNow, String(id))
  } catch (cause) {
    // A browser that keeps nothing: the sign-in page is told by its address as well.
    console.warn(cause)
  }
}

/** Once it is ordered, or left for something else. */
export function forgetBuyNow() {
  try {
    localStorage.removeItem(STORAGE.buyNow)
  } catch (cause) {
    // A browser that lets nothing be stored holds nothing either.
    console.warn(cause)
  }
}
