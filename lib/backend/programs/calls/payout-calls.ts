import 'server-only'
import type { payoutCalls } from '#lib/contract/v1/payouts-v1.ts'
import { countedStates } from '../../courier-sheets/courier-sheet.ts'
import { missingFromPayout } from '../../courier-sheets/paid-out.ts'
import type { Rows } from '../call-row.ts'

const MISSING_TOLD = 200

export const payoutRows: Rows<typeof payoutCalls> = {
  takePayout: {
    act: 'money.payoutRows',
    form: ({ rows }) => ({
      rows: rows.map(({ tracking_number: number, amount_paise: amount }) => ({ number, amount })),
    }),
    after: async (_, { about }) => {
      const id = Number(about)
      return {
        id,
        counts: (await countedStates(id)).map(({ state, count, amount, due }) => ({
          ...{ state, count },
          amount_paise: amount,
          due_paise: due,
        })),
        missing: (await missingFromPayout(id, MISSING_TOLD)).map(({ order_id, number, due }) => ({
          order_id,
          tracking_number: number,
          due_paise: due,
        })),
      }
    },
  },
}
