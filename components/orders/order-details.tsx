import { SumList } from '#components/ui/sum-list.tsx'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { type OrderText, orderText } from '#lib/orders/rules/order-text.ts'
import { billLabel } from '#messages/bills.ts'
import { deliverTo, mobileField, paymentIs, refund } from '#messages/orders-pages.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderReturns } from './order-returns.tsx'
import { UpiState } from './upi-state.tsx'

/** All of an order: its lines, sums, payment and address. */
export function OrderDetails({ order, level = 'h3' }: { order: Order; level?: 'h2' | 'h3' }) {
  const text = orderText(order)
  return (
    <>
      <OrderLines lines={text.lines} level={level} />
      <SumList rows={text.sums} />
      <OrderFacts text={text} />
      {order.upi && <UpiState order={order} upi={order.upi} />}
      {order.returns && <OrderReturns order={order} returns={order.returns} level={level} />}
    </>
  )
}

/** Its payment, refund and address. */
const OrderFacts = ({ text }: { text: OrderText }) => (
  <div className="grid gap-2 text-sm">
    {text.promised && <p className="font-medium">{text.promised}</p>}
    <p>{[paymentIs(text.mode), text.payment].filter(Boolean).join(' · ')}</p>
    {(text.refund || text.to || text.bills.length > 0) && (
      <dl className="facts">
        {text.bills.length > 0 && (
          <>
            <dt>{billLabel}</dt>
            <dd>
              {text.bills.map(({ name, path }) => (
                <a key={path} className="link block py-2" href={path}>
                  {name}
                </a>
              ))}
            </dd>
          </>
        )}
        {text.refund && (
          <>
            <dt>{refund}</dt>
            <dd>{text.refund}</dd>
          </>
        )}
        {text.to && (
          <>
            <dt>{deliverTo}</dt>
            <dd>
              <span className="block">{text.to.name}</span>
              <span className="block">{text.to.lines}</span>
              <span className="block">{text.to.place}</span>
            </dd>
            <dt>{mobileField}</dt>
            <dd>{text.to.mobile}</dd>
          </>
        )}
      </dl>
    )}
  </div>
)
