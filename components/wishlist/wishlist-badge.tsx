import { Count } from '#components/ui/count.tsx'

/** How many wishes there are. */
export const WishlistBadge = () => <Count of="wishlist" />
