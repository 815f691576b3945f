'use client'
import { Count } from '#components/ui/count.tsx'
import { useCart } from '#lib/cart/browser/use-cart.ts'

/** How many things are in the cart. */
export const CartBadge = () => <Count count={useCart().count} />
