import 'server-only'
import { z } from 'zod'
import { upiId } from '#lib/returns/rules/upi-id.ts'
import { notUpiId } from '#messages/cli-upi.ts'

/** The part of shop.json that says where payments by UPI go, where no provider takes them. */
export const upiFile = z.strictObject({
  id: z
    .string()
    .refine(value => upiId(value) !== undefined, notUpiId)
    .transform(value => upiId(value) ?? value),
  /** Whose it is, as the shopper's app is told. Silent: the shop's name. */
  name: z.string().trim().min(1).max(60).optional(),
  /** For how many hours pieces are held once the number of a payment was typed. */
  utrHours: z.number().int().min(1).max(72).default(24),
})

export type UpiFile = z.infer<typeof upiFile>
