'use client'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { messages } from '#lib/messages.ts'
import { useWishlist } from '#lib/wishlist/use-wishlist.ts'
import { keepWishes } from '#lib/wishlist/wish-store.ts'
import { WishCard, type WishItem } from './wish-card.tsx'
import './wishlist.css'

/** The wishes that were served, less those taken away since. */
export function WishGrid({ served, customer }: { served: WishItem[]; customer: boolean }) {
  const { wishes, has } = useWishlist()
  const [gone, setGone] = useState<readonly number[]>([])
  useEffect(() => {
    // A customer's list is the shop's: this browser's count follows it.
    if (customer) keepWishes(served.map(({ id, size, color }) => ({ id, size, color })))
  }, [customer, served])
  const items = served.filter(({ id }) => !gone.includes(id) && (customer || !wishes || has(id)))
  if (items.length === 0)
    return (
      <EmptyState title={messages.wishlistEmpty} level="h2">
        <p className="text-muted">Press the heart of what you like and find it here again.</p>
        <ButtonLink href="/" look="primary">
          Continue Shopping
        </ButtonLink>
      </EmptyState>
    )
  return (
    <ul className="wishes">
      {items.map(item => (
        <li key={item.id}>
          <WishCard item={item} onGone={() => setGone(now => [...now, item.id])} />
        </li>
      ))}
    </ul>
  )
}
