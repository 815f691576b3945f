import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { buyAsGuest, buyNow } from './buy-now-action.ts'
import { CUSTOMER } from './buyer.ts'
import { cancelOrderAction } from './cancel-order-action.ts'
import { confirmPaymentAction } from './confirm-payment-action.ts'
import { couponBy } from './coupon-action.ts'
import { placeOrderBy, quoteFor, refreshCheckoutOf } from './place-order-action.ts'
import { upiClaimAction } from './upi-claim-action.ts'

/** POST /do/checkout/… : what each form's fields are stands beside its verb. */
export const checkoutActions = {
  place: placeOrderBy(CUSTOMER),
  refresh: refreshCheckoutOf(CUSTOMER),
  quote: quoteFor(CUSTOMER),
  coupon: couponBy(CUSTOMER),
  'buy-now': buyNow,
  'buy-as-guest': buyAsGuest,
  confirm: confirmPaymentAction,
  'upi-paid': upiClaimAction,
  cancel: answerSameFormOnce(cancelOrderAction),
} satisfies Record<string, FormAction>
