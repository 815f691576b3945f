import type { FormPath } from '#lib/forms/rules/form-path.ts'

/** Where a checkout's forms go, and its payment step: a customer's, or a guest's. */
export type CheckoutWays = {
  place: FormPath
  refresh: FormPath
  quote: FormPath
  coupon: FormPath
  confirm: FormPath
  payment: '/PaymentPage' | '/guest-payment'
  isGuest?: true
}

export const CUSTOMER_WAYS: CheckoutWays = {
  place: '/do/checkout/place',
  refresh: '/do/checkout/refresh',
  quote: '/do/checkout/quote',
  coupon: '/do/checkout/coupon',
  confirm: '/do/checkout/confirm',
  payment: '/PaymentPage',
}

export const GUEST_WAYS: CheckoutWays = {
  place: '/do/guest/place',
  refresh: '/do/guest/refresh',
  quote: '/do/guest/quote',
  coupon: '/do/guest/coupon',
  confirm: '/do/guest/confirm',
  payment: '/guest-payment',
  isGuest: true,
}
