import { Notice } from '#components/ui/notice.tsx'
import { STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import type { UpiPage } from '#lib/checkout/rules/upi-page.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import {
  cancelledWhileLooking,
  heldUntil,
  notHeldMeanwhile,
  shopLooks,
  stillLooks,
  utrSent,
  whatNow,
} from '#messages/upi-pages.ts'

type Props = Pick<UpiPage, 'order' | 'heldUntil'> & { utr: string }

/** What happens next, once a number was sent. */
export const UpiWaiting = ({ order, heldUntil: until, utr }: Props) => (
  <section className="grid gap-3" aria-labelledby="shop-looks">
    <h2 id="shop-looks" className="text-lg">
      {shopLooks}
    </h2>
    <p>
      {utrSent}: <b className="price">{utr}</b>
    </p>
    {order.CoOrderStatus === STATUS_NAMES.cancelled ? (
      <Notice>{cancelledWhileLooking}</Notice>
    ) : order.payable ? (
      <>
        <p>{whatNow}</p>
        <p>{until ? heldUntil(momentInIndia(until)) : notHeldMeanwhile}</p>
      </>
    ) : (
      <Notice>{stillLooks}</Notice>
    )}
  </section>
)
