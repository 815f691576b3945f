import 'server-only'
import { addressActions } from '#lib/addresses/server/address-actions.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { cartActions } from '#lib/cart/server/cart-actions.ts'
import { clearCartActions } from '#lib/cart/server/clear-cart-actions.ts'
import { checkoutActions } from '#lib/checkout/server/checkout-actions.ts'
import { guestActions } from '#lib/checkout/server/guest-actions.ts'
import { codeActions } from '#lib/codes/server/code-actions.ts'
import { complaintActions } from '#lib/complaints/server/complaint-actions.ts'
import { orderActions } from '#lib/orders/server/order-actions.ts'
import { privacyActions } from '#lib/privacy/server/privacy-actions.ts'
import { ratingActions } from '#lib/ratings/server/rate-line-action.ts'
import { returnActions } from '#lib/returns/server/return-actions.ts'
import { mergeCartAction } from '#lib/session/server/merge-cart-action.ts'
import { sessionActions } from '#lib/session/server/session-actions.ts'
import { saveForLaterAction } from '#lib/wishlist/server/save-for-later-action.ts'
import { wishActions } from '#lib/wishlist/server/wish-actions.ts'

/** What the form posted to /do/AREA/ACTION does. */
export const formActions = {
  addresses: addressActions,
  cart: { ...cartActions, ...clearCartActions, later: saveForLaterAction, merge: mergeCartAction },
  checkout: checkoutActions,
  codes: codeActions,
  guest: guestActions,
  privacy: privacyActions,
  order: orderActions,
  ratings: ratingActions,
  complaints: complaintActions,
  returns: returnActions,
  session: sessionActions,
  wishlist: wishActions,
} satisfies Record<string, Record<string, FormAction>>

export function formActionOf(area: string, action: string): FormAction | undefined {
  const actions: Record<string, FormAction> | undefined = Object.hasOwn(formActions, area)
    ? formActions[area as keyof typeof formActions]
    : undefined
  return actions && Object.hasOwn(actions, action) ? actions[action] : undefined
}
