import { REDUCTION_NAMES, type Reduction } from '#lib/cart/rules/reductions.ts'
import {
  amountColumn,
  billTitles,
  billTo,
  careIs,
  cgstColumn,
  cinIs,
  couponBeforeTax,
  deliveryColumn,
  deliverySum,
  discountColumn,
  discountSum,
  documentDate,
  documentNumber,
  documentOn,
  fssaiIs,
  goodsSum,
  gstinIs,
  hsnIs,
  igstColumn,
  inExchangeFor,
  itemColumn,
  madeByMachine,
  no,
  noteOfBills,
  noteReason,
  orderedOn,
  orderLabel,
  paidAtTheDoor,
  paidBy,
  paidInPart,
  paidOnline,
  percentIs,
  placeOfSupplyIs,
  priceOfOne,
  quantityColumn,
  rateColumn,
  reverseCharge,
  roundingSum,
  sgstColumn,
  soldBy,
  stateIs,
  takenBackSum,
  taxableColumn,
  taxableSum,
  totalColumn,
  totalSum,
  utgstColumn,
} from '#messages/bills.ts'
import { couponFreeDelivery, couponRow, reductionRows } from '#messages/sums.ts'
import { dayAsText, paiseAsText, rupeesAsText } from './bill-money.ts'
import { namesTax, type PrintedBill, type PrintedLine } from './printed-bill.ts'

export type BillParty = { heading: string; name: string; lines: string[] }
/** Cells of one item, in the order of the columns; the first has its name, and smaller below what else is told of it. */
export type BillRow = { name: string; more: string; cells: string[] }

/** A bill in words, as its page and its PDF show it. */
export type BillText = {
  title: string
  number: string
  facts: [name: string, value: string][]
  seller: BillParty
  buyer: BillParty
  columns: string[]
  rows: BillRow[]
  /** The total last. */
  sums: [name: string, amount: string][]
  remarks: string[]
}

export function billText(bill: PrintedBill): BillText {
  const columns = columnsOf(bill)
  return {
    title: billTitles[bill.kind],
    number: bill.number,
    facts: factsOf(bill),
    seller: sellerOf(bill),
    buyer: { heading: billTo, name: bill.buyer.name, lines: bill.buyer.lines },
    columns: [itemColumn, ...columns.map(({ name }) => name)],
    rows: bill.lines.map(line => ({
      name: line.name,
      more: [line.choice, line.hsn && hsnIs(line.hsn), line.price > 0 && priceOfOne(rupeesAsText(line.price))]
        .filter(Boolean)
        .join(' · '),
      cells: columns.map(({ cell }) => cell(line)),
    })),
    sums: sumsOf(bill),
    remarks: remarksOf(bill),
  }
}

const factsOf = ({
  number,
  day,
  order,
  placeOfSupply,
  note,
  coupon,
  sums,
}: PrintedBill): BillText['facts'] => [
  [documentNumber, number],
  [documentDate, dayAsText(day)],
  [orderLabel, order.id],
  [orderedOn, dayAsText(order.day)],
  ...(note ? [] : ([[paidBy, paidAs(order)]] as [string, string][])),
  ...(coupon
    ? ([
        [couponRow(coupon), sums.coupon ? couponBeforeTax(rupeesAsText(sums.coupon)) : couponFreeDelivery],
      ] as [string, string][])
    : []),
  ...(placeOfSupply
    ? ([
        [placeOfSupplyIs, placeOfSupply],
        [reverseCharge, no],
      ] as [string, string][])
    : []),
]

const paidAs = ({ online, atDoor = 0 }: PrintedBill['order']) => {
  if (atDoor > 0) return paidInPart(rupeesAsText(atDoor))
  return online ? paidOnline : paidAtTheDoor
}

