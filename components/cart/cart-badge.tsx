'use client'
import { CountBadge } from '#components/ui/count-badge.tsx'
import { useCart } from '#lib/cart/browser/use-cart.ts'

/** How many things are in the cart. */
export const CartBadge = () => <CountBadge count={useCart().count} />
