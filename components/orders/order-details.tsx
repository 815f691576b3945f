import { SumList } from '#components/ui/sum-list.tsx'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { type OrderText, orderText } from '#lib/orders/rules/order-text.ts'
import { deliverTo, mobileField, paymentIs, refund } from '#messages/orders-pages.ts'
import { OrderLines } from './order-lines.tsx'

/** All that an order tells: its lines, what they came to, how it is paid and where it goes. */
export function OrderDetails({ order, level = 'h3' }: { order: Order; level?: 'h2' | 'h3' }) {
  const told = orderText(order)
  return (
    <>
      <OrderLines lines={told.lines} level={level} />
      <SumList rows={told.sums} />
      <OrderFacts told={told} />
    </>
  )
}

/** How it is paid, what goes back, and where it is sent. */
const OrderFacts = ({ told }: { told: OrderText }) => (
  <div className="grid gap-2 text-sm">
    <p>{[paymentIs(told.mode), told.payment].filter(Boolean).join(' · ')}</p>
    {(told.refund || told.to) && (
      <dl className="facts">
        {told.refund && (
          <>
            <dt>{refund}</dt>
            <dd>{told.refund}</dd>
          </>
        )}
        {told.to && (
          <>
            <dt>{deliverTo}</dt>
            <dd>
              <span className="block">{told.to.name}</span>
              <span className="block">{told.to.lines}</span>
              <span className="block">{told.to.place}</span>
            </dd>
            <dt>{mobileField}</dt>
            <dd>{told.to.mobile}</dd>
          </>
        )}
      </dl>
    )}
  </div>
)
