import {
  orderFailed,
  paidTooLate,
  paymentFailed,
  paymentNotMade,
  paymentReturned,
  paymentThrew,
  sdkFailed,
} from '#messages/checkout.ts'

/** Why nothing was paid for: the script did not load, the widget was closed, the shop refused, did not hear, or gives it back. */
export const NOT_PAID = {
  sdkFailed,
  closed: paymentFailed,
  orderFailed,
  paymentThrew,
  paidTooLate,
  paymentReturned,
} as const

export type NotPaid = keyof typeof NOT_PAID

/** The same in words: what is not held is not said to be. */
export const notPaidWords = (why: NotPaid, isHeld: boolean) =>
  why === 'closed' && !isHeld ? paymentNotMade : NOT_PAID[why]

/** What an address says of it, which anybody may have written. */
export const notPaidOf = (why: string | null): NotPaid | undefined =>
  why !== null && Object.hasOwn(NOT_PAID, why) ? (why as NotPaid) : undefined

/** The shop's own reason where it gave one of these: who is being given the money back is not told to pay again. */
export const whyNotPaid = (key: unknown): NotPaid => {
  if (key === 'paymentFailed') return 'closed'
  return notPaidOf(typeof key === 'string' ? key : null) ?? 'orderFailed'
}
