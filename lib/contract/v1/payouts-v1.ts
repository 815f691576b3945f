import { z } from 'zod'
import type { Family } from './program-call.ts'
import { line, paise } from './v1-fields.ts'

export const payoutCalls = {
  takePayout: {
    method: 'POST',
    path: '/payouts',
    scope: 'money:write',
    body: z.strictObject({
      rows: z
        .array(z.strictObject({ tracking_number: line(40), amount_paise: paise }))
        .min(1)
        .max(1_000),
    }),
    answer: z.object({
      message: z.string(),
      id: z.int(),
      /** How many rows are as they are due ('right'), and how many are not, and why. */
      counts: z.array(z.object({ state: z.string(), count: z.int(), amount_paise: paise, due_paise: paise })),
      /** Delivered and collected in its time, and not in it. */
      missing: z.array(z.object({ order_id: z.string(), tracking_number: z.string(), due_paise: paise })),
    }),
  },
} satisfies Family
