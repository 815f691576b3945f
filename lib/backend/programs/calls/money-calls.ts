import 'server-only'
import type { moneyCalls } from '#lib/contract/v1/money-v1.ts'
import { readOpenMoney } from '../../desk/money/open-money.ts'
import { spanOf } from '../../desk/money/span.ts'
import { readDays, readSums } from '../../desk/money/sums.ts'
import type { Rows } from '../call-row.ts'

export const moneyRows: Rows<typeof moneyCalls> = {
  getFigures: {
    read: async asked => {
      const span = spanOf(asked)
      const [sums, days, open] = await Promise.all([readSums(span), readDays(span), readOpenMoney()])
      return {
        ...span,
        currency: 'INR',
        placed: sums.placed,
        placed_paise: sums.value,
        delivered: sums.delivered,
        delivered_paise: sums.deliveredValue,
        came_back: sums.cameBack,
        cancelled: sums.cancelled,
        on_the_way: sums.onTheWay,
        days: days.map(each => ({
          day: each.day,
          placed: each.placed,
          placed_paise: each.value,
          billed_paise: each.billed,
          taken_back_paise: each.takenBack,
        })),
        to_collect_paise: open.toCollect,
        to_refund_paise: open.refunds,
      }
    },
  },
}
