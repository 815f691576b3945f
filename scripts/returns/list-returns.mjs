import { listReturns } from '#lib/backend/returns/seller-returns.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { exchangeWish, moneyWish, noReturnsOpen } from '#messages/cli-returns.ts'
import { partWords, returnStateWords } from '#messages/returns.ts'
import { printable } from '../orders/printable.mjs'
import { refundWords } from './refund-words.mjs'

/** What waits for the seller, the oldest first. */
export async function listOpenReturns({ has }) {
  const rows = await listReturns(has('all'))
  for (const row of rows)
    console.log(
      [
        row.number ?? partWords[row.kind],
        row.order_id,
        timeInIndia(row.at),
        row.state && returnStateWords[row.state],
        row.wish && (row.wish === 'exchange' ? exchangeWish : moneyWish),
        printable(row.lines),
        refundWords(row),
      ]
        .filter(Boolean)
        .join('  '),
    )
  if (rows.length === 0) console.log(noReturnsOpen)
  return 0
}
