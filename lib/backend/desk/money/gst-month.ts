import 'server-only'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import { billPdf } from '../../bills/bill-pdf.ts'
import { findBill } from '../../bills/find-bill.ts'
import { gstFolder } from '../../bills/gst-folder.ts'
import { db } from '../../db/pool.ts'

const MONTHS = 24
const SHOWN = 100

const thisMonth = (now: Date) => isoInIndia(now).slice(0, 7)

/** The months that a file can be had of, this one first. */
export const lastMonths = (now = new Date()): string[] => {
  const [year = 0, month = 1] = thisMonth(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}

export const isMonth = (text: unknown, now = new Date()): text is string =>
  typeof text === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= thisMonth(now)

/** A month's files for the accountant by their names; none for a month that has not begun. */
export async function readGstFiles(month: string) {
  if (!isMonth(month)) return { month: '', bills: 0, notes: 0, files: [], isOver: false }
  const today = isoInIndia(new Date()).slice(0, 10)
  const { bills, notes, files } = await gstFolder(month, today)
  return { month, bills, notes, files: files.map(({ name }) => name), isOver: !today.startsWith(month) }
}

/** One of them, as it is downloaded. */
export async function readGstFile({ month, file }: { month: string; file: string }) {
  if (!isMonth(month)) return undefined
  const { files } = await gstFolder(month, isoInIndia(new Date()).slice(0, 10))
  const found = files.find(({ name }) => name === file)
  // The byte order mark tells a spreadsheet that it is UTF-8. The offline tool would take it for a part of the first heading.
  return found && { name: found.name, text: (file === 'bills.csv' ? '\ufeff' : '') + found.text }
}

export type ListedBill = { number: string; day: string; kind: string; total: number; order_id: string }

/** What was issued, the last one first, of one month or of all. */
export async function readBills({ month, page = 1 }: { month?: string; page?: number }) {
  const from = (Math.max(1, page) - 1) * SHOWN
  const rows = await db.query<ListedBill & { all: number }>(LIST, [
    isMonth(month) ? `${month}-01` : null,
    SHOWN,
    from,
  ])
  return {
    bills: rows.map(({ all: _, ...bill }) => bill),
    pages: Math.max(1, Math.ceil((rows[0]?.all ?? 0) / SHOWN)),
    months: lastMonths(),
  }
}

/** A bill as it was printed. */
export async function readBillPdf(number: string) {
  const bill = await findBill(number)
  return bill && { number: bill.number, bytes: await billPdf(bill) }
}

const LIST = `
  select number, to_char(day, 'YYYY-MM-DD') as day, kind, total, order_id, count(*) over ()::int as all
    from (select number, day, kind, total, order_id, issued_at from bills
          union all select number, day, kind, total, order_id, issued_at from credit_notes) d
   where $1::date is null or (day >= $1::date and day < $1::date + interval '1 month')
   order by issued_at desc, number desc limit $2 offset $3`
