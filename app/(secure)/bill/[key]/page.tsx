import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BillSheet } from '#components/bills/bill-sheet.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { bills } from '#lib/api/server/shop.ts'
import { billText } from '#lib/bills/rules/bill-text.ts'
import { readBill } from '#lib/bills/server/read-bill.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { backToOrders, billsKeptElsewhere, downloadPdf } from '#messages/bills.ts'
import '../../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => ({ ...pageMetadata('bill'), referrer: 'no-referrer' })

export default async function BillPage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params
  if (!bills.kept) return <BillsElsewhere />
  const bill = await readBill(key)
  if (!bill) notFound()
  return (
    <Chrome route={routes.bill}>
      <div className="wrap grid gap-5 py-6">
        <BillSheet bill={billText(bill)} />
        <p className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink look="primary" href={`/bill/${key}.pdf`}>
            {downloadPdf}
          </ButtonLink>
          <ButtonLink href={routes.orders.path}>{backToOrders}</ButtonLink>
        </p>
      </div>
    </Chrome>
  )
}

const BillsElsewhere = () => (
  <Chrome route={routes.bill}>
    <EmptyState title={billsKeptElsewhere}>
      <ButtonLink href={routes.orders.path}>{backToOrders}</ButtonLink>
    </EmptyState>
  </Chrome>
)