function sellerOf({ seller }: PrintedBill): BillParty {
  const { shop, legalName, gstin, cin, fssai, address, state, care } = seller
  return {
    heading: soldBy,
    name: legalName || shop,
    lines: [
      legalName && shop !== legalName ? shop : '',
      ...address,
      gstin && gstinIs(gstin),
      state && stateIs(state),
      cin && cinIs(cin),
      fssai && fssaiIs(fssai),
      care.length > 0 ? careIs(care.join(', ')) : '',
    ].filter(Boolean),
  }
}

type Column = { name: string; cell: (line: PrintedLine) => string }

/** What no line has gets no column. */
function columnsOf(bill: PrintedBill): Column[] {
  const { lines, interState, unionTerritory } = bill
  const columns: (Column | false)[] = [
    { name: quantityColumn, cell: line => (line.units > 0 ? `${line.units} ${line.unit}` : '') },
    { name: amountColumn, cell: line => paiseAsText(line.amount) },
    lines.some(line => line.reduction > 0) && {
      name: discountColumn,
      cell: line => paiseAsText(-line.reduction),
    },
    lines.some(line => line.delivery > 0) && {
      name: deliveryColumn,
      cell: line => paiseAsText(line.delivery),
    },
    ...(namesTax(bill) ? taxColumns(interState, unionTerritory) : []),
    { name: totalColumn, cell: line => paiseAsText(line.total) },
  ]
  return columns.filter(column => column !== false)
}

const taxColumns = (interState: boolean, unionTerritory: boolean): Column[] => [
  { name: taxableColumn, cell: line => paiseAsText(line.taxable) },
  { name: rateColumn, cell: line => percentIs(line.rate ?? 0) },
  ...(interState
    ? [{ name: igstColumn, cell: (line: PrintedLine) => paiseAsText(line.igst) }]
    : [
        { name: cgstColumn, cell: (line: PrintedLine) => paiseAsText(line.cgst) },
        {
          name: unionTerritory ? utgstColumn : sgstColumn,
          cell: (line: PrintedLine) => paiseAsText(line.sgst),
        },
      ]),
]

/** With tax: the value, the taxes and the rounding make the total. Without: goods, delivery, what is taken off, the rounding. */
function sumsOf(bill: PrintedBill): BillText['sums'] {
  const { sums, note } = bill
  const total: [string, string] = [note ? takenBackSum : totalSum, rupeesAsText(sums.total)]
  const parts: [string, number][] = namesTax(bill)
    ? [
        [taxableSum, sums.taxable],
        ...(bill.interState
          ? ([[igstColumn, sums.igst]] as [string, number][])
          : ([
              [cgstColumn, sums.cgst],
              [bill.unionTerritory ? utgstColumn : sgstColumn, sums.sgst],
            ] as [string, number][])),
      ]
    : [
        [goodsSum, sums.goods],
        ...([
          [deliverySum, sums.delivery],
          ...REDUCTION_NAMES.map(name => [reductionSum(name, bill), -(sums[name] ?? 0)]),
        ].filter(([, amount]) => amount !== 0) as [string, number][]),
      ]
  const rounding: [string, number][] = sums.rounding === 0 ? [] : [[roundingSum, sums.rounding]]
  return [
    ...[...parts, ...rounding].map(([name, amount]): [string, string] => [name, rupeesAsText(amount)]),
    total,
  ]
}

const reductionSum = (name: Reduction, { coupon = '' }: PrintedBill) =>
  name === 'coupon' ? couponRow(coupon) : { ...reductionRows, discount: discountSum }[name]

const remarksOf = ({ statement, note, exchangeFor }: PrintedBill) =>
  [
    statement,
    note && noteOfBills(note.of.map(({ number, day }) => documentOn(number, dayAsText(day))).join(', ')),
    note && noteReason(note.why),
    exchangeFor && inExchangeFor(documentOn(exchangeFor.number, dayAsText(exchangeFor.day))),
    madeByMachine,
  ].filter((text): text is string => Boolean(text))
