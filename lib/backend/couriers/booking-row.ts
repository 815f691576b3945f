import 'server-only'
import { type Db, db } from '../db/pool.ts'
import type { TrackState } from './courier.ts'

export type BookingState = 'asked' | 'unknown' | 'absent' | 'refused' | 'booked' | 'cancelling' | 'cancelled'
export type Task = '' | 'failed' | 'cancelled' | 'twice' | 'lost'

/** A parcel that a courier was asked to bring. Money in paise. */
export type Booking = {
  id: number
  order_id: string
  reference: string
  account: string
  state: BookingState
  courier_code: string
  courier: string
  rate: number
  collect: number
  weight_grams: number
  length_cm: number
  breadth_cm: number
  height_cm: number
  remote_order: string
  remote_shipment: string
  awb: string
  pickup: string
  asked_at: Date
  booked_at: Date | null
  ended_at: Date | null
  last_error: string
  failures: number
  track: TrackState | ''
  track_at: Date | null
  track_text: string
  task: Task
  task_at: Date | null
  task_note: string
}

export const bookingById = (id: number, on: Db = db) =>
  on.one<Booking>('select * from courier_bookings where id = $1', [id])

/** The latest of the parcel that an order travels in. */
export const bookingOf = (orderId: string, on: Db = db) => on.one<Booking>(OF_PARCEL, [orderId])

/** One that has not ended, of the parcel that an order travels in. */
export const openBookingOf = (orderId: string, on: Db = db) => on.one<Booking>(OPEN, [orderId])

// The order itself, and those in the same parcel.
const PARCEL = `coalesce((select with_order from shared_parcels where order_id = $1), $1)`
const TOGETHER = `(b.order_id = $1 or b.order_id = ${PARCEL}
  or b.order_id in (select order_id from shared_parcels where with_order = ${PARCEL}))`

const OF_PARCEL = `
  select b.* from courier_bookings b where ${TOGETHER}
   order by b.state in ('asked', 'unknown', 'booked', 'cancelling') desc, b.id desc limit 1`

const OPEN = `
  select b.* from courier_bookings b where ${TOGETHER} and b.state in ('asked', 'unknown', 'booked', 'cancelling')
   order by b.id desc limit 1`
