import 'server-only'

/** How long an order's link opens its page after the order has ended. */
const OPEN_DAYS = 90

/** SQL: the order `link.order_id` was delivered, or ended otherwise, too long ago. Its last state is an event's kind too. */
export const LINK_HAS_ENDED = `exists (
  select 1 from orders o join order_events e on e.order_id = o.id and e.kind = o.status
   where o.id = link.order_id and o.status in ('delivered', 'cancelled', 'expired')
     and e.at < now() - interval '${OPEN_DAYS} days')`
