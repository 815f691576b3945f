import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BillSheet } from '#components/bills/bill-sheet.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { billText } from '#lib/bills/rules/bill-text.ts'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { downloadPdf } from '#messages/bills.ts'
import { billsTitle, orderTitle } from '#messages/desk-orders.ts'

export const metadata: Metadata = { title: billsTitle }

type Props = { params: Promise<{ id: string; key: string }> }

/** A bill as its customer has it, to print. */
export default async function DeskBillPage({ params }: Props) {
  const { id, key } = await params
  const { person, read: bill } = await readDesk('orders', 'bill', { key })
  if (!bill) notFound()
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={bill.number}
      up={{ href: orderPage(encodeURIComponent(id)), text: orderTitle(id) }}
    >
      <BillSheet bill={billText(bill)} />
      <p className="desk-acts">
        <ButtonLink look="primary" href={`/desk/bill-pdf/${key}`}>
          {downloadPdf}
        </ButtonLink>
      </p>
    </DeskFrame>
  )
}
