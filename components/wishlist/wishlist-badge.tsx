import { CountBadge } from '#components/ui/count-badge.tsx'

/** The number of wishes. */
export const WishlistBadge = () => <CountBadge of="wishlist" />
