import { escapeHtml } from '#lib/rules/escape-html.ts'
import {
  askAccountant,
  billedSum,
  cgstSum,
  dayMade,
  differenceSum,
  fourDigits,
  gstPageTitle,
  igstSum,
  monthNotOver,
  nothingBilled,
  roundingExplained,
  roundingSum,
  sgstSum,
  sheetHeading,
  sheetMeaning,
  sheetRows,
  sheetSays,
  sixDigits,
  statusIs,
  sumsHeading,
  takenBackSum,
  taxableSum,
  totalSum,
  turnoverHeading,
  turnoverOfMonth,
  turnoverOfQuarter,
  turnoverOfYear,
  untaxedAmong,
  withoutHsnAmong,
} from '#messages/gst.ts'
import { language } from '#messages/language.ts'
import { dayAsText, rupeesAsText } from './bill-money.ts'
import type { TaxStatus } from './document-kinds.ts'
import type { GstDocument, Sheet } from './gst-sheets.ts'
import type { ChargedTax } from './tax-of-charge.ts'

export type TaxedDocument = GstDocument & ChargedTax & { rounding: number }
type Facts = {
  month: string
  shop: string
  status: TaxStatus | undefined
  documents: readonly TaxedDocument[]
  /** Those of the return, and the list of all. */
  sheets: readonly Sheet[]
  isSixDigits: boolean
  turnover: { month: number; quarter: number; year: number }
  /** Today in India. */
  today: string
}

/** The page that explains each figure of a month's folder. */
export function gstPage(facts: Facts): string {
  const { month, shop, status, documents, sheets, today } = facts
  const title = escapeHtml(gstPageTitle(month, shop))
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{padding:.4rem .6rem;border-bottom:1px solid #ccc;text-align:left;vertical-align:top}td.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}</style>
</head><body>
<h1>${title}</h1>
${[askAccountant, dayMade(dayAsText(today)), ...(today.startsWith(month) ? [monthNotOver(month)] : []), statusIs[status ?? 'silent'] ?? ''].map(paragraph).join('\n')}
${documents.length === 0 ? paragraph(nothingBilled(month)) : sumsTable(documents)}
${remarks(facts).map(paragraph).join('\n')}
${turnoverTable(facts.turnover)}
${sheetTable(sheets)}
</body></html>
`
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

const sumsTable = (documents: readonly TaxedDocument[]) => {
  const bills = documents.filter(({ isNote }) => !isNote)
  const notes = documents.filter(({ isNote }) => isNote)
  const names = [
    [taxableSum, 'taxable'],
    [igstSum, 'igst'],
    [cgstSum, 'cgst'],
    [sgstSum, 'sgst'],
    [roundingSum, 'rounding'],
    [totalSum, 'total'],
  ] as const
  const rows = names.map(([name, amount]) => {
    const [billed, back] = [bills, notes].map(all => all.reduce((sum, each) => sum + each[amount], 0)) as [
      number,
      number,
    ]
    return [name, rupeesAsText(billed), rupeesAsText(back), rupeesAsText(billed - back)]
  })
  return `<h2>${sumsHeading}</h2>${table(['', billedSum, takenBackSum, differenceSum], rows)}${paragraph(roundingExplained)}`
}

const remarks = ({ status, documents, isSixDigits }: Facts) => {
  const lines = documents.flatMap(document => document.lines)
  const isTaxed = lines.some(({ rate }) => rate !== null)
  return [
    status === 'regular' && lines.some(({ rate }) => rate === null) && untaxedAmong,
    isTaxed && lines.some(({ hsn, rate }) => rate !== null && hsn === '') && withoutHsnAmong,
    isTaxed && (isSixDigits ? sixDigits : fourDigits),
  ].filter(text => text !== false)
}

const turnoverTable = ({ month, quarter, year }: Facts['turnover']) =>
  `<h2>${turnoverHeading}</h2>${table(
    ['', totalSum],
    [
      [turnoverOfMonth, rupeesAsText(month)],
      [turnoverOfQuarter, rupeesAsText(quarter)],
      [turnoverOfYear, rupeesAsText(year)],
    ],
  )}`

const sheetTable = (sheets: readonly Sheet[]) => {
  const rows = sheets.map(
    ({ name, rows }) =>
      `<tr><th scope="row">${escapeHtml(`${name}.csv`)}</th><td class="n">${rows.length - 1}</td><td>${escapeHtml(sheetMeaning[name] ?? '')}</td></tr>`,
  )
  return `<table><tr><th>${sheetHeading}</th><th>${sheetRows}</th><th>${sheetSays}</th></tr>${rows.join('')}</table>`
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><tr>${head.map(name => `<th>${escapeHtml(name)}</th>`).join('')}</tr>${rows
    .map(
      ([name = '', ...cells]) =>
        `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map(cell => `<td class="n">${escapeHtml(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`
