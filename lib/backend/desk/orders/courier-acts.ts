import 'server-only'
import { z } from 'zod'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { chooseOne, parcelWrong, wordsNeeded } from '#messages/desk-orders-courier.ts'
import { bookParcel } from '../../couriers/book-parcel.ts'
import { cancelBooking } from '../../couriers/cancel-booking.ts'
import { answerFailedDelivery, endParcelTask } from '../../couriers/failed-delivery.ts'
import { askPickupOf, lookForBooking } from '../../couriers/look-for-booking.ts'
import { MOST_PARCEL } from '../../couriers/parcel-of-order.ts'
import { orderAct } from './order-act.ts'
import { lineOf, ofOrder } from './order-input.ts'

const PACKING = ['owner', 'packer'] as const

const whole = (most: number) =>
  z.coerce
    .number(parcelWrong(1, most))
    .int(parcelWrong(1, most))
    .min(1, parcelWrong(1, most))
    .max(most, parcelWrong(1, most))
const words = lineOf(200, wordsNeeded)
/** The same words for all, as the function says them. */
const asSaid = (_: unknown, message: string) => message

/** A parcel that a courier service is asked to bring. */
export const courierActs = {
  book: orderAct({
    roles: PACKING,
    input: z.object({
      ...ofOrder,
      // The courier, and what it was said to cost: "103 9900".
      rate: z.string(chooseOne).regex(/^[\w-]{1,20} \d{1,9}$/, chooseOne),
      weight: whole(MOST_PARCEL.weight),
      length: whole(MOST_PARCEL.length),
      breadth: whole(MOST_PARCEL.breadth),
      height: whole(MOST_PARCEL.height),
    }),
    step: ({ id, rate, weight, length, breadth, height }) => {
      const [code = '', paise] = rate.split(' ')
      return bookParcel({
        orderId: id,
        code,
        paise: Number(paise),
        parcel: { weight, length, breadth, height },
      })
    },
    said: asSaid,
    to: ({ id }) => orderPage(id),
  }),
  lookForBooking: orderAct({
    roles: PACKING,
    input: z.object(ofOrder),
    step: ({ id }) => lookForBooking(id),
    said: asSaid,
  }),
  askPickup: orderAct({
    roles: PACKING,
    input: z.object(ofOrder),
    step: ({ id }) => askPickupOf(id),
    said: asSaid,
  }),
  cancelBooking: orderAct({
    roles: PACKING,
    input: z.object(ofOrder),
    step: ({ id }) => cancelBooking(id),
    said: asSaid,
  }),
  tryAgain: orderAct({
    roles: PACKING,
    input: z.object({ ...ofOrder, words }),
    step: ({ id, words }) => answerFailedDelivery(id, 'again', words),
    said: asSaid,
  }),
  sendBack: orderAct({
    roles: ['owner'],
    input: z.object({ ...ofOrder, words }),
    step: ({ id, words }) => answerFailedDelivery(id, 'return', words),
    said: asSaid,
  }),
  /** She was called, or it was settled in another way. */
  parcelTaskDone: orderAct({
    roles: PACKING,
    input: z.object(ofOrder),
    step: ({ id }) => endParcelTask(id),
    said: asSaid,
  }),
}
