import 'server-only'
import { z } from 'zod'
import { serviceUnreadable } from '#messages/courier-service.ts'
import { CourierError, type Track, type TrackState } from '../courier.ts'

/** What the service's numbers mean. One that is not here tells nothing that moves an order. */
const STATES: Record<number, TrackState> = {
  ...{ 1: 'booked', 2: 'booked', 3: 'booked', 4: 'booked', 5: 'booked', 11: 'booked', 13: 'booked' },
  ...{ 15: 'booked', 19: 'booked', 20: 'booked', 27: 'booked', 52: 'booked' },
  ...{ 6: 'moving', 18: 'moving', 22: 'moving', 38: 'moving', 39: 'moving', 42: 'moving', 48: 'moving' },
  17: 'out',
  21: 'failed',
  ...{ 9: 'returning', 14: 'returning', 40: 'returning', 41: 'returning', 46: 'returning' },
  ...{ 7: 'delivered', 26: 'delivered', 10: 'returned' },
  ...{ 12: 'lost', 24: 'lost', 25: 'lost', 44: 'lost' },
  ...{ 8: 'cancelled', 45: 'cancelled' },
}

/** How far a parcel is, by an answer to the track call; undefined where it tells nothing of this one yet. */
export function readTrack(awb: string, body: unknown): Track | undefined {
  const read = answer.safeParse(Array.isArray(body) ? body[0] : body)
  if (!read.success) throw new CourierError('down', serviceUnreadable(200))
  const data = read.data.tracking_data ?? keyed(read.data, awb)
  if (!data || data.track_status === 0) return undefined
  // Somebody else's parcel, under a number that was given anew.
  if (data.shipment_track.some(({ awb_code: of }) => of !== '' && of !== awb)) return undefined
  const state = STATES[data.shipment_status]
  if (!state) return undefined
  const moments = data.shipment_track_activities.flatMap(({ date }) => momentOf(date) ?? [])
  const [latest] = data.shipment_track_activities
  const text =
    [latest?.activity, latest?.location].filter(Boolean).join(', ') || data.shipment_track[0]?.current_status
  return {
    state,
    at: moments.length ? new Date(Math.max(...moments)) : undefined,
    text: (text ?? '').slice(0, 200),
  }
}

/** Its times are those of India. */
export const momentOf = (text: string): number | undefined => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text) ?? []
  const at = day && time ? Date.parse(`${day}T${time}+05:30`) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

const text = z.string().max(500).catch('').default('')
const tracking = z.object({
  track_status: z.number().catch(1),
  shipment_status: z.coerce.number().int().catch(0),
  shipment_track: z
    .array(z.object({ awb_code: z.coerce.string().catch(''), current_status: text }))
    .nullish()
    .transform(all => all ?? [])
    .catch([]),
  shipment_track_activities: z
    .array(z.object({ date: text, activity: text, location: text }))
    .nullish()
    .transform(all => all ?? [])
    .catch([]),
})
const answer = z.looseObject({ tracking_data: tracking.optional() })

const keyed = (data: Record<string, unknown>, awb: string) =>
  z.object({ tracking_data: tracking }).safeParse(data[awb]).data?.tracking_data
