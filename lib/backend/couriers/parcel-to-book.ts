import 'server-only'
import { streetOf } from '#lib/addresses/rules/address-text.ts'
import type { OrderDetails } from '../orders/order-details.ts'
import type { ParcelSize, ParcelToBook } from './courier.ts'
import { collectOf, sumOf } from './orders-of-parcel.ts'

/** `hsn`: the codes of the goods by order and place of the line. */
type About = { reference: string; parcel: ParcelSize; email: string; hsn: ReadonlyMap<string, string> }

/** What a courier is told of a parcel: where it goes, what lies in it, what is brought from the door. */
export function parcelToBook(
  [first, ...others]: readonly [OrderDetails, ...OrderDetails[]],
  { reference, parcel, email, hsn }: About,
): ParcelToBook {
  const orders = [first, ...others]
  const { address } = first
  const { house, further } = streetOf(address)
  return {
    reference,
    orderedAt: first.placed_at,
    to: {
      firstName: address.firstname,
      lastName: address.lastname,
      house,
      further: further.join(', '),
      city: address.city,
      state: address.STATENAME,
      pin: address.pincode,
      // The shop's: it has to be one, and the customer's own is nobody's business there.
      email,
      mobile: address.mobileno,
    },
    lines: orders.flatMap(({ id, lines }) =>
      lines.map((line, place) => ({
        name: line.name,
        sku: line.sku || line.asin || String(line.product_id),
        units: line.units,
        paise: line.price,
        hsn: hsn.get(`${id} ${place}`) ?? '',
      })),
    ),
    collect: sumOf(orders, collectOf),
    worth: sumOf(orders, ({ total }) => total),
    parcel,
    bill: first.bills?.[0]?.number ?? '',
  }
}
