import 'server-only'
import { z } from 'zod'
import { SHOP_REASON_MAX } from '#lib/constants.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { paiseOf } from '#lib/rules/paise-of.ts'
import {
  courierNeeded,
  notOrderNumber,
  parcelNeeded,
  tooLongForCustomer,
} from '#messages/desk-orders-acts.ts'

/** The number of an order in whatever notation. */
export const orderNumber = z
  .string(notOrderNumber)
  .max(60, notOrderNumber)
  .transform(hyphenatedNumber)
  .refine(number => /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/.test(number), notOrderNumber)

/** What every form about one order sends: its number, and what its page has shown of it. */
export const ofOrder = { id: orderNumber, seen: z.string().max(80).optional() }

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** One line that must be there. */
export const lineOf = (most: number, missing: string, tooLong = missing) =>
  z.string(missing).transform(oneLine).pipe(z.string().min(1, missing).max(most, tooLong))

/** Words to a customer. */
export const reasonFor = (missing: string) =>
  lineOf(SHOP_REASON_MAX, missing, tooLongForCustomer(SHOP_REASON_MAX))

export const courier = lineOf(80, courierNeeded)
export const parcelNumber = lineOf(80, parcelNeeded)

/** A sum that is typed, in paise. */
export const rupees = (missing: string) =>
  z
    .string(missing)
    .max(30, missing)
    .refine(typed => paiseOf(typed) !== undefined, missing)
    .transform(typed => paiseOf(typed) ?? 0)

/** A box that was ticked. */
export const ticked = z.string().max(20).optional().transform(Boolean)
