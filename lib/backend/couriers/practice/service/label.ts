import 'server-only'
import { practiceCod, practiceCourier, practiceLabel, practicePrepaid } from '#messages/practice-courier.ts'
import { drawLine, linesOf, type Style } from '../../../bills/pdf-text.ts'
import type { Parcel } from './ledger.ts'

const A6 = { width: 298, height: 420, margin: 24 }
const BIG: Style = { size: 14, bold: true }
const TEXT: Style = { size: 10 }

/** A label as a courier prints one, with a line that says it is for practice only. */
export async function labelPdf({ awb, courier, body, reference }: Parcel): Promise<Buffer> {
  const { default: Document } = await import('pdfkit')
  const pdf = new Document({ size: 'A6', margin: A6.margin, info: { Title: awb, Author: practiceCourier } })
  const bytes: Buffer[] = []
  pdf.on('data', part => bytes.push(part))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  const text = (name: string) => String(body[name] ?? '')
  const rows: [string, Style][] = [
    [practiceLabel, TEXT],
    [courier, BIG],
    [awb, BIG],
    [[text('billing_customer_name'), text('billing_last_name')].join(' '), BIG],
    [[text('billing_address'), text('billing_address_2')].join(', '), TEXT],
    [[text('billing_city'), text('billing_pincode')].join(' '), BIG],
    [text('billing_state'), TEXT],
    [text('payment_method') === 'COD' ? practiceCod(text('sub_total')) : practicePrepaid, BIG],
    [reference, TEXT],
  ]
  let y = A6.margin
  for (const [row, style] of rows)
    for (const runs of linesOf(pdf, row, style, A6.width - 2 * A6.margin)) {
      drawLine(pdf, runs, { x: A6.margin, y }, style)
      y += style.size * 1.7
    }
  pdf.end()
  await ended
  return Buffer.concat(bytes)
}
