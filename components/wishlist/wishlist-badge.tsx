import { Count } from '#components/ui/count.tsx'

/** The number of wishes. */
export const WishlistBadge = () => <Count of="wishlist" />
