'use client'
import { Count } from '#components/ui/count.tsx'
import { useWishlist } from '#lib/wishlist/browser/use-wishlist.ts'

/** How many wishes there are. */
export const WishlistBadge = () => <Count count={useWishlist().count} />
