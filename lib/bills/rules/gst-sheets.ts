import { gstStateOfCode, placeOfSupply } from '#lib/addresses/rules/gst-state-codes.ts'
import {
  B2CL,
  B2CS,
  CDNUR,
  CREDIT_NOTES,
  DOCS,
  EXEMP,
  HSN,
  INTER_STATE,
  INTRA_STATE,
  INVOICES,
  MONTHS,
  UNITS,
  WITHOUT_HSN,
} from './gst-columns.ts'

/** A line of a bill or a note of a month. Of a note everything counts against. */
export type GstLine = {
  hsn: string
  unit: string
  units: number
  /** Null where no tax was named: not for these sheets. */
  rate: number | null
  taxable: number
  cgst: number
  sgst: number
  igst: number
  /** Of a note's line: whether the bill that it takes back is a large one to another state. */
  ofLarge: boolean
}
export type GstDocument = {
  isNote: boolean
  number: string
  series: string
  place: number
  /** 2026-11-21 */
  day: string
  stateCode: string
  interState: boolean
  total: number
  lines: readonly GstLine[]
}

/** A sheet of the return: its file's name, and its rows, the headings first. */
export type Sheet = { name: string; rows: (string | number)[][] }

/** Above this a bill to another state is told by itself. */
export const LARGE_BILL = 1_00_000_00

export const isLarge = ({
  isNote,
  interState,
  total,
}: Pick<GstDocument, 'isNote' | 'interState' | 'total'>) => !isNote && interState && total > LARGE_BILL

/** What is told in which sheet of form GSTR-1, in the columns of its offline tool. Amounts in rupees. */
export function gstSheets(documents: readonly GstDocument[], { hsnDigits }: { hsnDigits: 4 | 6 }): Sheet[] {
  const taxed = documents.filter(({ lines }) => lines.some(({ rate }) => rate !== null))
  const goods = hsnRows(taxed, hsnDigits)
  return [
    { name: 'b2cs', rows: [B2CS, ...smallRows(taxed)] },
    { name: 'b2cl', rows: [B2CL, ...taxed.filter(isLarge).flatMap(largeRows)] },
    { name: 'cdnur', rows: [CDNUR, ...taxed.filter(({ isNote }) => isNote).flatMap(noteRows)] },
    { name: 'exemp', rows: [EXEMP, ...exemptRows(taxed)] },
    { name: 'hsn(b2b)', rows: [HSN, ...goods.slice(0, 1).map(noneToBusinesses)] },
    { name: 'hsn(b2c)', rows: [HSN, ...goods] },
    { name: 'docs', rows: [DOCS, ...documentRows(taxed)] },
  ]
}

/** A line with the sign of its document. */
type Signed = GstLine & { sign: 1 | -1; document: GstDocument; rate: number }

const signedLines = (documents: readonly GstDocument[]): Signed[] =>
  documents.flatMap(document =>
    document.lines.flatMap(line =>
      line.rate === null
        ? []
        : [{ ...line, rate: line.rate, sign: document.isNote ? (-1 as const) : (1 as const), document }],
    ),
  )

/** What is not told by itself, by place and rate; notes of the month are taken off. */
function smallRows(documents: readonly GstDocument[]) {
  const small = signedLines(documents).filter(
    ({ document, ofLarge, rate }) => rate > 0 && !isLarge(document) && !(document.isNote && ofLarge),
  )
  const groups = Map.groupBy(small, ({ document, rate }) => `${document.stateCode} ${rate}`)
  return sorted(groups).map(lines => {
    const { document, rate } = first(lines)
    return ['OE', placeOf(document), '', rate, rupees(sumOf(lines, 'taxable')), '', '']
  })
}

const largeRows = (document: GstDocument) =>
  byRate(signedLines([document]).filter(({ rate }) => rate > 0)).map(lines => [
    document.number,
    dateOf(document.day),
    rupees(document.total),
    placeOf(document),
    '',
    first(lines).rate,
    rupees(sumOf(lines, 'taxable')),
    '',
    '',
  ])

/** A note's taxable value stands without a sign: its type says that it is a credit. */
const noteRows = (document: GstDocument) =>
  byRate(signedLines([document]).filter(({ ofLarge, rate }) => ofLarge && rate > 0)).map(lines => [
    'B2CL',
    document.number,
    dateOf(document.day),
    'C',
    placeOf(document),
    rupees(document.total),
    '',
    first(lines).rate,
    rupees(-sumOf(lines, 'taxable')),
    '',
  ])

function exemptRows(documents: readonly GstDocument[]) {
  const exempt = signedLines(documents).filter(({ rate }) => rate === 0)
  return ([true, false] as const).flatMap(isInter => {
    const lines = exempt.filter(({ document }) => document.interState === isInter)
    const name = isInter ? INTER_STATE : INTRA_STATE
    return lines.length ? [[name, 0, rupees(sumOf(lines, 'taxable')), 0]] : []
  })
}

function hsnRows(documents: readonly GstDocument[], digits: 4 | 6) {
  const groups = Map.groupBy(
    signedLines(documents),
    ({ hsn, unit, rate }) => `${hsn.slice(0, digits)} ${unit} ${rate}`,
  )
  return sorted(groups).map(lines => {
    const { hsn, unit, rate } = first(lines)
    const [taxable, igst, cgst, sgst] = (['taxable', 'igst', 'cgst', 'sgst'] as const).map(name =>
      sumOf(lines, name),
    ) as [number, number, number, number]
    return [
      hsn.slice(0, digits),
      hsn ? '' : WITHOUT_HSN,
      UNITS[unit] ?? unit,
      lines.reduce((sum, line) => sum + line.sign * line.units, 0),
      rupees(taxable + igst + cgst + sgst),
      rate,
      rupees(taxable),
      rupees(igst),
      rupees(cgst),
      rupees(sgst),
      0,
    ]
  })
}

/** Who sells to consumers alone fills the sheet of businesses with one row of nothing. */
const noneToBusinesses = ([hsn = '', description = '', unit = '', , , rate = 0]: (string | number)[]) => [
  hsn,
  description,
  unit,
  0,
  0,
  rate,
  0,
  0,
  0,
  0,
  0,
]

/** Nothing that was issued is cancelled: it is taken back by a note. */
function documentRows(documents: readonly GstDocument[]) {
  const groups = Map.groupBy(documents, ({ series }) => series)
  return sorted(groups).map(all => {
    const inOrder = [...all].sort((a, b) => a.place - b.place)
    const [from, to] = [first(inOrder), inOrder[inOrder.length - 1] ?? first(inOrder)]
    return [from.isNote ? CREDIT_NOTES : INVOICES, from.number, to.number, to.place - from.place + 1, 0]
  })
}

type Amount = 'taxable' | 'cgst' | 'sgst' | 'igst'
const sumOf = (lines: readonly Signed[], name: Amount) =>
  lines.reduce((sum, line) => sum + line.sign * line[name], 0)

const byRate = (lines: readonly Signed[]) => sorted(Map.groupBy(lines, ({ rate }) => String(rate)))

const sorted = <Row>(groups: Map<string, Row[]>) =>
  [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, rows]) => rows)

const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows
  if (row === undefined) throw new RangeError('A group without rows.')
  return row
}

const placeOf = ({ stateCode }: GstDocument) => {
  const state = gstStateOfCode(stateCode)
  return state ? placeOfSupply(state) : stateCode
}

/** "2479.23" */
const rupees = (paise: number) => {
  const text = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** "21-Nov-26", whatever language the shop speaks. */
const dateOf = (day: string) =>
  `${day.slice(8, 10)}-${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}-${day.slice(2, 4)}`
