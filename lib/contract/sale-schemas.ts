import { z } from 'zod'
import { amount, moment } from './fields.ts'

/** A sale that runs now: when it ends, if it does, and what was asked before it, if anything else was. */
export const sale = z.object({ until: z.optional(moment), was: amount.optional() })
export type Sale = z.infer<typeof sale>

/** What was asked until the price last changed, within a week. */
export const before = z.object({ price: amount, until: moment })
export type Before = z.infer<typeof before>
