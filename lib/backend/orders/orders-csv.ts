import 'server-only'
import { REDUCTION_NAMES, takenOff } from '#lib/cart/rules/reductions.ts'
import { STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import { STREET_FIELDS, type StreetField } from '#lib/contract/address-fields.ts'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import { csvCell } from '../spreadsheet/csv-cell.ts'
import type { SellerLine } from './seller-list.ts'

// What these were called before there were others.
const OF_STREET: { [name in StreetField]?: string } = { address1: 'address', address2: 'locality' }

const HEAD = [
  'order',
  'placed',
  'status',
  'payment',
  'order total',
  'refund',
  'ASIN',
  'product',
  'size',
  'colour',
  'units',
  'line total',
  'name',
  'mobile',
  'email',
  ...STREET_FIELDS.map(name => OF_STREET[name] ?? name),
  'city',
  'district',
  'state',
  'pincode',
  'courier',
  'tracking number',
  'price of one',
  'order delivery',
  ...REDUCTION_NAMES.map(name => `order ${name}`),
  'order rounding',
  'SKU',
  'options',
  'promise',
  'order at the door',
  'coupon code',
]

export const csvHead = () => row(HEAD)

export const csvRow = ({ address, ...line }: SellerLine) =>
  row([
    line.id,
    isoInIndia(line.placed_at),
    STATUS_NAMES[line.status],
    line.mode,
    rupees(line.total),
    line.refund_state,
    line.asin,
    line.product,
    line.size,
    line.color,
    String(line.units),
    rupees(line.line_total),
    `${address.firstname} ${address.lastname}`.trim(),
    address.mobileno,
    address.emailid,
    ...STREET_FIELDS.map(name => address[name] ?? ''),
    address.city,
    address.district,
    address.STATENAME,
    address.pincode,
    line.courier,
    line.tracking_number,
    rupees(line.price),
    rupees(line.delivery),
    ...REDUCTION_NAMES.map(name => rupees(line[name])),
    // To the paisa: all line totals of an order, its delivery, less what is taken off, and this are its total.
    rupees(line.total - line.subtotal - line.delivery + takenOff(line)),
    line.sku ?? '',
    (line.options ?? []).map(({ name, value }) => `${name}: ${value}`).join(', '),
    line.promise ?? '',
    // What the courier collects.
    rupees(line.mode === 'COD' ? line.total : (line.at_door ?? 0)),
    line.coupon_code ?? '',
  ])

/** A number, which no spreadsheet takes for a formula: a shopper's text is never one. */
const rupees = (paise: number) => ({ rupees: (paise / 100).toFixed(2) })

const row = (cells: readonly (string | { rupees: string })[]) =>
  `${cells.map(each => (typeof each === 'string' ? csvCell(each) : each.rupees)).join(',')}\r\n`
