import 'server-only'
import { noCourierService, noPickupPin, packFirst, placeNotServed } from '#messages/courier-bookings.ts'
import type { OrderDetails } from '../orders/order-details.ts'
import { knownSeller } from '../shop/read-seller.ts'
import { courierOf } from './chosen-courier.ts'
import { CourierError, type ParcelSize, type Rate } from './courier.ts'
import { collectOf, sumOf } from './orders-of-parcel.ts'
import { courierSettings } from './settings.ts'

export type Rates = { rates: Rate[] } | { refused: string }

/** What couriers ask for this parcel, the cheapest first; or why nobody can be asked. */
export async function ratesFor(orders: readonly OrderDetails[], parcel: ParcelSize): Promise<Rates> {
  const [order] = orders
  const settings = courierSettings()
  if (!settings || !order) return { refused: noCourierService }
  const unpacked = orders.find(({ status }) => status !== 'packed')
  if (unpacked) return { refused: packFirst(unpacked.id) }
  const from = (await knownSeller()).seller.address.pin
  if (!from) return { refused: noPickupPin }
  try {
    const rates = await (await courierOf(settings)).rates({
      from,
      to: order.address.pincode,
      collect: sumOf(orders, collectOf),
      worth: sumOf(orders, ({ total }) => total),
      parcel,
    })
    if (rates.length === 0) return { refused: placeNotServed(order.address.pincode) }
    return { rates: rates.toSorted((a, b) => a.paise - b.paise || (a.days ?? 99) - (b.days ?? 99)) }
  } catch (error) {
    if (error instanceof CourierError) return { refused: error.message }
    throw error
  }
}
