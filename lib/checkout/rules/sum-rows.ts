import { REDUCTION_NAMES } from '#lib/cart/rules/reductions.ts'
import type { Sums } from '#lib/cart/rules/sums.ts'
import { HOLI_TOTAL, HOLI_UNITS } from '#lib/constants.ts'
import { rupee } from '#lib/rules/price.ts'
import {
  advanceRow,
  couponFreeDelivery,
  couponRow,
  deliveryRow,
  doorRow,
  freeDelivery,
  offerRow,
  otherRow,
  reductionRows,
  roundingRow,
  subtotalRow,
  taxRow,
  totalRow,
} from '#messages/sums.ts'

/** One line under the goods: its name, and its amount with its sign. */
export type SumRow = { of: Of; name: string; amount: string }

type Of = Exclude<keyof Sums, 'lines' | 'isFree'> | 'advance' | 'door'

type Names = {
  subtotal?: string
  delivery?: string
  /** The code of the coupon, which may take off nothing but the delivery. */
  coupon?: string | undefined
}

/** In which order they stand under each other. */
export const ROW_ORDER: readonly Of[] = [
  'offer',
  'subtotal',
  'delivery',
  ...REDUCTION_NAMES,
  'rounding',
  'other',
  'total',
  'tax',
]

/** The sums as they stand under each other; what is nothing is left out, but delivery says that it is free. */
export const sumRows = (
  sums: Sums,
  { subtotal = subtotalRow, delivery = deliveryRow, coupon = '' }: Names = {},
): SumRow[] => [
  ...some('offer', OFFER, -sums.offer),
  { of: 'subtotal', name: subtotal, amount: rupee(sums.subtotal) },
  { of: 'delivery', name: delivery, amount: sums.isFree ? freeDelivery : rupee(sums.delivery) },
  ...REDUCTION_NAMES.flatMap(name =>
    some(name, name === 'coupon' && coupon ? couponRow(coupon) : reductionRows[name], -sums[name]),
  ),
  ...(coupon && !sums.coupon
    ? [{ of: 'coupon' as const, name: couponRow(coupon), amount: couponFreeDelivery }]
    : []),
  ...some('rounding', roundingRow, sums.rounding),
  ...some('other', otherRow, sums.other),
  { of: 'total', name: totalRow, amount: rupee(sums.total) },
  ...some('tax', taxRow, sums.tax ?? 0),
]

/** The parts of a total that are paid online in advance and at the door, in rupees; none if all is paid in one way. */
export const advanceRows = (total: number, atDoor = 0): SumRow[] =>
  atDoor > 0
    ? [
        { of: 'advance', name: advanceRow, amount: rupee(total - atDoor) },
        { of: 'door', name: doorRow, amount: rupee(atDoor) },
      ]
    : []

const OFFER = offerRow(HOLI_UNITS, rupee(HOLI_TOTAL))

const some = (of: Of, name: string, amount: number): SumRow[] =>
  amount ? [{ of, name, amount: signedRupee(amount) }] : []

/** "−₹149" or "₹1": what is taken off has its sign before the rupee. */
const signedRupee = (amount: number) => (amount < 0 ? `−${rupee(-amount)}` : rupee(amount))
