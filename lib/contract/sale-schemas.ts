import { z } from 'zod'
import { amount, moment } from './fields.ts'

const runningSale = z.object({ until: z.optional(moment), was: amount.optional() })
const priceBefore = z.object({ price: amount, until: moment })

/** A sale that runs now: when it ends, if it does, and what was asked before it, if anything else was. */
export const sale = orNone(runningSale)
export type Sale = z.infer<typeof runningSale>

/** What was asked until the price last changed, within a week. */
export const before = orNone(priceBefore)
export type Before = z.infer<typeof priceBefore>

/** What cannot be read is left out: the product is sold all the same. */
function orNone<Of extends z.ZodType>(schema: Of) {
  return z.optional(
    z.preprocess(value => (schema.safeParse(value).success ? value : undefined), schema.optional()),
  )
}
