import { ButtonLink } from '#components/ui/button.tsx'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import { cancelLabel, orderedOn, orderNumbered, payNow, track } from '#messages/orders-pages.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { OrderDetails } from './order-details.tsx'
import { ReturnLinks } from './return-links.tsx'
import { TrackButton } from './track-button.tsx'

/** One complete order of the list, with its actions. `codeAt`: where a code confirms it. */
export function OrderCard({ order, codeAt }: { order: Order; codeAt?: string | undefined }) {
  const { id, state, placed } = orderText(order)
  return (
    <article className="order-card" aria-label={orderNumbered(id)}>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          <span className="whitespace-nowrap">{orderNumbered(id)}</span>
          {placed && <span className="block text-sm font-normal text-muted">{orderedOn(placed)}</span>}
        </h2>
        <span className="tag">{state}</span>
      </header>
      <ConfirmOrder order={order} codeAt={codeAt} />
      <OrderDetails order={order} />
      <div className="flex flex-wrap gap-2">
        {order.payable && order.upi?.state !== 'waiting' && (
          <ButtonLink size="small" look="primary" href={`${routes.payment.path}?order=${id}`}>
            {payNow}
          </ButtonLink>
        )}
        {order.lines.some(line => line.CoTracked) ? (
          <ButtonLink size="small" href={`${routes.track.path}?order=${id}`}>
            {track}
          </ButtonLink>
        ) : (
          <TrackButton />
        )}
        {order.cancellable && (
          <ButtonLink size="small" href={`${routes.cancellation.path}?order=${id}`}>
            {cancelLabel}
          </ButtonLink>
        )}
        <ReturnLinks order={order} />
      </div>
    </article>
  )
}
