import 'server-only'
import { z } from 'zod'
import { notMoment } from '#messages/seller.ts'
import { type Edge, saleMomentOf } from '../catalogue/sale-moment.ts'

/** A day or a moment as a sheet writes it: 2026-11-30, or 2026-11-30 10:00, in India's time. */
export const momentOf = (edge: Edge) =>
  z
    .string()
    .trim()
    .refine(text => saleMomentOf(text, edge) !== undefined, notMoment)
    .optional()

/** `closed` of shop.json: the shop takes no orders, says why, and opens by itself on that day or at that moment. */
export const closedPart = z.strictObject({
  words: z.string().trim().min(1).max(300),
  until: momentOf('start'),
})
export type ClosedPart = z.infer<typeof closedPart>

/** When it opens again; undefined where its seller opens it. */
export const reopens = ({ until }: ClosedPart) => (until ? saleMomentOf(until, 'start') : undefined)
