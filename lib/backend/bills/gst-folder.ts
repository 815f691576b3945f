import 'server-only'
import { gstStateOfCode, placeOfSupply } from '#lib/addresses/rules/gst-state-codes.ts'
import { chargesTax } from '#lib/bills/rules/document-kinds.ts'
import { gstPage } from '#lib/bills/rules/gst-page.ts'
import { gstSheets, type Sheet } from '#lib/bills/rules/gst-sheets.ts'
import { billTitles } from '#messages/bills.ts'
import { billsColumns } from '#messages/gst.ts'
import { db } from '../db/pool.ts'
import { readSellerFile } from '../shop/read-seller.ts'
import { readShop } from '../shop/read-shop.ts'
import { csvCell } from '../spreadsheet/csv-cell.ts'
import { documentsOf, type MonthDocument, turnoverBetween } from './gst-documents.ts'

export type GstFolder = { bills: number; notes: number; files: { name: string; text: string }[] }

/** What a seller's accountant gets of a month: the sheets of the return, where there is one, all bills, and what they mean. */
export async function gstFolder(month: string, today: string): Promise<GstFolder> {
  const [{ tax }, shop, documents] = [await readSellerFile(), await readShop(), await documentsOf(db, month)]
  const taxed =
    chargesTax(tax.status) || documents.some(({ lines }) => lines.some(({ rate }) => rate !== null))
  const hsnDigits = tax.sixDigitHsn ? 6 : 4
  const sheets = [...(taxed ? gstSheets(documents, { hsnDigits }) : []), billsSheet(documents)]
  const page = gstPage({
    month,
    shop: shop?.name ?? '',
    status: tax.status,
    documents,
    sheets,
    isSixDigits: hsnDigits === 6,
    turnover: await turnoverOf(month),
    today,
  })
  const notes = documents.filter(({ isNote }) => isNote).length
  return {
    bills: documents.length - notes,
    notes,
    files: [
      ...sheets.map(({ name, rows }) => ({ name: `${name}.csv`, text: rows.map(csvRow).join('') })),
      { name: 'README.html', text: page },
    ],
  }
}

// Numbers are ours; a text could begin like a formula.
const csvRow = (cells: readonly (string | number)[]) =>
  `${cells.map(cell => (typeof cell === 'number' || /^-?\d+(\.\d+)?$/.test(cell) ? cell : csvCell(cell))).join(',')}\r\n`

const billsSheet = (documents: readonly MonthDocument[]): Sheet => ({
  name: 'bills',
  rows: [billsColumns, ...documents.map(billRow)],
})

function billRow({ kind, orderId, number, day, stateCode, online, isNote, ...money }: MonthDocument) {
  const sign = isNote ? -1 : 1
  const state = gstStateOfCode(stateCode)
  const amounts = [money.taxable, money.igst, money.cgst, money.sgst, money.rounding, money.total]
  return [
    number,
    day,
    billTitles[kind],
    orderId,
    online ? 'ONLINE' : 'COD',
    state ? placeOfSupply(state) : '',
    ...amounts.map(paise => ((sign * paise) / 100).toFixed(2)),
  ]
}

/** Until the end of the month: of it, of its quarter and of its financial year. */
async function turnoverOf(month: string) {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const end = firstOf(year, number + 1)
  const began = number < 4 ? year - 1 : year
  return {
    month: await turnoverBetween(db, firstOf(year, number), end),
    quarter: await turnoverBetween(db, firstOf(year, number - ((number - 1) % 3)), end),
    year: await turnoverBetween(db, firstOf(began, 4), end),
  }
}

const firstOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
