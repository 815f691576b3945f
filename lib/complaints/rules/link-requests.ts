import type { OrderStatus } from '#lib/checkout/rules/order-state.ts'
import { isCancellable, type OrderState } from '#lib/checkout/rules/order-state.ts'
import { LINK_REQUESTS, type LinkRequest } from './ticket-state.ts'

const DELIVERED: readonly OrderStatus[] = ['delivered']
const ENDED: readonly OrderStatus[] = ['delivered', 'cancelled']

/** What can be requested by the link of an order in this state: what its customer could do now. */
export const linkRequestsOf = (state: OrderState): LinkRequest[] =>
  LINK_REQUESTS.filter(request => {
    if (request === 'ask-cancel') return isCancellable(state)
    return (request === 'ask-return' ? DELIVERED : ENDED).includes(state.status)
  })
