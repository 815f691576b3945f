'use client'
import { useCart } from '#lib/cart/browser/use-cart.ts'

/** How many things are in the cart, once the browser knows. */
export function CartBadge() {
  const { count } = useCart()
  return count ? (
    <span className="count">
      {count}
      <span className="sr-only"> {count === 1 ? 'item' : 'items'}</span>
    </span>
  ) : null
}
