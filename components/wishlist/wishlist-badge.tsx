'use client'
import { Count } from '#components/ui/count.tsx'
import { useWishlist } from '#lib/wishlist/browser/use-wishlist.ts'

/** The number of wishes. */
export const WishlistBadge = () => <Count count={useWishlist().count} />
