import { Button } from '#components/ui/button.tsx'
import { lineOf } from '#lib/cart/guest-items.ts'
import { countUnits } from '#lib/cart/lines.ts'
import { rupee } from '#lib/catalogue/price.ts'
import { cartTotal, isHoliOffer, totalsOf } from '#lib/checkout/totals.ts'
import { HOLI_NAME } from '#lib/constants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { messages } from '#lib/messages.ts'

/** What the cart comes to, by the same sums as the server's, and Place Order. */
export function CartSummary({ items }: { items: readonly CartItem[] }) {
  const sold = items.filter(item => item.quantity > 0)
  const totals = totalsOf(sold)
  const gone = sold.length < items.length
  const short = sold.some(item => item.Unit > item.quantity)
  return (
    <section className="summary" aria-label="Summary">
      <h2 className="text-lg">Summary</h2>
      <dl>
        <dt>Subtotal ({countUnits(sold.map(lineOf))} items)</dt>
        <dd>{rupee(totals.subtotal / 100)}</dd>
        <dt>Delivery Charges</dt>
        <dd>{totals.delivery === 0 ? 'Free' : rupee(totals.delivery / 100)}</dd>
        <dt className="text-lg font-bold">Total</dt>
        <dd className="text-lg font-bold" data-total>
          ₹{cartTotal(totals).toLocaleString('en-IN')}
        </dd>
      </dl>
      {sold.length === 1 && sold[0]?.name === HOLI_NAME && !isHoliOffer(sold) && (
        <p className="holi">{messages.holiOffer}</p>
      )}
      {sold.length === 1 && isHoliOffer(sold) && (
        <p className="holi">
          {messages.holiOffer} <b>It is yours.</b>
        </p>
      )}
      {(gone || short) && <p className="text-sm text-danger">{messages.stockChanged}</p>}
      <form method="post" action="/do/cart/place" className="place">
        <p className="place-total price" aria-hidden="true">
          ₹{cartTotal(totals).toLocaleString('en-IN')}
        </p>
        <Button type="submit" look="primary" className="flex-1" disabled={sold.length === 0 || gone || short}>
          Place Order
        </Button>
      </form>
      <p className="text-center text-xs text-muted">
        Pay at the door or online. You see the final total before you order.
      </p>
    </section>
  )
}
