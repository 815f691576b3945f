import { z } from 'zod'
import type { Family } from './program-call.ts'
import { day, line, moment, named, number, page, paging, paise } from './v1-fields.ts'

const bill = named(
  'bill',
  z.object({
    number: z.string(),
    kind: z.string(),
    day,
    currency: z.literal('INR'),
    total_paise: paise,
    order_id: z.string(),
    issued_at: moment,
  }),
)

export const billCalls = {
  listBills: {
    method: 'GET',
    path: '/bills',
    scope: 'bills:read',
    query: z.strictObject({
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional(),
      order_id: number.optional(),
      ...paging,
    }),
    answer: page(bill),
  },
  getBillPdf: {
    method: 'GET',
    path: '/bills/pdf',
    scope: 'bills:read',
    // The number of a bill may have strokes in it, so it is no part of the path.
    query: z.strictObject({ number: line(16) }),
    answer: 'pdf',
  },
} satisfies Family
