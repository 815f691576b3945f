import 'server-only'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { parcelLabel } from '../../couriers/parcel-label.ts'
import { sellerOrder } from '../../orders/seller-order.ts'
import { maySee } from './order-act.ts'

/** The courier's label of an order, for whoever may see the order. */
export async function courierLabel(typed: string, by: Person) {
  const id = hyphenatedNumber(typed)
  const order = await sellerOrder(id)
  return order && maySee(order, by) ? parcelLabel(id) : undefined
}
