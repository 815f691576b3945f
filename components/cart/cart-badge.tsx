'use client'
import { useEffect } from 'react'
import { Count } from '#components/ui/count.tsx'
import { tellCartCount } from '#lib/browser/cart-count.ts'
import { useCart } from '#lib/cart/browser/use-cart.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'

/** How many things are in the cart. A customer's are the shop's to tell. */
export function CartBadge() {
  const { count } = useCart()
  useEffect(() => {
    if (count !== undefined && isSignedIn()) tellCartCount(count)
  }, [count])
  return <Count of="cart" />
}
