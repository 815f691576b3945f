import 'server-only'
import type { ParcelToBook } from '../courier.ts'

const rupees = (paise: number) => paise / 100

/** An order as the service takes it. */
export function orderBody(parcel: ParcelToBook, pickupPlace: string) {
  const { to, lines, collect, worth } = parcel
  return {
    order_id: parcel.reference,
    order_date: minuteInIndia(parcel.orderedAt),
    pickup_location: pickupPlace,
    billing_customer_name: to.firstName || to.lastName,
    billing_last_name: to.firstName ? to.lastName : '',
    billing_address: to.house,
    billing_address_2: to.further,
    billing_city: to.city.slice(0, 30),
    billing_pincode: to.pin,
    billing_state: to.state,
    billing_country: 'India',
    billing_email: to.email,
    billing_phone: to.mobile,
    shipping_is_billing: true,
    order_items: lines.map(({ name, sku, units, paise, hsn }) => ({
      name: name.slice(0, 200),
      sku: sku.slice(0, 50),
      units,
      selling_price: rupees(paise),
      ...(hsn && { hsn: Number(hsn) }),
    })),
    payment_method: collect > 0 ? 'COD' : 'Prepaid',
    // What is brought from the door, where something is.
    sub_total: rupees(collect || worth),
    length: parcel.parcel.length,
    breadth: parcel.parcel.breadth,
    height: parcel.parcel.height,
    weight: parcel.parcel.weight / 1000,
    ...(parcel.bill && { invoice_number: parcel.bill }),
  }
}

const minuteInIndia = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
