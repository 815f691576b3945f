import 'server-only'
import type { OrderDetails } from '../orders/order-details.ts'
import type { Parcel, ParcelToBook } from './courier.ts'
import { collectOf, sumOf } from './orders-of-parcel.ts'

/** What a courier is told of a parcel: where it goes, what lies in it, what is brought from the door. */
export function parcelToBook(
  [first, ...others]: readonly [OrderDetails, ...OrderDetails[]],
  { reference, parcel, email }: { reference: string; parcel: Parcel; email: string },
): ParcelToBook {
  const orders = [first, ...others]
  const { address } = first
  return {
    reference,
    orderedAt: first.placed_at,
    to: {
      firstName: address.firstname,
      lastName: address.lastname,
      address1: address.address1,
      address2: address.address2,
      city: address.city,
      state: address.STATENAME,
      pin: address.pincode,
      // The shop's: it has to be one, and the customer's own is nobody's business there.
      email,
      mobile: address.mobileno,
    },
    lines: orders.flatMap(({ lines }) =>
      lines.map(line => ({
        name: line.name,
        sku: line.sku || line.asin || String(line.product_id),
        units: line.units,
        paise: line.price,
        hsn: '',
      })),
    ),
    collect: sumOf(orders, collectOf),
    worth: sumOf(orders, ({ total }) => total),
    parcel,
    bill: first.bills?.[0]?.number ?? '',
  }
}
