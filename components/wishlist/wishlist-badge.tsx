'use client'
import { useWishlist } from '#lib/wishlist/browser/use-wishlist.ts'

/** How many wishes there are, once the browser knows. */
export function WishlistBadge() {
  const { count } = useWishlist()
  return count ? (
    <span className="count">
      {count}
      <span className="sr-only"> {count === 1 ? 'item' : 'items'}</span>
    </span>
  ) : null
}
