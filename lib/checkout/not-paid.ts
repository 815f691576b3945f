import { messages } from '../messages.ts'

/** Why there was no payment: the script did not load, the widget was closed, the shop refused or did not hear. */
export const NOT_PAID = {
  sdkFailed: messages.sdkFailed,
  closed: messages.paymentFailed,
  orderFailed: messages.orderFailed,
  paymentThrew: messages.paymentThrew,
} as const

export type NotPaid = keyof typeof NOT_PAID
