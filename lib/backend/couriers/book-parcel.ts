import 'server-only'
import { randomBytes } from 'node:crypto'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { env } from '#lib/server/settings/env.ts'
import {
  bookedNow,
  bookedUnderWay,
  bookingRefused,
  bookingUnknown,
  noCourierService,
  rateChanged,
  rateGone,
} from '#messages/courier-bookings.ts'
import { db } from '../db/pool.ts'
import { failpoint } from '../failpoints.ts'
import { done, noSuchOrder, type SellerResult } from '../orders/seller-result.ts'
import { knownSeller } from '../shop/read-seller.ts'
import { knownShop } from '../shop/read-shop.ts'
import { askPickup } from './ask-pickup.ts'
import { type Booking, openBookingOf } from './booking-row.ts'
import { accountOf, courierOf } from './chosen-courier.ts'
import { CourierError, type ParcelSize } from './courier.ts'
import { keepBooked } from './keep-booked.ts'
import { lookUp } from './look-up.ts'
import { collectOf, ordersOfParcel, sumOf } from './orders-of-parcel.ts'
import { parcelToBook } from './parcel-to-book.ts'
import { ratesFor } from './rates-for.ts'
import { courierSettings } from './settings.ts'

type Wish = {
  orderId: string
  code: string
  parcel: ParcelSize
  /** What it was said to cost, in paise. */
  paise?: number | undefined
}

/**
 * Books a parcel. Its try is written down before the courier is asked: one that has no answer is looked up before
 * another one begins.
 */
export async function bookParcel({ orderId, code, parcel, paise }: Wish): Promise<SellerResult> {
  const settings = courierSettings()
  if (!settings) return refused(noCourierService)
  const [first, ...others] = await ordersOfParcel(orderId)
  if (!first) return noSuchOrder(orderId)
  const before = await openBookingOf(orderId)
  if (before) return refused(bookedUnderWay(before.courier))
  const known = await ratesFor([first, ...others], parcel)
  if ('refused' in known) return refused(known.refused)
  const rate = known.rates.find(each => each.code === code)
  if (!rate) return refused(rateGone)
  if (paise !== undefined && paise !== rate.paise)
    return refused(rateChanged(rate.courier, exactRupees(rate.paise)))
  const booking = await db.one<Booking>(ASK, [
    ...[orderId, newReference(orderId), accountOf(settings), rate.code, rate.courier, rate.paise],
    ...[sumOf([first, ...others], collectOf), parcel.weight, parcel.length, parcel.breadth, parcel.height],
  ])
  // Somebody else began one in the same moment.
  if (!booking) return refused(bookedUnderWay(rate.courier))
  await failpoint('courier-asked')
  try {
    const courier = await courierOf(settings)
    const email = await mailOfShop()
    const asked = parcelToBook([first, ...others], {
      ...{ reference: booking.reference, parcel, email },
      hsn: await hsnOf([first, ...others].map(({ id }) => id)),
    })
    const booked = await courier.book(asked, rate.code)
    await failpoint('courier-answered')
    await keepBooked(booking, booked)
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    return failed(booking, error)
  }
  return told(booking.id)
}

async function told(id: number): Promise<SellerResult> {
  const booking = await askPickup(id)
  return done(bookedNow(booking?.courier ?? '', booking?.awb ?? '', booking?.pickup ?? ''))
}

async function failed({ id }: Booking, { kind, message }: CourierError): Promise<SellerResult> {
  if (kind !== 'unclear') {
    await db.run(REFUSED, [id, message])
    return refused(bookingRefused(message))
  }
  await db.run(UNKNOWN, [id, message])
  const state = await lookUp(id)
  return state === 'booked' ? told(id) : refused(bookingUnknown(message))
}

/** The courier service asks for a mail address. */
const mailOfShop = async () =>
  (await knownShop())?.email ||
  (await knownSeller()).seller.care.email ||
  `shop@${new URL(env.siteUrl).hostname}`

/** As they were billed. */
async function hsnOf(orders: readonly string[]) {
  const rows = await db.query<{ line: string; hsn: string }>(HSN, [orders])
  return new Map(rows.map(({ line, hsn }) => [line, hsn]))
}

/** At most 50 letters, and told from the order's others. */
const newReference = (orderId: string) => `${orderId}-${randomBytes(4).toString('hex')}`

const refused = (message: string): SellerResult => ({ done: false, message })

const HSN = `
  select order_id || ' ' || place as line, hsn from order_line_taxes where order_id = any($1) and hsn <> ''`

// Under the order that gives its name to the parcel, so that those who travel together have one open try.
const ASK = `
  insert into courier_bookings (order_id, reference, account, courier_code, courier, rate, collect, weight_grams,
    length_cm, breadth_cm, height_cm, check_at)
  values (coalesce((select with_order from shared_parcels where order_id = $1), $1), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + interval '1 minute')
  on conflict (order_id) where state in ('asked', 'unknown', 'booked', 'cancelling') do nothing
  returning *`

// Looked for once more: what was begun before it was refused is cancelled there.
const REFUSED = `
  update courier_bookings set state = 'refused', ended_at = now(), last_error = $2, check_at = now() + interval '1 minute'
   where id = $1 and state = 'asked'`

const UNKNOWN = `
  update courier_bookings set state = 'unknown', last_error = $2, check_at = now() + interval '20 seconds'
   where id = $1 and state = 'asked'`
