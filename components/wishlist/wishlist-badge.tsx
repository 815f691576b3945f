'use client'
import { CountBadge } from '#components/ui/count-badge.tsx'
import { useWishlist } from '#lib/wishlist/browser/use-wishlist.ts'

/** The number of wishes. */
export const WishlistBadge = () => <CountBadge count={useWishlist().count} />
