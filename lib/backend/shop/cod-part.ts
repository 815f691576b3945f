import 'server-only'
import { z } from 'zod'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { notWhatsApp, notWhole } from '#messages/seller.ts'

const whole = (least: number, most: number) =>
  z.number().min(least).max(most).refine(Number.isInteger, notWhole).optional()
const count = whole(1, 100_000)

/** `cod` of shop.json: on which terms orders may be paid at the door. What is silent is not asked for, or not limited. */
export const codPart = z.strictObject({
  /** How long an order waits for its customer to confirm it; 0: none has to be confirmed. */
  confirmHours: whole(0, 336),
  /** The seller's number on WhatsApp, where it is not `mobile`. */
  whatsapp: z
    .string()
    .transform(mobileNumber)
    .refine(digits => /^[6-9]\d{9}$/.test(digits), notWhatsApp)
    .optional(),
  limits: z
    .strictObject({
      /** Open orders of one mobile number. */
      perNumber: count,
      /** Orders a day from one internet connection. */
      perNetwork: count,
      /** Orders a day to one PIN code. */
      perPin: count,
      maxRupees: whole(1, 10_000_000),
    })
    .prefault({}),
  /** So many rupees are paid online beforehand, the rest at the door: of orders from this amount on, or of all. */
  advance: z
    .strictObject({
      rupees: z.number().min(1).max(100_000).refine(Number.isInteger, notWhole),
      from: whole(0, 10_000_000),
    })
    .optional(),
  /** After so many refused parcels one pays beforehand; silent: 2, and 0: never. */
  refusals: whole(0, 100),
})
export type CodPart = z.infer<typeof codPart>
