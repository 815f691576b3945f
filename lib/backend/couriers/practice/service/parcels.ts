import 'server-only'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { db } from '../../../db/pool.ts'
import { transaction } from '../../../db/transaction.ts'
import { type Activity, type Parcel, parcelByAwb, parcelById, parcelsOf } from './ledger.ts'
import { Refused, STATUS, timeText } from './protocol.ts'
import { BUSY, isServed, nameOf, TWICE } from './rates.ts'

const cm = z.number().gt(0.5)
const line = z.object({
  name: z.string().min(1),
  sku: z.string().min(1),
  units: z.number().int().min(1),
  selling_price: z.number().min(0),
  hsn: z.number().int().optional(),
})
/** What the service asks of an order; what is missing is told as it tells it. */
const wanted = z.object({
  order_id: z.string().min(1).max(50),
  order_date: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  pickup_location: z.string().min(1),
  billing_customer_name: z.string().min(1),
  billing_last_name: z.string(),
  billing_address: z.string().min(3),
  billing_address_2: z.string(),
  billing_city: z.string().min(1).max(30),
  billing_pincode: z.string().regex(/^[1-9]\d{5}$/),
  billing_state: z.string().min(1),
  billing_country: z.literal('India'),
  billing_email: z.string(),
  billing_phone: z.string().regex(/^[6-9]\d{9}$/),
  shipping_is_billing: z.literal(true),
  order_items: z.array(line).min(1),
  payment_method: z.enum(['COD', 'Prepaid']),
  sub_total: z.number().min(0),
  ...{ length: cm, breadth: cm, height: cm, weight: z.number().gt(0) },
})

export async function createOrder(body: Record<string, unknown>) {
  const read = wanted.safeParse(body)
  if (!read.success) {
    const errors = Object.fromEntries(
      read.error.issues.map(({ path }) => [path.join('.'), [`The ${path.join('.')} is not right.`]]),
    )
    throw new Refused(422, 'The given data was invalid.', errors)
  }
  const reference = read.data.order_id
  const [before] = await parcelsOf(reference)
  // The same order again changes nothing; a cancelled one does not come back.
  if (before?.status === 8) throw new Refused(400, 'Order is already cancelled, cannot be created again.')
  const parcel =
    before ??
    (await db.one<Parcel>('insert into practice.parcels (reference, body) values ($1, $2) returning *', [
      reference,
      JSON.stringify(body),
    ]))
  return {
    order_id: parcel?.id,
    shipment_id: shipmentOf(parcel),
    status: 'NEW',
    status_code: 1,
    onboarding_completed_now: 0,
    awb_code: '',
    courier_company_id: '',
    courier_name: '',
  }
}

/** An id of its own, so that nobody takes the one for the other. */
const SHIPMENT = 500_000
const shipmentOf = (parcel?: Parcel) => SHIPMENT + Number(parcel?.id)
export const orderOfShipment = (shipment: unknown) => Number(shipment) - SHIPMENT

const newAwb = () => `77${randomInt(10 ** 9, 10 ** 10 - 1)}`

export async function assignAwb({ shipment_id: shipment, courier_id: courier }: Record<string, unknown>) {
  const code = String(courier ?? '101')
  const name = nameOf(code)
  if (code === BUSY) throw new Refused(429, 'Too Many Attempts.')
  const parcel = await transaction(async tx => {
    const found = await parcelById(orderOfShipment(shipment), tx)
    if (!found || found.status === 8) throw new Refused(404, 'Shipment not found.')
    if (!name || !isServed(String(found.body.billing_pincode)))
      return notAssigned('Courier does not serve this pincode.')
    if (found.awb) throw new Refused(400, 'AWB is already assigned.')
    const awb = newAwb()
    await tx.run('update practice.parcels set awb = $2, courier = $3 where id = $1', [found.id, awb, name])
    if (code === TWICE)
      await tx.run('insert into practice.parcels (reference, body, awb, courier) values ($1, $2, $3, $4)', [
        found.reference,
        JSON.stringify(found.body),
        newAwb(),
        name,
      ])
    return {
      awb_assign_status: 1,
      response: {
        data: {
          courier_company_id: Number(code),
          awb_code: awb,
          cod: found.body.payment_method === 'COD' ? 1 : 0,
          order_id: found.id,
          shipment_id: shipmentOf(found),
          awb_code_status: 1,
          courier_name: name,
        },
      },
    }
  })
  return parcel
}

const notAssigned = (awb_assign_error: string) => ({
  awb_assign_status: 0,
  response: { data: { awb_assign_error } },
})

export const found = async (reference: string) => ({
  data: (await parcelsOf(reference)).map(parcel => ({
    id: parcel.id,
    channel_order_id: parcel.reference,
    status: (STATUS[parcel.status] ?? 'NEW').toUpperCase(),
    status_code: parcel.status,
    shipments: [
      {
        id: shipmentOf(parcel),
        awb: parcel.awb || null,
        courier: parcel.courier || null,
        status: STATUS[parcel.status],
      },
    ],
  })),
  meta: { pagination: { total: 1, count: 1, per_page: 20, current_page: 1, total_pages: 1 } },
})

const OVER = [7, 8, 10]

/** A parcel goes on. `at` is when that happened, which may be told later. */
export async function moveParcel(awb: string, status: number, at = new Date()): Promise<Parcel | undefined> {
  const activity: Activity = {
    date: timeText(at),
    status: String(status),
    activity: STATUS[status] ?? '',
    location: 'Indore',
    'sr-status': String(status),
  }
  return db.one<Parcel>(
    `update practice.parcels set status = $2, activities = $3::jsonb || activities
      where awb = $1 and not (status = any($4)) returning *`,
    [awb, status, JSON.stringify([activity]), OVER],
  )
}

export async function cancelOrders(ids: unknown) {
  const list = z
    .array(z.union([z.number(), z.string()]))
    .min(1)
    .safeParse(ids)
  if (!list.success) throw new Refused(422, 'The ids field is required.')
  for (const id of list.data) {
    const parcel = await parcelById(id)
    if (!parcel) throw new Refused(404, 'Order not found.')
    if (![1, 3].includes(parcel.status)) throw new Refused(400, 'Cannot cancel order in this status.')
    await db.run('update practice.parcels set status = 8 where id = $1', [parcel.id])
  }
  return { status_code: 200, message: 'Order cancelled successfully.' }
}

export async function tracked(awb: string) {
  const parcel = await parcelByAwb(awb)
  if (!parcel)
    return {
      tracking_data: { track_status: 0, shipment_status: 0, shipment_track: [], error: 'No record found.' },
    }
  return {
    tracking_data: {
      track_status: 1,
      shipment_status: parcel.status,
      shipment_track: [
        { id: parcel.id, awb_code: awb, courier_name: parcel.courier, current_status: STATUS[parcel.status] },
      ],
      shipment_track_activities: parcel.activities.length ? parcel.activities : null,
      track_url: '',
      etd: '',
    },
  }
}
