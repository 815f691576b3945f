import { Icon } from '#components/ui/icon.tsx'
import type { OrderWaits } from '#lib/desk/rules/orders/order-list.ts'
import { ordersIn, RETURNS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import {
  waitsAwaiting,
  waitsRefunds,
  waitsReturns,
  waitsTitle,
  waitsUnconfirmed,
  waitsUpi,
} from '#messages/desk-orders.ts'
import { waitsParcels } from '#messages/desk-orders-courier.ts'

/** What waits for the seller besides packing and sending; nothing where nothing does. */
export function OrderWaitsView({ waits }: { waits: OrderWaits }) {
  const rows = [
    { count: waits.parcels, text: waitsParcels, href: ordersIn('parcels') },
    { count: waits.unconfirmed, text: waitsUnconfirmed, href: ordersIn('unconfirmed') },
    { count: waits.upi, text: waitsUpi, href: ordersIn('upi') },
    { count: waits.returns, text: waitsReturns, href: RETURNS_PAGE },
    { count: waits.refunds, text: waitsRefunds, href: ordersIn('refunds') },
    { count: waits.awaiting, text: waitsAwaiting, href: ordersIn('awaiting') },
  ].filter(({ count }) => count > 0)
  if (rows.length === 0) return null
  return (
    <section className="desk-card" aria-labelledby="waits-title">
      <h2 id="waits-title">{waitsTitle}</h2>
      <div className="desk-waits">
        {rows.map(({ count, text, href }) => (
          <a key={href} href={href}>
            {text(count)}
            <Icon name="right" />
          </a>
        ))}
      </div>
    </section>
  )
}
