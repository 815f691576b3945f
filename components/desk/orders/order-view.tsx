import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { mustCollect, placedOn } from '#messages/desk-orders.ts'
import { OrderBooking } from './order-booking.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDeeds, OrderEvents, OrderNotes } from './order-deeds.tsx'
import { OrderDoor } from './order-door.tsx'
import type { Flash } from './order-form.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderBills, OrderLink, OrderMessages, OrderPrints, OrderReturns } from './order-papers.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderTags } from './order-tags.tsx'
import { OrderThings } from './order-things.tsx'
import { OrderTroubles } from './order-troubles.tsx'
import { OrderUpi } from './order-upi.tsx'

type Props = { order: DeskOrder; flash: Flash; shop: string }

/** One order, as far as whoever opens it may see it. */
export function OrderView({ order, flash, shop }: Props) {
  const { owner } = order
  return (
    <>
      <div className="grid gap-1">
        <OrderTags
          {...order}
          sharing={order.sharing.length}
          isClaimed={owner?.upi?.state === 'waiting'}
          isReturnAsked={owner?.returns.some(({ state }) => state === 'asked') ?? false}
          isBooked={order.booking?.state === 'booked' && !order.booking.track}
          isParcelTask={Boolean(order.booking?.task)}
          isRefundStuck={owner?.refunds.some(({ state }) => state === 'stuck') ?? false}
        />
        <p className="text-sm text-muted">
          {[placedOn(momentInIndia(order.placedAt)), order.promised].filter(Boolean).join(' · ')}
        </p>
        {!owner && order.toCollect > 0 && <p className="font-medium">{mustCollect}</p>}
      </div>
      <div className="desk-columns">
        <div>
          <OrderThings order={order} />
          {owner?.isByUpi && <OrderUpi order={order} owner={owner} flash={flash} />}
          <OrderBooking order={order} flash={flash} />
          <OrderNext order={order} flash={flash} />
          <OrderDoor order={order} shop={shop} />
          {owner && <OrderMoney order={order} owner={owner} />}
          {owner && <OrderRefunds order={order} owner={owner} flash={flash} />}
        </div>
        <div>
          <OrderPrints order={order} />
          <OrderBills order={order} />
          {owner && <OrderReturns owner={owner} />}
          <OrderNotes order={order} flash={flash} />
          {owner && <OrderCustomer order={order} owner={owner} flash={flash} />}
          {owner && <OrderMessages order={order} owner={owner} />}
          {owner && <OrderLink order={order} owner={owner} />}
          <OrderTroubles order={order} flash={flash} />
          <OrderEvents order={order} />
          {owner && <OrderDeeds owner={owner} />}
        </div>
      </div>
    </>
  )
}
