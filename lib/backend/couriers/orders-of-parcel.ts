import 'server-only'
import type { OrderDetails } from '../orders/order-details.ts'
import { sellerOrder } from '../orders/seller-order.ts'
import { sharersOf } from '../orders/shared-parcels.ts'

/** An order, with those that travel in its parcel and are not ended. */
export async function ordersOfParcel(id: string): Promise<OrderDetails[]> {
  const own = await sellerOrder(id)
  if (!own) return []
  const others = await Promise.all((await sharersOf(id)).map(sellerOrder))
  return [own, ...others.filter(other => other !== undefined)]
}

/** What the courier collects at the door for one of them, in paise. */
export const collectOf = ({ mode, at_door: atDoor = 0, total }: OrderDetails) =>
  atDoor > 0 ? atDoor : mode === 'COD' ? total : 0

export const sumOf = (orders: readonly OrderDetails[], of: (order: OrderDetails) => number) =>
  orders.reduce((sum, order) => sum + of(order), 0)
