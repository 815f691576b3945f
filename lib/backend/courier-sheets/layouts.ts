import 'server-only'
import { streetOf } from '#lib/addresses/rules/address-text.ts'
import type { CourierLayout } from '#lib/desk/rules/courier-layouts.ts'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import type { ParcelToSend } from './parcels-to-send.ts'

/** A number, which no spreadsheet takes for a formula. */
export type Cell = string | { number: string }
type Column = [name: string, cell: (parcel: ParcelToSend) => Cell]

const plain = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const rupees = (paise: number): Cell => ({ number: (paise / 100).toFixed(2) })
const count = (value: number): Cell => ({ number: String(value) })
const nothing = () => ''

/** 24-11-2026, as couriers in India ask for it. */
const day = ({ placed_at }: ParcelToSend) => isoInIndia(placed_at).slice(0, 10).split('-').reverse().join('-')
const minute = (parcel: ParcelToSend) => `${day(parcel)} ${isoInIndia(parcel.placed_at).slice(11, 16)}`
const name = ({ address }: ParcelToSend) => plain(`${address.firstname} ${address.lastname}`)
const street = ({ address }: ParcelToSend) => plain(streetOf(address).house)
const locality = ({ address }: ParcelToSend) =>
  [...streetOf(address).further, address.district]
    .map(plain)
    .filter(part => part && part !== plain(address.city))
    .join(', ')
const isCod = ({ collect }: ParcelToSend) => collect > 0
const pays = (parcel: ParcelToSend) => (isCod(parcel) ? 'COD' : 'Prepaid')
const kilos = ({ weight }: ParcelToSend): Cell => ({ number: (weight / 1000).toFixed(3) })
const grams = ({ weight }: ParcelToSend): Cell => count(weight)
const length = ({ length: cm }: ParcelToSend): Cell => count(cm)
const breadth = ({ breadth: cm }: ParcelToSend): Cell => count(cm)
const height = ({ height: cm }: ParcelToSend): Cell => count(cm)
// What was paid before of one that is paid at the door in part.
const paidBefore = ({ collect, value }: ParcelToSend) =>
  collect > 0 && collect < value ? value - collect : 0

const GENERIC: Column[] = [
  ['order', ({ id }) => id],
  ['date', day],
  ['name', name],
  ['mobile', ({ address }) => address.mobileno],
  ['address', street],
  ['locality', locality],
  ['city', ({ address }) => plain(address.city)],
  ['state', ({ address }) => plain(address.STATENAME)],
  ['pincode', ({ address }) => address.pincode],
  ['payment', pays],
  ['amount to collect', ({ collect }) => rupees(collect)],
  ['value', ({ value }) => rupees(value)],
  ['weight g', grams],
  ['length cm', length],
  ['breadth cm', breadth],
  ['height cm', height],
  ['contents', ({ products }) => plain(products)],
  ['units', ({ units }) => count(units)],
  ['HSN', ({ hsn }) => hsn],
  ['SKU', ({ sku }) => sku],
  ['also in it', ({ others }) => others.join(' ')],
]

// The columns of Shiprocket's sheet for many orders, one product a row; a parcel of several things is told as one.
const SHIPROCKET: Column[] = [
  ['*Order Id', ({ id }) => id],
  ['Order Date as dd-mm-yyyy hh:MM', minute],
  ['*Channel', () => 'Custom'],
  ['*Payment Method(COD/Prepaid)', pays],
  ['*Customer First Name', ({ address }) => plain(address.firstname)],
  ['Customer Last Name', ({ address }) => plain(address.lastname)],
  ['Email (Optional)', ({ address }) => address.emailid],
  ['*Customer Mobile', ({ address }) => address.mobileno],
  ['Customer Alternate Mobile', nothing],
  ['*Shipping Address Line 1', street],
  ['Shipping Address Line 2', locality],
  ['*Shipping Address Country', () => 'India'],
  ['*Shipping Address State', ({ address }) => plain(address.STATENAME)],
  ['*Shipping Address City', ({ address }) => plain(address.city)],
  ['*Shipping Address Postcode', ({ address }) => address.pincode],
  ['Billing Address Line 1', nothing],
  ['Billing Address Line 2', nothing],
  ['Billing Address Country', nothing],
  ['Billing Address State', nothing],
  ['Billing Address City', nothing],
  ['Billing Address Postcode', nothing],
  ['*Master SKU', ({ sku, id }) => sku || id],
  ['*Product Name', ({ products }) => plain(products).slice(0, 200)],
  ['*Product Quantity', () => count(1)],
  ['Tax %', nothing],
  ['*Selling Price(Per Unit Item, Inclusive of Tax)', ({ value }) => rupees(value)],
  ['Discount(Per Unit Item)', nothing],
  ['Shipping Charges(Per Order)', nothing],
  ['COD Charges(Per Order)', nothing],
  ['Gift Wrap Charges(Per Order)', nothing],
  ['Total Discount (Per Order)', nothing],
  ['*Partial COD (Yes/No)', parcel => (paidBefore(parcel) > 0 ? 'Yes' : 'No')],
  ['Paid Amount (Rs.)', parcel => (paidBefore(parcel) > 0 ? rupees(paidBefore(parcel)) : '')],
  ['*Length (cm)', length],
  ['*Breadth (cm)', breadth],
  ['*Height (cm)', height],
  ['*Weight Of Shipment(kg)', kilos],
  ['Send Notification(True/False)', () => 'False'],
  ['Comment', ({ others }) => others.join(' ')],
  ['HSN Code', ({ hsn }) => hsn],
]

// The fields of Delhivery's call for a parcel, which its sheets have as columns.
const DELHIVERY: Column[] = [
  ['waybill', nothing],
  ['order', ({ id }) => id],
  ['order_date', day],
  ['name', name],
  ['add', parcel => [street(parcel), locality(parcel)].filter(Boolean).join(', ')],
  ['city', ({ address }) => plain(address.city)],
  ['state', ({ address }) => plain(address.STATENAME)],
  ['country', () => 'India'],
  ['pin', ({ address }) => address.pincode],
  ['phone', ({ address }) => address.mobileno],
  ['payment_mode', pays],
  ['cod_amount', ({ collect }) => rupees(collect)],
  ['total_amount', ({ value }) => rupees(value)],
  ['products_desc', ({ products }) => plain(products).slice(0, 200)],
  ['hsn_code', ({ hsn }) => hsn],
  ['quantity', ({ units }) => count(units)],
  ['weight', grams],
  ['shipment_length', length],
  ['shipment_width', breadth],
  ['shipment_height', height],
]

export const LAYOUTS: Record<CourierLayout, Column[]> = {
  generic: GENERIC,
  shiprocket: SHIPROCKET,
  delhivery: DELHIVERY,
}

/** What an order came to is not for who packs: only what is collected at the door. */
export const OF_MONEY = /^(value|total_amount|\*Selling Price.*|Paid Amount.*)$/
