import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Confirmed } from '#components/orders/confirmed.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import { statusText } from '#lib/orders/rules/state-words.ts'
import { readConfirmPath } from '#lib/orders/server/read-confirm-path.ts'
import { readOrderLink } from '#lib/orders/server/read-order-link.ts'
import { readOrder } from '#lib/orders/server/read-orders.ts'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { myOrders } from '#messages/header.ts'
import { orderInfoMissing } from '#messages/orders.ts'
import { orderNumbered } from '#messages/orders-pages.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('confirmation')

const PRACTICE_PHONE = '/practice-phone'
const ENDED: readonly string[] = [STATUS_NAMES.cancelled, STATUS_NAMES.expired]

export default async function ConfirmationPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const id = queryOf(await searchParams).get('order')
  const order = await readOrder(
    `${routes.confirmation.path}${id ? `?order=${encodeURIComponent(id)}` : ''}`,
    id,
  )
  // An order that waits for its money, or has ended, is not confirmed, whatever address it is asked by.
  if (order?.payable) redirect(`${routes.payment.path}?order=${order.CoOrderID}`)
  const isConfirmed = order !== null && !ENDED.includes(order.CoOrderStatus)
  return (
    <Chrome route={routes.confirmation}>
      {isConfirmed ? (
        <Confirmed
          order={order}
          address={await readOrderLink(order.CoOrderID)}
          practicePhone={env.practicePhone ? PRACTICE_PHONE : undefined}
          codeAt={await readConfirmPath(order)}
        />
      ) : (
        <EmptyState title={order ? statusText(order.CoOrderStatus) : orderInfoMissing}>
          {order && <p>{orderNumbered(order.CoOrderID)}</p>}
          <ButtonLink href={routes.orders.path} look="primary">
            {myOrders}
          </ButtonLink>
        </EmptyState>
      )}
    </Chrome>
  )
}
