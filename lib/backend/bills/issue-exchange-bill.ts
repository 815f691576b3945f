import 'server-only'
import { seriesOf } from '#lib/bills/rules/bill-numbers.ts'
import { billSums, lineTax } from '#lib/bills/rules/bill-sums.ts'
import { billKind, chargesTax } from '#lib/bills/rules/document-kinds.ts'
import type { PrintedBill, PrintedLine } from '#lib/bills/rules/printed-bill.ts'
import { rateOn, slabOf } from '#lib/bills/rules/tax-rates.ts'
import type { Db } from '../db/pool.ts'
import { taxFacts } from '../declarations/tax-facts.ts'
import { readSellerFile } from '../shop/read-seller.ts'
import { readShop } from '../shop/read-shop.ts'
import { type TodayInIndia, todayInIndia } from './day-in-india.ts'
import { insertBill } from './insert-bill.ts'
import { billOf, type Issued } from './issue-bill.ts'
import { orderToBill } from './order-to-bill.ts'
import type { PlannedBill } from './plan-bill.ts'
import { printedSeller } from './printed-parties.ts'
import { takeBillNumber } from './take-bill-number.ts'

/** What came back goes out again as something else, at the price that was paid for it. */
export type Exchange = {
  orderId: string
  /** That of the credit note for what came back: the bill is for its pieces and its amounts, and settled against it. */
  occasion: string
  /** What is sent for which line, where its name or choice is another. */
  lines?: readonly { place: number; name?: string; choice?: string; variant?: number | null }[]
}

/** The bill of an exchange, after the credit note of the same occasion and in its transaction. Asked again, it is the same. */
export async function issueExchangeBill(
  tx: Db,
  { orderId, occasion, lines = [] }: Exchange,
  today: TodayInIndia = todayInIndia,
): Promise<Issued | undefined> {
  const before = await billOf(tx, orderId, occasion)
  if (before) return before
  const note = await tx.one<NoteRow>(NOTE, [orderId, occasion])
  const order = await orderToBill(tx, orderId)
  if (!note || !order) return undefined
  const declared = await taxFacts(
    tx,
    lines.map(({ place, variant }) => ({
      product: order.lines.find(line => line.place === place)?.product_id ?? 0,
      variant,
    })),
  )
  const [file, shop] = [await readSellerFile(tx), await readShop(tx)]
  const numbered = await takeBillNumber(tx, today, day => {
    const { printed } = note
    const sent = byPlace(printed.lines).map(line => {
      const kept = order.lines.find(each => each.place === line.place)?.frozen
      const taxed = line.rate !== null && chargesTax(file.tax.status)
      const at = lines.findIndex(each => each.place === line.place)
      const other = lines[at]
      // Another variant may have another HSN.
      const hsn = (other?.variant && declared[at]?.hsn) || line.hsn
      const facts = { hsn, declared: kept?.rate ?? undefined }
      const piece = { paise: line.amount - line.reduction, units: line.units }
      const slab = hsn === line.hsn ? (kept?.slab ?? '') : slabOf(day, facts, piece, file.tax)
      const rate = taxed ? (rateOn(day, facts, slab, file.tax) ?? line.rate ?? undefined) : undefined
      return {
        ...line,
        hsn,
        name: other?.name ?? line.name,
        choice: other?.choice ?? line.choice,
        rate: rate ?? null,
        ...lineTax({ goods: line.amount, delivery: line.delivery, percent: rate }, printed.interState),
      }
    })
    const kind = billKind(
      file.tax.status,
      sent.map(({ rate }) => rate ?? 0),
    )
    const { note: _, sums, ...rest } = printed
    const plan: PlannedBill = {
      series: seriesOf(file.tax.series, kind),
      stateCode: note.state_code,
      ownStateCode: note.own_state_code,
      printed: {
        ...rest,
        kind,
        seller: printedSeller(shop?.name ?? '', file.seller, kind !== 'bill'),
        lines: sent,
        sums: { ...sums, ...billSums(sent, note.total) },
        exchangeFor: { number: printed.number, day: printed.day },
      },
    }
    return plan
  })
  if ('refused' in numbered)
    throw new Error(`The numbers ${numbered.full?.series}/${numbered.full?.year} of bills are used up.`)
  return insertBill(tx, orderId, occasion, numbered)
}

/** Pieces of a line that were billed twice, the second time in exchange, go out on one line. */
const byPlace = (lines: readonly PrintedLine[]) => {
  const merged: PrintedLine[] = []
  for (const line of lines) {
    const same = merged.find(each => each.place === line.place)
    if (!same) merged.push({ ...line })
    else {
      same.units += line.units
      same.amount += line.amount
      same.delivery += line.delivery
      same.total += line.total
    }
  }
  return merged
}

type NoteRow = { printed: PrintedBill; total: number; state_code: string; own_state_code: string }

const NOTE =
  'select printed, total, state_code, own_state_code from credit_notes where order_id = $1 and occasion = $2'
