import { z } from 'zod'
import { amount, code, count, moment, reference, someRows, text, yes } from './fields.ts'

const MOST = 200

/** Units of a line of the order, by its place; `instead`: what is wanted for them. */
const returnedLine = z.object({ place: count(500), units: count(100_000), instead: text })

const returnRequest = z.object({
  number: reference,
  state: z.enum(['asked', 'accepted', 'refused', 'withdrawn', 'picked', 'received', 'refunded', 'exchanged']),
  wish: z.enum(['money', 'exchange']),
  reason: z.enum(['defective', 'wrong', 'late', 'size', 'unlike', 'unwanted']),
  /** Why it was refused. */
  because: text,
  askedAt: moment,
  lines: someRows(returnedLine, MOST),
  courier: text,
  trackingNumber: text,
})
export type ReturnRequest = z.infer<typeof returnRequest>

const endedPart = z.object({
  kind: z.enum(['returned', 'exchanged', 'lost', 'damaged', 'goodwill']),
  lines: someRows(returnedLine, MOST),
  /** What goes back for it, in rupees. */
  amount: amount,
  /** 'none': nothing was paid for it. 'by-hand': the seller pays it to a UPI id. */
  refund: z.enum(['none', 'due', 'sent', 'done', 'stuck', 'by-hand', 'paid']),
  utr: text,
  creditNote: code,
  /** Why the shop pays a sum back without any of the pieces. */
  reason: text.optional(),
})
export type EndedPart = z.infer<typeof endedPart>

/** The parts of an order that were sent back or did not arrive. */
export const orderReturns = z.object({
  /** Whether some of it may be sent back now. */
  returnable: yes,
  requests: someRows(returnRequest, MOST),
  parts: someRows(endedPart, MOST),
  /** Where the money of an order that was paid at the door goes, with its middle left out; '' if that is not known. */
  upi: text,
  upiFrozen: yes,
})
export type OrderReturns = z.infer<typeof orderReturns>
