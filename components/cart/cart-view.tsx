'use client'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useCart } from '#lib/cart/use-cart.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { messages } from '#lib/messages.ts'
import { pathOf } from '#lib/paths.ts'
import { renewHint } from '#lib/session/renew-hint.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useOtherTab } from './use-other-tab.ts'

type Props = {
  served: CartItem[]
  customer: boolean
  /** The shop could not read it: what is in it is not known. */
  failed: boolean
}

/** The cart, served whole and then kept up to date in the browser. */
export function CartView({ served, customer, failed }: Props) {
  const cart = useCart(served)
  const [refused, setRefused] = useState<string>()
  useOtherTab(cart.lines, served)
  useEffect(() => {
    if (customer) void renewHint()
  }, [customer])
  const items = cart.items ?? served
  const said = refused ?? cart.error

  if (items.length === 0)
    return (
      <>
        {said && <Notice tone="bad">{said}</Notice>}
        {failed && !cart.lines ? <Again /> : <Empty />}
        <div className="wrap max-w-96 pb-6">
          <form method="post" action="/do/cart/place">
            <Button type="submit" className="w-full" disabled>
              Place Order
            </Button>
          </form>
        </div>
      </>
    )
  return (
    <div className="wrap cart">
      <section aria-label="Items">
        <h1 className="mb-3">Your cart</h1>
        {said && (
          <div className="mb-3">
            <Notice tone="bad">{said}</Notice>
          </div>
        )}
        <ul className="grid gap-4">
          {items.map(item => (
            <li key={`${item.id}|${item.cart_size}|${item.cart_color}`}>
              <CartLine item={item} cart={cart} onRefused={setRefused} />
            </li>
          ))}
        </ul>
        {customer && (
          <form method="post" action="/do/cart/clear" className="mt-4">
            <Button type="submit" look="quiet" size="small">
              Clear cart
            </Button>
          </form>
        )}
      </section>
      <CartSummary items={items} />
    </div>
  )
}

const Empty = () => (
  <EmptyState title={messages.cartEmpty}>
    <p className="text-muted">What you add from the shop waits for you here.</p>
    <ButtonLink href="/" look="primary">
      Continue Shopping
    </ButtonLink>
  </EmptyState>
)

const Again = () => (
  <div className="wrap grid justify-items-center gap-4 py-8">
    <h1>Your cart</h1>
    <ButtonLink href={pathOf('cart')} look="primary">
      Try again
    </ButtonLink>
  </div>
)
