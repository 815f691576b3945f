import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { cartOutcome, TOKEN_LOST } from '#lib/cart/server/cart-actions.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { wishOwnerOf } from '#lib/wishlist/server/request-wishes.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

/** Merges what the sign-in could not merge: once, however often it is called. */
export const mergeCartAction: FormAction = async (_values, request) => {
  const cookie = request.headers.get('cookie')
  const owner = cartOwnerOf(cookie)
  if (!owner.token) return TOKEN_LOST
  const { wishes } = wishOwnerOf(cookie)
  const { cookies, notes } = await mergeGuestCart(owner.token, { cart: owner.guest, wishes })
  return cartOutcome(owner, { cookies, message: notes.join(' ') })
}
