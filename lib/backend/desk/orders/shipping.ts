import 'server-only'
import type { DeskParcel, DeskRate, Shipping } from '#lib/desk/rules/orders/desk-booking.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import type { ParcelSize, Rate } from '../../couriers/courier.ts'
import { collectOf, ordersOfParcel, sumOf } from '../../couriers/orders-of-parcel.ts'
import { MOST_PARCEL, parcelOfOrders } from '../../couriers/parcel-of-order.ts'
import { ratesFor } from '../../couriers/rates-for.ts'
import { courierSettings } from '../../couriers/settings.ts'
import { db } from '../../db/pool.ts'
import { knownSeller } from '../../shop/read-seller.ts'
import { deskBooking, isBookable } from './desk-booking.ts'
import { SEEN } from './seen-order.ts'

export type AskedParcel = Partial<Record<keyof DeskParcel, string | undefined>>

/** What couriers ask for the parcel of an order; undefined where it cannot be sent now. */
export async function readShipping(
  typed: string,
  asked: AskedParcel,
  role: Role,
): Promise<Shipping | undefined> {
  const id = hyphenatedNumber(typed)
  const [order, ...others] = await ordersOfParcel(id)
  if (!order || !['placed', 'packed'].includes(order.status)) return undefined
  const orders = [order, ...others]
  const [measured, booking, marks, seller] = await Promise.all([
    parcelOfOrders(orders.map(each => each.id)),
    deskBooking(id),
    db.one<{ seen: string }>(`select ${SEEN} as seen from orders o where o.id = $1`, [id]),
    knownSeller(),
  ])
  const parcel = corrected(measured.parcel, asked)
  // It is under way with a courier: its page says how far.
  if (!isBookable(booking)) return undefined
  const known = await ratesFor(orders, parcel)
  const collect = sumOf(orders, collectOf)
  return {
    id,
    seen: marks?.seen ?? '',
    parcel,
    isWeightGuessed: measured.isWeightGuessed && parcel.weight === measured.parcel.weight,
    isBoxGuessed: measured.isBoxGuessed,
    sharing: others.map(each => each.id),
    collect: collect > 0 && role !== 'owner' ? undefined : collect,
    place: [order.address.city, order.address.pincode].join(' '),
    rates: 'rates' in known ? marked(known.rates) : [],
    refused: 'refused' in known ? known.refused : '',
    isPractice: courierSettings()?.practice ?? false,
    couriers: seller.couriers,
  }
}

const NAMES = ['weight', 'length', 'breadth', 'height'] as const

/** What was typed in place of what was measured, as far as it is a parcel. */
const corrected = (parcel: ParcelSize, asked: AskedParcel): ParcelSize =>
  Object.fromEntries(
    NAMES.map(name => {
      const said = /^\d{1,6}$/.test(asked[name] ?? '') ? Number(asked[name]) : 0
      return [name, said >= 1 && said <= MOST_PARCEL[name] ? said : parcel[name]]
    }),
  ) as ParcelSize

function marked(rates: readonly Rate[]): DeskRate[] {
  const cheapest = Math.min(...rates.map(({ paise }) => paise))
  const fastest = Math.min(...rates.map(({ days }) => days ?? Number.POSITIVE_INFINITY))
  return rates.map(rate => ({
    ...rate,
    isCheapest: rate.paise === cheapest,
    isFastest: rate.days === fastest,
  }))
}
