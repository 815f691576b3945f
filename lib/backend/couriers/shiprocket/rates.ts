import 'server-only'
import { z } from 'zod'
import { serviceUnreadable } from '#messages/courier-service.ts'
import { CourierError, type Rate } from '../courier.ts'

/** The couriers of an answer; none where the place is not served, which it says with 404 in the answer. */
export function rates({ status, body }: { status: number; body: unknown }, isAtDoor: boolean): Offer[] {
  const read = serviceable.safeParse(body)
  if (read.success)
    return read.data.data.available_courier_companies.filter(each => !isAtDoor || each.cod !== 0)
  if (notServed.safeParse(body).success) return []
  throw new CourierError('down', serviceUnreadable(status))
}

export const rateOf = (offer: Offer): Rate => ({
  code: offer.courier_company_id,
  courier: offer.courier_name,
  // The charge for the money at the door is part of the rate.
  paise: Math.round(offer.rate * 100),
  day: dayOf(offer.etd),
  days: offer.estimated_delivery_days,
})

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "May 28, 2026" or "2026-05-28 23:00:00" as 2026-05-28; '' where it is neither. */
export function dayOf(etd: string): string {
  const [iso] = /^\d{4}-\d\d-\d\d/.exec(etd) ?? []
  if (iso) return iso
  const [, month = '', day = '', year = ''] = /^([A-Za-z]{3})[a-z]* (\d{1,2}), (\d{4})$/.exec(etd) ?? []
  const place = MONTHS.indexOf(month.toLowerCase())
  return place < 0 ? '' : `${year}-${String(place + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}

const money = z.coerce.number().min(0).max(10_000_000)
const offer = z.object({
  courier_company_id: z.union([z.number().int(), z.string().min(1).max(20)]).transform(String),
  courier_name: z.string().min(1).max(200),
  rate: money,
  cod: z.number().nullish().catch(undefined),
  etd: z.string().max(60).catch(''),
  estimated_delivery_days: z.coerce.number().int().min(0).max(365).optional().catch(undefined),
})
type Offer = z.infer<typeof offer>
const serviceable = z.object({ data: z.object({ available_courier_companies: z.array(offer).max(500) }) })
const notServed = z.object({ status: z.literal(404), message: z.string() })
