import { z } from 'zod'
import type { Family } from './program-call.ts'
import { day, paise } from './v1-fields.ts'

export const moneyCalls = {
  getFigures: {
    method: 'GET',
    path: '/figures',
    scope: 'money:read',
    query: z.strictObject({ from: day.optional(), to: day.optional() }),
    answer: z.object({
      from: day,
      to: day,
      currency: z.literal('INR'),
      /** Of the orders that were placed in these days, whatever became of them. */
      placed: z.int(),
      placed_paise: paise,
      delivered: z.int(),
      delivered_paise: paise,
      came_back: z.int(),
      cancelled: z.int(),
      on_the_way: z.int(),
      days: z.array(
        z.object({
          day,
          placed: z.int(),
          placed_paise: paise,
          billed_paise: paise,
          taken_back_paise: paise,
        }),
      ),
      /** Now, whenever it was ordered. */
      to_collect_paise: paise,
      to_refund_paise: paise,
    }),
  },
} satisfies Family
