import { picturesOfReturn, showReturn } from '#lib/backend/returns/seller-returns.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { exchangeWish, moneyWish, noReturn, picturesAre, returnLabels } from '#messages/cli-returns.ts'
import { returnReasonWords, returnStateWords } from '#messages/returns.ts'
import { printable } from '../orders/printable.mjs'
import { printRows } from '../run-verb.mjs'
import { saveAttachedPhotos } from '../save-attached-photos.mjs'
import { refundWords } from './refund-words.mjs'

export async function showOneReturn({ names, text }) {
  const number = hyphenatedNumber(names[0])
  const row = await showReturn(number)
  if (!row) {
    console.error(noReturn(number))
    return 1
  }
  printRows(
    [
      [returnLabels.number, number],
      [returnLabels.order, row.order_id],
      [returnLabels.state, returnStateWords[row.state]],
      [returnLabels.asked, timeInIndia(row.at)],
      [returnLabels.what, printable(row.lines)],
      [returnLabels.wish, row.wish === 'exchange' ? exchangeWish : moneyWish],
      [returnLabels.reason, returnReasonWords[row.reason]],
      [returnLabels.comment, printable(row.comment)],
      [returnLabels.because, row.refused_because],
      [returnLabels.customer, printable(`${row.customer}, ${row.mobile}`)],
      [returnLabels.refund, refundWords(row)],
      [returnLabels.pictures, row.pictures ? picturesAre(row.pictures) : ''],
    ].filter(([, value]) => value),
  )
  if (text('pictures')) saveAttachedPhotos(text('pictures'), number, await picturesOfReturn(number))
  return 0
}
