import { firstWords } from '#lib/checkout/rules/first-words.ts'
import type { OrderLine } from '#lib/contract/orders-schemas.ts'

/** An unpaid order, as the checkout lists it. */
export type UnpaidOrder = { id: string; what: string }

export function unpaidOrders(lines: readonly OrderLine[]): UnpaidOrder[] {
  const unpaid = lines.filter(line => line.CoPayable)
  const ids = new Set(unpaid.map(line => line.CoOrderID))
  return [...ids].map(id => ({
    id,
    what: unpaid
      .filter(line => line.CoOrderID === id)
      .map(({ CoProduct, CoQuantity }) => `${firstWords(CoProduct)} × ${CoQuantity}`)
      .join(', '),
  }))
}
