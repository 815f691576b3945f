import type { Metadata } from 'next'
import { Confirmed } from '#components/orders/confirmed.tsx'
import { Chrome } from '#components/shop/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { type PageQuery, queryOf } from '#lib/catalogue/page-query.ts'
import { messages } from '#lib/messages.ts'
import { readOrder } from '#lib/orders/read-orders.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata(routes.confirmation)

export default async function ConfirmationPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const id = queryOf(await searchParams).get('order')
  const order = await readOrder(
    `${routes.confirmation.path}${id ? `?order=${encodeURIComponent(id)}` : ''}`,
    id,
  )
  return (
    <Chrome route={routes.confirmation}>
      {order ? (
        <Confirmed order={order} />
      ) : (
        <EmptyState title={messages.orderInfoMissing}>
          <ButtonLink href={routes.orders.path} look="primary">
            My Orders
          </ButtonLink>
        </EmptyState>
      )}
    </Chrome>
  )
}
