import type { ListedOrder } from '#lib/desk/rules/orders/order-list.ts'
import { bookPage, orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { chooseOrder, moreLines, unitsOf } from '#messages/desk-orders.ts'
import { bookLink } from '#messages/desk-orders-courier.ts'
import { OrderTags } from './order-tags.tsx'

/** An order in the list: a box to choose it, and all of it leads to its page. */
export const OrderRow = ({ order, isChosen }: { order: ListedOrder; isChosen: boolean }) => (
  <li className="desk-order-row">
    <label>
      <span className="sr-only">{chooseOrder(order.id)}</span>
      <input type="checkbox" name={`order-${order.id}`} value="on" defaultChecked={isChosen} />
    </label>
    <a href={orderPage(order.id)}>
      <img
        className="desk-thumb"
        src={pictureUrl(order.image, '280x280')}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        decoding="async"
      />
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b>{order.name}</b>
        {order.total !== undefined && <b>{exactRupees(order.total)}</b>}
      </span>
      <span className="text-sm">
        {[unitsOf(order.units), order.product].join(' · ')}
        {order.moreLines > 0 && ` ${moreLines(order.moreLines)}`}
        {order.place && (
          <>
            <br />
            {order.place}
          </>
        )}
      </span>
      <OrderTags {...order} />
      <span className="col-span-2 text-xs text-muted">
        {order.id} · {momentInIndia(order.placedAt)}
      </span>
    </a>
    {order.isBookable && (
      <a className="desk-order-book link" href={bookPage(order.id)}>
        {bookLink}
        <span className="sr-only"> {order.id}</span>
      </a>
    )}
  </li>
)
