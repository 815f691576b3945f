import 'server-only'
import { ApiError } from '#lib/contract/api-error.ts'
import type { parcelCalls } from '#lib/contract/v1/parcels-v1.ts'
import type { InputOf } from '#lib/contract/v1/program-call.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { bookingOf } from '../../couriers/booking-row.ts'
import { parcelLabel } from '../../couriers/parcel-label.ts'
import { db } from '../../db/pool.ts'
import { readShipping } from '../../desk/orders/shipping.ts'
import type { ActName, Rows } from '../call-row.ts'

type Calls = typeof parcelCalls
type OfOrder = { id: string }

const oneParcel = async ({ id }: OfOrder) => {
  const booking = await bookingOf(hyphenatedNumber(id))
  return (
    booking && {
      order_id: booking.order_id,
      state: booking.state,
      courier: booking.courier,
      tracking_number: booking.awb,
      price_paise: booking.rate,
      pickup: booking.pickup,
      track: booking.track,
      track_text: booking.track_text,
      track_at: booking.track_at?.toISOString() ?? null,
      task: booking.task,
      last_error: booking.last_error,
    }
  )
}

async function listRates({ id, ...asked }: InputOf<Calls['listRates']>) {
  const text = (value: number | undefined) => value?.toString()
  const known = await readShipping(
    id,
    {
      weight: text(asked.weight_g),
      length: text(asked.length_cm),
      breadth: text(asked.breadth_cm),
      height: text(asked.height_cm),
    },
    'owner',
  )
  if (!known) return undefined
  const { weight, length, breadth, height } = known.parcel
  return {
    ...{ weight_g: weight, length_cm: length, breadth_cm: breadth, height_cm: height },
    collect_paise: known.collect ?? 0,
    rates: known.rates.map(({ code, courier, paise, day }) => ({
      rate: `${code} ${paise}`,
      courier,
      price_paise: paise,
      day: day || null,
    })),
    refused: known.refused,
  }
}

async function getLabel({ id }: OfOrder) {
  const label = await parcelLabel(hyphenatedNumber(id))
  // The service's own words.
  if (label && 'failed' in label) throw new ApiError(503, label.failed)
  return label && { pdf: Buffer.from(label.pdf), name: label.awb }
}

const after = async (input: OfOrder) => {
  const parcel = await oneParcel(input)
  return parcel && { parcel }
}

const onParcel = <Input extends OfOrder>(act: ActName, fields: (input: Input) => object = () => ({})) => ({
  act,
  form: async (input: Input) => {
    const id = hyphenatedNumber(input.id)
    return (await db.one('select 1 from orders where id = $1', [id])) && { id, ...fields(input) }
  },
  after,
})

export const parcelRows: Rows<Calls> = {
  listRates: { read: listRates },
  getParcel: { read: oneParcel },
  getLabel: { read: getLabel },
  bookParcel: onParcel('orders.book', (input: InputOf<Calls['bookParcel']>) => ({
    rate: input.rate,
    weight: input.weight_g,
    length: input.length_cm,
    breadth: input.breadth_cm,
    height: input.height_cm,
  })),
  lookForBooking: onParcel('orders.lookForBooking'),
  askPickup: onParcel('orders.askPickup'),
  cancelBooking: onParcel('orders.cancelBooking'),
}
