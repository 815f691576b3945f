import { z } from 'zod'
import type { Family } from './program-call.ts'
import { day, done, line, moment, named, number, paise } from './v1-fields.ts'

const size = (most: number) => z.int().min(1).max(most)
const measured = {
  weight_g: size(100_000),
  length_cm: size(300),
  breadth_cm: size(300),
  height_cm: size(300),
}
const asked = (most: number) => z.coerce.number().int().min(1).max(most).optional()

/** A parcel that a courier service was asked to bring. */
const parcel = named(
  'parcel',
  z.object({
    order_id: z.string(),
    state: z.enum(['asked', 'unknown', 'absent', 'refused', 'booked', 'cancelling', 'cancelled']),
    courier: z.string(),
    tracking_number: z.string(),
    price_paise: paise,
    /** When it is fetched, in the words of the service. */
    pickup: z.string(),
    track: z.string(),
    track_text: z.string(),
    track_at: moment.nullable(),
    /** What waits for somebody of the shop; '' where nothing does. */
    task: z.enum(['', 'failed', 'cancelled', 'twice', 'lost']),
    last_error: z.string(),
  }),
)

const params = z.object({ id: number })
const nothing = z.strictObject({})

const step = <Name extends string, Body extends z.ZodObject>(name: Name, body: Body) => ({
  method: 'POST' as const,
  path: `/orders/{id}/${name}` as const,
  scope: 'parcels:write' as const,
  params,
  body,
  answer: done('parcel', parcel),
})

export const parcelCalls = {
  listRates: {
    method: 'GET',
    path: '/orders/{id}/rates',
    scope: 'parcels:read',
    params,
    query: z.strictObject({
      weight_g: asked(100_000),
      length_cm: asked(300),
      breadth_cm: asked(300),
      height_cm: asked(300),
    }),
    answer: z.object({
      ...measured,
      collect_paise: paise,
      rates: z.array(
        z.object({
          /** Sent back to book it. */
          rate: z.string(),
          courier: z.string(),
          price_paise: paise,
          day: day.nullable(),
        }),
      ),
      /** Why there are none, in the words of the service. */
      refused: z.string(),
    }),
  },
  getParcel: {
    method: 'GET',
    path: '/orders/{id}/parcel',
    scope: 'parcels:read',
    params,
    answer: parcel,
  },
  getLabel: { method: 'GET', path: '/orders/{id}/label', scope: 'parcels:read', params, answer: 'pdf' },
  bookParcel: step('book', z.strictObject({ rate: line(40), ...measured })),
  lookForBooking: step('look-for-booking', nothing),
  askPickup: step('ask-pickup', nothing),
  cancelBooking: step('cancel-booking', nothing),
} satisfies Family
