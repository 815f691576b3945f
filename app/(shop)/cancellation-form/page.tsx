import type { Metadata } from 'next'
import { CancelForm } from '#components/orders/cancel-form.tsx'
import { CancelLines } from '#components/orders/cancel-lines.tsx'
import { OrderMissing } from '#components/orders/order-missing.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { readOrder } from '#lib/orders/server/read-orders.ts'
import { routes } from '#lib/routes.ts'
import { rupee } from '#lib/rules/price.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { cancelsAll, notCancellable } from '#messages/orders.ts'
import {
  allGoesBack,
  cancelOrder,
  closeToOrders,
  refundAmount,
  refundDetails,
} from '#messages/orders-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('cancellation')

export default async function CancellationPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const id = queryOf(await searchParams).get('order')
  const order = await readOrder(
    `${routes.cancellation.path}${id ? `?order=${encodeURIComponent(id)}` : ''}`,
    id,
  )
  const flash = await readFlash()
  return (
    <Chrome route={routes.cancellation}>
      {order ? (
        <div className="wrap grid max-w-prose gap-5 py-6">
          <div className="flex items-start justify-between gap-4">
            <h1>{cancelOrder}</h1>
            <a className="press" href={routes.orders.path} aria-label={closeToOrders}>
              <Icon name="close" />
            </a>
          </div>
          <Flash flash={flash} />
          <CancelLines order={order} />
          {order.lines.length > 1 && order.cancellable && <p>{cancelsAll}</p>}
          <Refund order={order} />
          {order.cancellable ? (
            <CancelForm coorderid={order.CoOrderID} fieldErrors={fieldErrors(flash)} typed={flash.typed} />
          ) : (
            <Notice tone="bad">{notCancellable}</Notice>
          )}
        </div>
      ) : (
        <OrderMissing />
      )}
    </Chrome>
  )
}

/** Nothing to give back on an order paid at the door; all of it on one that is paid. */
const Refund = ({ order }: { order: Order }) => {
  const paid = order.CoPaymentMode === 'ONLINE' && order.events.some(({ kind }) => kind === 'paid')
  return (
    <section className="summary" aria-label={refundDetails}>
      <h2 className="text-lg">{refundDetails}</h2>
      <dl>
        <dt>{refundAmount}</dt>
        <dd>{rupee(paid ? order.total - (order.atDoor ?? 0) : 0)}</dd>
      </dl>
      {paid && <p className="text-sm text-muted">{allGoesBack}</p>}
    </section>
  )
}
