import 'server-only'
import type { OrderState } from '#lib/checkout/rules/order-state.ts'
import { noOrder, notPaid, stepNotNow } from '#messages/commands.ts'
import { statusWords } from '#messages/order-states.ts'

/** The result of a seller's step: done, or why it is not possible. */
export type SellerResult = { done: boolean; message: string }

export const done = (message: string): SellerResult => ({ done: true, message })

export const noSuchOrder = (id: string): SellerResult => ({ done: false, message: noOrder(id) })

export const notNow = (id: string, { status }: OrderState, step: string, instead = ''): SellerResult => ({
  done: false,
  message: [stepNotNow(id, nameOf(status), step), instead].filter(Boolean).join(' '),
})

// "Payment not received" is a sentence of its own, not what an order is.
const nameOf = (status: OrderState['status']) =>
  status === 'expired' ? notPaid : statusWords[status].toLowerCase()
