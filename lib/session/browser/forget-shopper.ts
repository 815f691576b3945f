import { STORAGE } from '#lib/browser-storage.ts'

/** A sign-out leaves no data of the shopper on a shared phone (Rule 16). */
export function forgetShopper() {
  try {
    for (const key of [STORAGE.recent, STORAGE.buyNow]) localStorage.removeItem(key)
  } catch (cause) {
    // A browser that stores nothing has nothing to delete.
    console.warn(cause)
  }
}
