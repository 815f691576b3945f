import type { Metadata } from 'next'
import { OrderCard } from '#components/orders/order-card.tsx'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { readConfirmPath } from '#lib/orders/server/read-confirm-path.ts'
import { readOrders } from '#lib/orders/server/read-orders.ts'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { ordersEmpty, ordersFailed } from '#messages/orders.ts'
import { continueShopping } from '#messages/ui-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('orders')

const GOOD = ['orderPaid', 'paymentUnsettled', 'paymentReturned']

export default async function OrdersPage() {
  const { orders, failed } = await readOrders(routes.orders.path)
  const flash = await readFlash()
  const codesAt = await Promise.all(orders.map(readConfirmPath))
  return (
    <Chrome route={routes.orders}>
      <AccountFrame current="orders" title={pageTitles.orders}>
        <div className="grid gap-4">
          <Flash flash={flash} tone={flash.say && GOOD.includes(flash.say) ? 'good' : 'bad'} />
          {failed && <Notice tone="bad">{ordersFailed}</Notice>}
          {!failed && orders.length === 0 && (
            <EmptyState title={ordersEmpty} level="h2">
              <ButtonLink href="/" look="primary">
                {continueShopping}
              </ButtonLink>
            </EmptyState>
          )}
          <ul className="grid gap-4">
            {orders.map((order, place) => (
              <li key={order.CoOrderID}>
                <OrderCard order={order} codeAt={codesAt[place]} />
              </li>
            ))}
          </ul>
        </div>
      </AccountFrame>
    </Chrome>
  )
}
