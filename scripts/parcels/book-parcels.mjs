import { writeFile } from 'node:fs/promises'
import { bookParcel } from '#lib/backend/couriers/book-parcel.ts'
import { cancelBooking } from '#lib/backend/couriers/cancel-booking.ts'
import { answerFailedDelivery, endParcelTask } from '#lib/backend/couriers/failed-delivery.ts'
import { askPickupOf, lookForBooking } from '#lib/backend/couriers/look-for-booking.ts'
import { parcelLabel } from '#lib/backend/couriers/parcel-label.ts'
import { readShipping } from '#lib/backend/desk/orders/shipping.ts'
import { dayInWords } from '#lib/delivery/rules/day-in-words.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  labelWritten,
  noSuchRate,
  notToBook,
  parcelGuessed,
  parcelInWords,
  rateInWords,
} from '#messages/cli-parcels.ts'
import { noCourierLabel } from '#messages/courier-bookings.ts'

const PARCEL = ['weight', 'length', 'breadth', 'height']
const order = { names: [1, 1] }

/** What the desk does with a courier service, by command. */
export const bookingOptions = {
  rates: { ...order, options: PARCEL },
  book: { ...order, options: ['courier!', ...PARCEL] },
  look: order,
  pickup: order,
  label: { names: [2, 2] },
  unbook: order,
  again: { ...order, options: ['words!'] },
  back: { ...order, options: ['words!'] },
  settled: order,
}

export const bookingVerbs = fileOf => ({
  rates,
  book,
  look: ({ names: [id] }) => tell(lookForBooking(hyphenatedNumber(id))),
  pickup: ({ names: [id] }) => tell(askPickupOf(hyphenatedNumber(id))),
  label: ({ names: [id, file] }) => label(hyphenatedNumber(id), fileOf(file)),
  unbook: ({ names: [id] }) => tell(cancelBooking(hyphenatedNumber(id))),
  again: ({ names: [id], text }) => tell(answerFailedDelivery(hyphenatedNumber(id), 'again', text('words'))),
  back: ({ names: [id], text }) => tell(answerFailedDelivery(hyphenatedNumber(id), 'return', text('words'))),
  settled: ({ names: [id] }) => tell(endParcelTask(hyphenatedNumber(id))),
})

async function rates({ names: [id], text }) {
  const shipping = await shippingOf(id, text)
  if (!shipping) return told(notToBook(id))
  const { weight, length, breadth, height } = shipping.parcel
  console.log(parcelInWords(weight, length, breadth, height))
  if (shipping.isWeightGuessed || shipping.isBoxGuessed) console.log(parcelGuessed)
  if (shipping.refused) return told(shipping.refused)
  for (const { courier, paise, day } of shipping.rates)
    console.log(rateInWords({ courier, amount: exactRupees(paise), day: dayInWords(day) }))
  return 0
}

async function book({ names: [id], text }) {
  const shipping = await shippingOf(id, text)
  if (!shipping) return told(notToBook(id))
  if (shipping.refused) return told(shipping.refused)
  const wish = text('courier').toLowerCase()
  const rate = shipping.rates.find(({ courier, code }) => [courier.toLowerCase(), code].includes(wish))
  if (!rate) return told(noSuchRate(text('courier')))
  return tell(
    bookParcel({ orderId: shipping.id, code: rate.code, paise: rate.paise, parcel: shipping.parcel }),
  )
}

async function label(id, file) {
  const found = await parcelLabel(id)
  if (!found) return told(noCourierLabel)
  if ('failed' in found) return told(found.failed)
  await writeFile(file, found.pdf)
  console.log(labelWritten(file))
  return 0
}

const shippingOf = (id, text) =>
  readShipping(id, Object.fromEntries(PARCEL.map(name => [name, text(name)])), 'owner')

async function tell(result) {
  const { done, message } = await result
  console[done ? 'log' : 'error'](message)
  return done ? 0 : 1
}

function told(refused) {
  console.error(refused)
  return 1
}
