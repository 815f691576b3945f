import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { GUEST } from './buyer.ts'
import { couponBy } from './coupon-action.ts'
import { enterGuestAction } from './enter-guest-action.ts'
import { forgetGuestAction } from './forget-guest-action.ts'
import { confirmGuestPaymentAction, guestOrderStateAction } from './guest-payment-actions.ts'
import { placeOrderBy, quoteFor, refreshCheckoutOf } from './place-order-action.ts'

/** POST /do/guest/… : ordering without an account. What each form's fields are stands beside its verb. */
export const guestActions = {
  enter: answerSameFormOnce(enterGuestAction),
  place: placeOrderBy(GUEST),
  refresh: refreshCheckoutOf(GUEST),
  quote: quoteFor(GUEST),
  coupon: couponBy(GUEST),
  confirm: confirmGuestPaymentAction,
  state: guestOrderStateAction,
  forget: forgetGuestAction,
} satisfies Record<string, FormAction>
