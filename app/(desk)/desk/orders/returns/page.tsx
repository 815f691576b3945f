import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { ReturnList } from '#components/desk/orders/return-list.tsx'
import { ORDERS_PAGE, RETURNS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { backToOrders } from '#messages/desk-orders.ts'
import { allReturns, openReturns, returnsTitle } from '#messages/desk-orders-returns.ts'

export const metadata: Metadata = { title: returnsTitle }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What customers send back, and money for parts that did not arrive. */
export default async function ReturnsPage({ searchParams }: Props) {
  const isAll = (await searchParams).all === 'yes'
  const { person, read: returns } = await readDesk('orders', 'returns', { isAll })
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={returnsTitle}
      up={{ href: ORDERS_PAGE, text: backToOrders }}
    >
      <nav className="desk-tabs" aria-label={returnsTitle}>
        <a href={RETURNS_PAGE} aria-current={isAll ? undefined : 'page'}>
          {openReturns}
        </a>
        <a href={`${RETURNS_PAGE}?all=yes`} aria-current={isAll ? 'page' : undefined}>
          {allReturns}
        </a>
      </nav>
      <ReturnList returns={returns} />
    </DeskFrame>
  )
}
