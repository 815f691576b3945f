import 'server-only'
import { type BillParty, type BillText, billText } from '#lib/bills/rules/bill-text.ts'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import { scriptRuns } from '#lib/bills/rules/script-runs.ts'
import { pageOf } from '#messages/bills.ts'
import { locale } from '#messages/language.ts'
import { drawLine, linesOf, type Pdf, type Style, widthOf } from './pdf-text.ts'

// A4 in points.
const PAGE = { width: 595, height: 842, margin: 40 }
const INNER = PAGE.width - 2 * PAGE.margin
const BOTTOM = PAGE.height - PAGE.margin - 20
const TEXT: Style = { size: 9 }
const SMALL: Style = { size: 7.5, colour: '#555555' }
const STRONG: Style = { size: 10, bold: true }
const CELL: Style = { size: 8 }
const GAP = 6

/** A bill as PDF: the same bytes each time, as everything in it was settled when it was issued. */
export async function billPdf(bill: PrintedBill): Promise<Buffer> {
  // Loaded when the first PDF is made: no other page needs it.
  const { default: Document } = await import('pdfkit')
  const text = billText(bill)
  const issued = new Date(`${bill.day}T00:00:00Z`)
  const pdf = new Document({
    size: 'A4',
    margin: PAGE.margin,
    bufferPages: true,
    autoFirstPage: true,
    lang: locale,
    displayTitle: true,
    info: { Title: `${text.title} ${text.number}`, Author: text.seller.name, CreationDate: issued },
  })
  const bytes: Buffer[] = []
  pdf.on('data', part => bytes.push(part))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  draw(pdf, text)
  pdf.end()
  await ended
  return Buffer.concat(bytes)
}

function draw(pdf: Pdf, text: BillText) {
  let y = drawHead(pdf, text)
  y = drawTable(pdf, text, y)
  y = drawSums(pdf, text, y)
  for (const remark of text.remarks) y = block(pdf, remark, PAGE.margin, roomFor(pdf, y, 14), INNER, SMALL)
  numberPages(pdf, text)
}

function drawHead(pdf: Pdf, { title, facts, seller, buyer }: BillText) {
  const half = (INNER - 20) / 2
  const right = PAGE.margin + half + 20
  const titled = block(pdf, title, PAGE.margin, PAGE.margin, half, { size: 18, bold: true })
  let y = PAGE.margin + 4
  for (const [name, value] of facts) {
    drawLine(pdf, scriptRuns(name), { x: right, y }, SMALL)
    drawLine(pdf, scriptRuns(value), { x: right, y: y - 1, width: half, end: true }, TEXT)
    y += 14
  }
  const top = Math.max(titled, y) + 12
  return (
    Math.max(drawParty(pdf, seller, PAGE.margin, top, half), drawParty(pdf, buyer, right, top, half)) + 14
  )
}

function drawParty(pdf: Pdf, { heading, name, lines }: BillParty, x: number, top: number, width: number) {
  let y = block(pdf, heading, x, top, width, SMALL) + 2
  y = block(pdf, name, x, y, width, STRONG)
  for (const line of lines) y = block(pdf, line, x, y, width, TEXT)
  return y
}

function drawTable(pdf: Pdf, { columns, rows }: BillText, top: number) {
  const widths = widthsOf(pdf, columns, rows)
  let y = drawColumnNames(pdf, columns, widths, top)
  for (const row of rows) {
    const item = (widths[0] ?? 0) - GAP
    const name = linesOf(pdf, row.name, CELL, item)
    const more = row.more ? linesOf(pdf, row.more, SMALL, item) : []
    const height = name.length * 13 + more.length * 11 + 6
    if (y + height > BOTTOM) {
      pdf.addPage()
      y = drawColumnNames(pdf, columns, widths, PAGE.margin)
    }
    let x = PAGE.margin + (widths[0] ?? 0)
    row.cells.forEach((cell, index) => {
      const width = widths[index + 1] ?? 0
      drawLine(pdf, scriptRuns(cell), { x, y: y + 3, width: width - GAP, end: true }, CELL)
      x += width
    })
    let line = y + 3
    for (const runs of name) {
      drawLine(pdf, runs, { x: PAGE.margin, y: line }, CELL)
      line += 13
    }
    for (const runs of more) {
      drawLine(pdf, runs, { x: PAGE.margin, y: line }, SMALL)
      line += 11
    }
    y += height
    rule(pdf, y, '#dddddd')
  }
  return y + 10
}

/** The numbers have what they need; the item has the rest. */
function widthsOf(pdf: Pdf, columns: BillText['columns'], rows: BillText['rows']) {
  const numbers = columns
    .slice(1)
    .map(
      (name, index) =>
        Math.max(
          widthOf(pdf, name, { ...CELL, bold: true }),
          ...rows.map(row => widthOf(pdf, row.cells[index] ?? '', CELL)),
        ) + GAP,
    )
  return [Math.max(90, INNER - numbers.reduce((sum, width) => sum + width, 0)), ...numbers]
}

function drawColumnNames(pdf: Pdf, columns: readonly string[], widths: readonly number[], y: number) {
  let x = PAGE.margin
  columns.forEach((name, index) => {
    const width = widths[index] ?? 0
    drawLine(
      pdf,
      scriptRuns(name),
      { x, y, width: width - (index === 0 ? 0 : GAP), end: index > 0 },
      { ...CELL, bold: true },
    )
    x += width
  })
  rule(pdf, y + 15, '#111111')
  return y + 17
}

function drawSums(pdf: Pdf, { sums }: BillText, top: number) {
  const width = 200
  const x = PAGE.width - PAGE.margin - width
  let y = roomFor(pdf, top, sums.length * 15 + 10)
  sums.forEach(([name, amount], index) => {
    const style = index === sums.length - 1 ? STRONG : TEXT
    if (index === sums.length - 1) y += 3
    drawLine(pdf, scriptRuns(name), { x, y }, style)
    drawLine(pdf, scriptRuns(amount), { x, y, width: width - GAP, end: true }, style)
    y += 15
  })
  return y + 14
}

function numberPages(pdf: Pdf, { title, number }: BillText) {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    const y = PAGE.height - PAGE.margin - 10
    drawLine(pdf, scriptRuns(`${title} ${number}`), { x: PAGE.margin, y }, SMALL)
    drawLine(
      pdf,
      scriptRuns(pageOf(page - start + 1, count)),
      { x: PAGE.margin, y, width: INNER, end: true },
      SMALL,
    )
  }
}

/** Text that breaks into lines; gives where the next begins. */
function block(pdf: Pdf, text: string, x: number, top: number, width: number, style: Style) {
  let y = top
  for (const runs of linesOf(pdf, text, style, width)) {
    drawLine(pdf, runs, { x, y }, style)
    y += style.size * 1.5
  }
  return y
}

function roomFor(pdf: Pdf, y: number, height: number) {
  if (y + height <= BOTTOM) return y
  pdf.addPage()
  return PAGE.margin
}

const rule = (pdf: Pdf, y: number, colour: string) =>
  pdf
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke()
