import { STORAGE } from '#lib/cookies.ts'

/** A sign-out leaves nothing behind on a shared phone (Rule 16). */
export function forgetShopper() {
  try {
    for (const key of [STORAGE.recent, STORAGE.buyNow]) localStorage.removeItem(key)
  } catch (cause) {
    // A browser that lets nothing be stored holds nothing either.
    console.warn(cause)
  }
}
