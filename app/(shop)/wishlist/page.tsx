import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash, FlashToast } from '#components/ui/flash.tsx'
import { WishGrid } from '#components/wishlist/wish-grid.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readWishlist } from '#lib/wishlist/server/read-wishlist.ts'
import { myWishlist } from '#messages/wishlist-pages.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('wishlist')

export default async function WishlistPage() {
  const [wishlist, flash] = await Promise.all([readWishlist((await headers()).get('cookie')), readFlash()])
  return (
    <Chrome route={routes.wishlist}>
      <div className="wrap grid gap-4 pt-5 pb-12">
        <h1>{myWishlist}</h1>
        {flash.say === 'wishRemoved' ? <FlashToast flash={flash} /> : <Flash flash={flash} />}
        {wishlist.problem && <Flash flash={{ say: wishlist.problem }} />}
        <WishGrid served={wishlist.items} customer={wishlist.customer} removed={wishlist.removed} />
      </div>
    </Chrome>
  )
}
