import type { FormEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { SumList } from '#components/ui/sum-list.tsx'
import { cartSums, toBeHad } from '#lib/cart/rules/cart-sums.ts'
import { holiWords } from '#lib/cart/rules/holi-words.ts'
import { countUnits, lineOf } from '#lib/cart/rules/lines.ts'
import { sumRows } from '#lib/checkout/rules/sum-rows.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { missingInWords } from '#lib/delivery/rules/delivery-charges.ts'
import type { FreeTerms } from '#lib/delivery/rules/free-terms.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { toPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { stockChanged } from '#messages/cart.ts'
import { deliveryCharges, itemsCounted, placeOrder, subtotalOf, summary } from '#messages/cart-pages.ts'
import { continueWithMobile } from '#messages/guest-link.ts'
import { changesSaved, isChanging } from './pending-changes.ts'

type Props = {
  items: readonly CartItem[]
  /** Paise, for the whole order, where the seller has a table of PIN codes; and what its row is called. */
  delivery?: { charge: number; name: string } | undefined
  /** How it can be paid, as the server says it. */
  ways?: string | undefined
  /** Where it is ordered without an account, for who is not signed in. */
  guestPath?: string | undefined
  /** From what on delivery costs nothing. */
  free?: FreeTerms | undefined
}

/** What the cart comes to, by the same sums as the server's, and Place Order. */
export function CartSummary({ items, delivery, ways, guestPath, free = {} }: Props) {
  const had = toBeHad(items)
  const sums = cartSums(items, delivery?.charge, free)
  const isCharged = !sums.isFree && had.length > 0
  const missing = isCharged ? missingInWords(free, toPaise(sums.subtotal)) : ''
  const gone = had.length < items.length
  const short = items.some(item => item.quantity > 0 && item.Unit > item.quantity)
  const [offer, ...condition] = holiWords(had)
  return (
    <section className="summary" aria-label={summary}>
      <h2 className="text-lg">{summary}</h2>
      <SumList
        rows={sumRows(sums, {
          subtotal: subtotalOf(itemsCounted(countUnits(had.map(lineOf)))),
          delivery: delivery?.name ?? deliveryCharges,
        })}
      />
      {missing && <p className="text-sm">{missing}</p>}
      {offer && (
        <p className="holi">
          <b>{offer}</b> {condition.join(' ')}
        </p>
      )}
      {(gone || short) && <p className="text-sm text-danger">{stockChanged}</p>}
      <form method="post" action={'/do/cart/place' satisfies FormPath} className="place" onSubmit={onceSaved}>
        <p className="place-total price" aria-hidden="true">
          {rupee(sums.total)}
        </p>
        <Button type="submit" look="primary" className="flex-1" disabled={had.length === 0 || gone || short}>
          {placeOrder}
        </Button>
      </form>
      {guestPath && had.length > 0 && !gone && !short && (
        <a className="link inline-flex min-h-11 items-center justify-self-center" href={guestPath}>
          {continueWithMobile}
        </a>
      )}
      {ways && <p className="text-center text-xs text-muted">{ways}</p>}
    </section>
  )
}

/** What was pressed a moment ago is in the cart before it is ordered, or its refusal is seen. */
function onceSaved(event: FormEvent<HTMLFormElement>) {
  if (!isChanging()) return
  event.preventDefault()
  const form = event.currentTarget
  void changesSaved().then(saved => saved && form.requestSubmit())
}
