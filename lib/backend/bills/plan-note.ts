import 'server-only'
import { seriesOf } from '#lib/bills/rules/bill-numbers.ts'
import { billSums } from '#lib/bills/rules/bill-sums.ts'
import { creditedPart, type TakenBack } from '#lib/bills/rules/credited-part.ts'
import type { NoteKind } from '#lib/bills/rules/document-kinds.ts'
import type { PrintedBill, PrintedLine } from '#lib/bills/rules/printed-bill.ts'
import type { SellerFile } from '../shop/seller-file.ts'
import type { BilledLine } from './billed-lines.ts'
import type { Credited } from './issue-credit-note.ts'
import { printedSeller } from './printed-parties.ts'

/** A note before it has its number. */
export type PlannedNote = {
  series: string
  parts: (TakenBack & { bill_id: number; place: number })[]
  printed: Omit<PrintedBill, 'number' | 'day'>
}

type Known = {
  /** The lines of the order's bills, the last bill first. */
  lines: readonly BilledLine[]
  /** What was billed and not taken back, in paise. */
  left: number
  bill: PrintedBill
  file: SellerFile
  shop: string
}

/** What is taken back of which bill; undefined where nothing of it is left. */
export function planNote(
  credited: Credited,
  { lines, left, bill, file, shop }: Known,
): PlannedNote | undefined {
  const parts = partsOf(credited, lines, bill.interState)
  if (parts.length === 0) return undefined
  const all = isAllBack(lines, parts)
  const printed = parts.map(({ line, part }) => printedLine(line, part))
  const charged = printed.reduce((sum, { total }) => sum + total, 0)
  const kind: NoteKind = bill.kind === 'bill' ? 'refund-note' : 'credit-note'
  const { order, buyer, placeOfSupply, interState, unionTerritory, statement } = bill
  return {
    series: seriesOf(file.tax.series, kind),
    parts: parts.map(({ line, part }) => ({ ...part, bill_id: line.bill_id, place: line.place })),
    printed: {
      kind,
      order,
      seller: printedSeller(shop, file.seller, kind === 'credit-note'),
      buyer,
      placeOfSupply,
      interState,
      unionTerritory,
      statement,
      lines: printed,
      sums: {
        // With the last piece goes back what was rounded to whole rupees, so that all notes come to all bills.
        ...billSums(printed, all ? left : charged),
        goods: printed.reduce((sum, line) => sum + line.amount, 0),
        delivery: printed.reduce((sum, line) => sum + line.delivery, 0),
        discount: 0,
      },
      note: { why: credited.why, of: billsOf(parts) },
    },
  }
}

type Part = { line: BilledLine; part: TakenBack }

function partsOf({ lines: wanted, delivery }: Credited, lines: readonly BilledLine[], interState: boolean) {
  const parts: Part[] = []
  const take = (line: BilledLine, units: number, sent: 'none' | 'of units' | 'all') => {
    const billed = { ...line, percent: line.rate ?? undefined, interState }
    const part = creditedPart(billed, line.before, { units, delivery: sent })
    if (units > 0 || part.delivery > 0) parts.push({ line, part })
  }
  if (wanted === 'all' || wanted.length === 0) {
    for (const line of lines) take(line, wanted === 'all' ? unitsLeft(line) : 0, 'all')
    return parts
  }
  for (const { place, units } of wanted) {
    let missing = units
    for (const line of lines.filter(each => each.place === place)) {
      const taken = Math.min(missing, unitsLeft(line))
      if (taken > 0) take(line, taken, delivery ? 'of units' : 'none')
      missing -= taken
    }
    if (missing > 0) throw new RangeError('More is taken back than was billed.')
  }
  return parts
}

const unitsLeft = ({ units, before }: BilledLine) => units - before.reduce((sum, part) => sum + part.units, 0)
const deliveryLeft = ({ delivery, before }: BilledLine) =>
  delivery - before.reduce((sum, part) => sum + part.delivery, 0)

function isAllBack(lines: readonly BilledLine[], parts: readonly Part[]) {
  return lines.every(line => {
    const now = parts.find(part => part.line === line)?.part
    return unitsLeft(line) === (now?.units ?? 0) && deliveryLeft(line) === (now?.delivery ?? 0)
  })
}

const printedLine = (line: BilledLine, { units, goods, delivery, ...tax }: TakenBack): PrintedLine => ({
  place: line.place,
  name: line.name,
  choice: '',
  hsn: line.hsn,
  unit: line.unit,
  units,
  price: 0,
  amount: goods,
  reduction: 0,
  delivery,
  rate: line.rate,
  ...tax,
  total: goods + delivery,
})

const billsOf = (parts: readonly Part[]) =>
  [...new Map(parts.map(({ line }) => [line.number, line.day]))].map(([number, day]) => ({ number, day }))
