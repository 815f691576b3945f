import 'server-only'
import { gstStateOf, isUnionTerritory, placeOfSupply } from '#lib/addresses/rules/gst-state-codes.ts'
import { seriesOf } from '#lib/bills/rules/bill-numbers.ts'
import { billSums, lineTax } from '#lib/bills/rules/bill-sums.ts'
import { billKind, chargesTax } from '#lib/bills/rules/document-kinds.ts'
import type { DeclaredTax, FrozenLine } from '#lib/bills/rules/frozen-lines.ts'
import { type PrintedBill, type PrintedLine, printedReductions } from '#lib/bills/rules/printed-bill.ts'
import { rateOn } from '#lib/bills/rules/tax-rates.ts'
import { compositionStatement } from '#messages/bills.ts'
import type { SellerFile } from '../shop/seller-file.ts'
import type { LineToBill, OrderToBill } from './order-to-bill.ts'
import { printedBuyer, printedSeller, sellerState } from './printed-parties.ts'

export type BillFault =
  | { kind: 'gstin' }
  | { kind: 'state'; state: string }
  | { kind: 'rate'; product: string }

/** A bill before it has its number. */
export type PlannedBill = {
  series: string
  stateCode: string
  ownStateCode: string
  printed: Omit<PrintedBill, 'number' | 'day'>
}

type Known = {
  order: OrderToBill
  frozen: readonly FrozenLine[]
  /** Of each line. */
  declared: readonly DeclaredTax[]
  file: SellerFile
  /** Its name. */
  shop: string
  day: string
}

/** The bill of an order on a day: at the rates then in force, with the shares and the side of the limit of when it was placed. */
export function planBill({
  order,
  frozen,
  declared,
  file,
  shop,
  day,
}: Known): PlannedBill | { fault: BillFault } {
  const { seller, tax } = file
  const taxed = chargesTax(tax.status)
  const own = sellerState(seller)
  const state = gstStateOf(order.address.STATENAME)
  if (taxed && !own) return { fault: { kind: 'gstin' } }
  if (taxed && !state) return { fault: { kind: 'state', state: order.address.STATENAME } }
  const interState = taxed && own?.code !== state?.code
  const lines: PrintedLine[] = []
  for (const [index, line] of order.lines.entries()) {
    const kept = frozen[index]
    if (!kept) continue
    const facts = factsNow(kept, declared[index])
    const rate = taxed ? rateOn(day, facts, kept.slab, tax) : undefined
    if (taxed && rate === undefined) return { fault: { kind: 'rate', product: line.name } }
    lines.push(printedLine(line, kept, { hsn: facts.hsn, rate, interState }))
  }
  const kind = billKind(
    tax.status,
    lines.map(({ rate }) => rate ?? 0),
  )
  const registered = taxed || tax.status === 'composition'
  return {
    series: seriesOf(tax.series, kind),
    stateCode: state?.code ?? '',
    ownStateCode: own?.code ?? '',
    printed: {
      kind,
      order: {
        id: order.id,
        day: order.day,
        online: order.mode === 'ONLINE',
        ...(order.at_door && { atDoor: order.at_door }),
      },
      seller: printedSeller(shop, seller, registered),
      buyer: printedBuyer(order.address),
      placeOfSupply: taxed && state ? placeOfSupply(state) : '',
      interState,
      unionTerritory: taxed && isUnionTerritory(own?.code ?? ''),
      statement: tax.status === 'composition' ? compositionStatement : '',
      lines,
      ...(order.coupon_code && { coupon: order.coupon_code }),
      sums: {
        ...billSums(lines, order.total),
        goods: order.subtotal,
        delivery: order.delivery,
        ...printedReductions(order),
      },
    },
  }
}

/** What is declared today; what is declared no more, as it was when it was ordered. */
const factsNow = (kept: FrozenLine, now: DeclaredTax = {}) => ({
  hsn: now.hsn ?? kept.hsn,
  declared: now.rate ?? kept.rate ?? undefined,
})

function printedLine(
  line: LineToBill,
  { reduction, delivery, unit }: FrozenLine,
  { hsn, rate, interState }: { hsn: string; rate: number | undefined; interState: boolean },
): PrintedLine {
  const goods = line.total - reduction
  const tax = lineTax({ goods, delivery, percent: rate }, interState)
  return {
    place: line.place,
    name: line.name,
    choice: choiceOf(line),
    hsn,
    unit: unit || 'NOS',
    units: line.units,
    price: line.price,
    amount: line.total,
    reduction,
    delivery,
    rate: rate ?? null,
    ...tax,
    total: goods + delivery,
  }
}

const choiceOf = ({ size, color, other, options, sku }: LineToBill) =>
  [...(options.length ? options.map(({ name, value }) => `${name}: ${value}`) : [size, color, other]), sku]
    .filter(Boolean)
    .join(', ')
