import { Button } from '#components/ui/button.tsx'
import { SumList } from '#components/ui/sum-list.tsx'
import { cartSums, toBeHad } from '#lib/cart/rules/cart-sums.ts'
import { holiWords } from '#lib/cart/rules/holi-words.ts'
import { countUnits, lineOf } from '#lib/cart/rules/lines.ts'
import { sumRows } from '#lib/checkout/rules/sum-rows.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { formPath } from '#lib/forms/rules/form-path.ts'
import { messages } from '#lib/messages.ts'
import { counted } from '#lib/rules/counted.ts'
import { rupee } from '#lib/rules/price.ts'

/** What the cart comes to, by the same sums as the server's, and Place Order. */
export function CartSummary({ items }: { items: readonly CartItem[] }) {
  const had = toBeHad(items)
  const sums = cartSums(items)
  const gone = had.length < items.length
  const short = items.some(item => item.quantity > 0 && item.Unit > item.quantity)
  const [offer, ...condition] = holiWords(had)
  return (
    <section className="summary" aria-label="Summary">
      <h2 className="text-lg">Summary</h2>
      <SumList
        rows={sumRows(sums, {
          subtotal: `Subtotal (${counted(countUnits(had.map(lineOf)), 'item')})`,
          delivery: 'Delivery Charges',
        })}
      />
      {offer && (
        <p className="holi">
          <b>{offer}</b> {condition.join(' ')}
        </p>
      )}
      {(gone || short) && <p className="text-sm text-danger">{messages.stockChanged}</p>}
      <form method="post" action={formPath('cart', 'place')} className="place">
        <p className="place-total price" aria-hidden="true">
          {rupee(sums.total)}
        </p>
        <Button type="submit" look="primary" className="flex-1" disabled={had.length === 0 || gone || short}>
          Place Order
        </Button>
      </form>
      <p className="text-center text-xs text-muted">
        Pay at the door or online. You see the final total before you order.
      </p>
    </section>
  )
}
