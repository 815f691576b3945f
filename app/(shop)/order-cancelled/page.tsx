import type { Metadata } from 'next'
import { OrderDetails } from '#components/orders/order-details.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { REFUND_NAMES } from '#lib/checkout/rules/order-state.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { readOrder } from '#lib/orders/server/read-orders.ts'
import { routes } from '#lib/routes.ts'
import { rupee } from '#lib/rules/price.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { noRefund, orderCancelled, orderInfoMissing } from '#messages/orders.ts'
import {
  done,
  itemsCancelled,
  orderNumbered,
  refundGivenBack,
  refundOnItsWay,
  willGetConfirmation,
} from '#messages/orders-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('cancelled')

export default async function CancelledPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const id = queryOf(await searchParams).get('order')
  const order = await readOrder(`${routes.cancelled.path}${id ? `?order=${encodeURIComponent(id)}` : ''}`, id)
  const cancelled = order?.events.some(({ kind }) => kind === 'cancelled') ? order : null
  return (
    <Chrome route={routes.cancelled}>
      <EmptyState title={cancelled ? orderCancelled : orderInfoMissing}>
        {cancelled && <Cancelled order={cancelled} />}
        <ButtonLink href={routes.orders.path} look="primary">
          {done}
        </ButtonLink>
      </EmptyState>
    </Chrome>
  )
}

function Cancelled({ order }: { order: Order }) {
  const items = order.lines.length
  return (
    <div className="grid max-w-prose gap-2">
      <p className="text-lg">{itemsCancelled(items)}</p>
      {order.CoPaymentMode === 'COD' && <p>{noRefund}</p>}
      {order.refund && (
        <p>
          {order.refund.state === REFUND_NAMES.done
            ? refundGivenBack(rupee(order.refund.amount))
            : refundOnItsWay(rupee(order.refund.amount))}
        </p>
      )}
      <p className="text-muted">{willGetConfirmation}</p>
      <p className="text-sm text-muted">{orderNumbered(order.CoOrderID)}</p>
      <div className="order-card text-start">
        <OrderDetails order={order} level="h2" />
      </div>
    </div>
  )
}
