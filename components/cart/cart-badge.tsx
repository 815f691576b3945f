'use client'
import { useEffect, useRef } from 'react'
import { CountBadge } from '#components/ui/count-badge.tsx'
import { countHtml } from '#lib/browser/inline/first-response/count-html.ts'
import { useCart } from '#lib/cart/browser/use-cart.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'
import { itemWord } from '#messages/count.ts'

/** How many things are in the cart. A visitor's the first response counts in the cookie; a customer's the shop tells. */
export function CartBadge() {
  const slot = useRef<HTMLElement>(null)
  const { count } = useCart()
  useEffect(() => {
    if (count !== undefined && slot.current && isSignedIn())
      slot.current.innerHTML = count ? countHtml(count, itemWord(count)) : ''
  }, [count])
  return <CountBadge of="cart" slot={slot} />
}
