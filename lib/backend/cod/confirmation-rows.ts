import 'server-only'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { confirmationLabel, confirmedAtBy, confirmedBy, notConfirmedYet } from '#messages/cli-cod.ts'
import type { OrderDetails } from '../orders/order-details.ts'

/** Whether the customer has confirmed an order, as the seller reads it; no rows where no confirmation was asked. */
export function confirmationRows(order: OrderDetails): [string, string][] {
  const { confirm_until: until, confirmed_at: at, confirmed_by: by, status } = order
  if (at) return [[confirmationLabel, confirmedAtBy(timeInIndia(at), confirmedBy[by ?? 'seller'] ?? '')]]
  if (!until || status !== 'placed') return []
  return [[confirmationLabel, notConfirmedYet(timeInIndia(until))]]
}
