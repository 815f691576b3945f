import 'server-only'
import { billFileName } from '#lib/bills/rules/bill-file-name.ts'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import { billIsAttached } from '#messages/mails.ts'
import { billPdf } from '../bills/bill-pdf.ts'
import { db } from '../db/pool.ts'
import type { Attachment, MailContent } from './mail-content.ts'

// A bill of a hundred lines in six scripts has a tenth of it. Many mail servers refuse what is larger than some megabytes.
const MOST_BYTES = 2_000_000

/** A letter with the bill that belongs to it, if there is one. */
export async function withBill(letter: MailContent, orderId: string, exchange = ''): Promise<MailContent> {
  const bill = await attachedBill(orderId, exchange)
  return bill ? { ...letter, closing: [billIsAttached], attachments: [bill] } : letter
}

/**
 * The bill of an order's parcel, or of an exchange by its return's number, as PDF, drawn from what was frozen when it was issued: the same bytes that its page gives. A
 * mail goes without it where there is none, or where it cannot be drawn or is too large; its link is in the mail all the same.
 */
export async function attachedBill(
  orderId: string,
  exchange = '',
  draw: (bill: PrintedBill) => Promise<Buffer> = billPdf,
): Promise<Attachment | undefined> {
  const row = await db.one<{ printed: PrintedBill }>(BILL, [orderId, exchange])
  if (!row) return undefined
  try {
    const content = await draw(row.printed)
    if (content.length > MOST_BYTES) return undefined
    return { filename: billFileName(row.printed.number), content, contentType: 'application/pdf' }
  } catch (error) {
    console.error(
      `The bill ${row.printed.number} of order ${orderId} could not be drawn for its mail:`,
      error,
    )
    return undefined
  }
}

const BILL = 'select printed from bills where order_id = $1 and part = $2'
