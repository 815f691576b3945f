import 'server-only'
import { z } from 'zod'
import { labelElsewhere, labelNoPdf, serviceSaid, serviceUnreadable } from '#messages/courier-service.ts'
import { askService } from '../ask-service.ts'
import { type Booked, type Courier, CourierError, type Found } from '../courier.ts'
import type { CourierSettings } from '../port.ts'
import { asker } from './ask.ts'
import { orderBody } from './order-body.ts'
import { rateOf, rates } from './rates.ts'
import { wordsOf } from './read-answer.ts'
import { readTrack } from './track.ts'

const PDF_MOST = 8 * 1024 * 1024

/** The service's REST API (v1/external), as documented. */
export function courier(settings: CourierSettings): Courier {
  const ask = asker(settings)
  const assign = async (made: Made, code: string): Promise<Booked> => {
    const { body } = await ask('POST', '/courier/assign/awb', {
      body: { shipment_id: made.shipment, courier_id: code },
    })
    const read = assigned.safeParse(body)
    if (read.success)
      return { ...made, awb: read.data.response.data.awb_code, courier: read.data.response.data.courier_name }
    const refused = notAssigned.safeParse(body)
    if (refused.success)
      throw new CourierError(
        'refused',
        serviceSaid(refused.data.response.data.awb_assign_error.slice(0, 300)),
      )
    const words = message.safeParse(body)
    throw words.success
      ? new CourierError('refused', wordsOf(body))
      : new CourierError('unclear', serviceUnreadable(200))
  }
  return {
    rates: async ({ from, to, collect, worth, parcel }) => {
      const query = new URLSearchParams({
        pickup_postcode: from,
        delivery_postcode: to,
        weight: String(parcel.weight / 1000),
        cod: collect > 0 ? '1' : '0',
        ...{ length: String(parcel.length), breadth: String(parcel.breadth), height: String(parcel.height) },
        declared_value: String(worth / 100),
      })
      return rates(await ask('GET', `/courier/serviceability/?${query}`, { tells: 404 }), collect > 0).map(
        rateOf,
      )
    },
    book: async (parcel, code) => {
      const { body } = await ask('POST', '/orders/create/adhoc', {
        body: orderBody(parcel, settings.pickupPlace),
      })
      const made = created.safeParse(body)
      // It says what is wrong with a place to fetch from with a status of 200.
      if (!made.success)
        throw message.safeParse(body).success
          ? new CourierError('refused', wordsOf(body))
          : new CourierError('unclear', serviceUnreadable(200))
      const { order_id: order, shipment_id: shipment } = made.data
      return assign({ order, shipment }, code)
    },
    find: async reference => {
      const query = new URLSearchParams({ search: reference, per_page: '20' })
      const { body } = await ask('GET', `/orders?${query}`)
      const read = found.safeParse(body)
      if (!read.success) throw new CourierError('down', serviceUnreadable(200))
      return read.data.data.filter(each => each.channel_order_id === reference).map(foundOf)
    },
    label: async shipment => {
      const { body } = await ask('POST', '/courier/generate/label', { body: { shipment_id: [shipment] } })
      const read = labelled.safeParse(body)
      if (!read.success) throw new CourierError('refused', wordsOf(body))
      return fetchLabel(read.data.label_url, settings)
    },
    pickup: async shipment => {
      const { body } = await ask('POST', '/courier/generate/pickup', { body: { shipment_id: [shipment] } })
      const read = fetched.safeParse(body)
      if (!read.success) throw new CourierError('refused', wordsOf(body))
      return read.data.response.pickup_scheduled_date.slice(0, 16)
    },
    track: async awb =>
      readTrack(awb, (await ask('GET', `/courier/track/awb/${encodeURIComponent(awb)}`)).body),
    cancel: async order => {
      await ask('POST', '/orders/cancel', { body: { ids: [order] } })
    },
    answer: async (awb, wish, words) => {
      await ask('POST', `/ndr/${encodeURIComponent(awb)}/action`, {
        body: { action: wish === 'again' ? 're-attempt' : 'return', comments: words },
      })
    },
  }
}

type Made = { order: string; shipment: string }

/** It lies elsewhere, for whoever knows its address: only over https, or where the service itself is. */
async function fetchLabel(url: string, { apiUrl, timeoutMs }: CourierSettings) {
  const address = URL.parse(url)
  const isSafe = address?.protocol === 'https:' || address?.origin === new URL(apiUrl).origin
  if (!address || !isSafe) throw new CourierError('refused', labelElsewhere)
  const { status, bytes } = await askService(new Request(address), { timeoutMs, most: PDF_MOST })
  if (status !== 200 || new TextDecoder('latin1').decode(bytes.subarray(0, 5)) !== '%PDF-')
    throw new CourierError('down', labelNoPdf)
  return bytes
}

const id = z.union([z.number().int(), z.string().min(1).max(60)]).transform(String)
const message = z.object({ message: z.string().min(1) })
const created = z.object({ order_id: id, shipment_id: id })
const assigned = z.object({
  awb_assign_status: z.literal(1),
  response: z.object({
    data: z.object({
      awb_code: z.union([z.string().min(1).max(60), z.number().int()]).transform(String),
      courier_name: z.string().max(200).catch(''),
    }),
  }),
})
const notAssigned = z.object({
  response: z.object({ data: z.object({ awb_assign_error: z.string().min(1) }) }),
})
const shipmentFound = z.object({
  id,
  awb: z
    .union([z.string().max(60), z.number()])
    .nullish()
    .transform(awb => String(awb ?? '')),
  courier: z.string().max(200).nullish().catch(''),
})
const found = z.object({
  data: z.array(
    z.object({
      id,
      channel_order_id: id,
      status: z.string().catch(''),
      shipments: z.array(shipmentFound).catch([]),
    }),
  ),
})
const foundOf = ({ id: order, status, shipments }: z.infer<typeof found>['data'][number]): Found => {
  const [shipment] = shipments
  return {
    order,
    shipment: shipment?.id ?? '',
    awb: shipment?.awb ?? '',
    courier: shipment?.courier ?? '',
    isCancelled: /^cancel/i.test(status),
  }
}
const labelled = z.object({ label_url: z.string().min(1).max(2_000) })
const fetched = z.object({ response: z.object({ pickup_scheduled_date: z.string().max(60) }) })
