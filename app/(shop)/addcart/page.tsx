import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { CartView } from '#components/cart/cart-view.tsx'
import { RecentlyViewed } from '#components/recent/recently-viewed.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash, FlashToast } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { readCart } from '#lib/cart/server/read-cart.ts'
import { readUndoable } from '#lib/cart/server/read-undoable.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { savedForLater } from '#messages/cart.ts'
import { addressStep, cartStep } from '#messages/cart-pages.ts'
import { myWishlist } from '#messages/wishlist-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('cart')

const GOOD = ['movedToCart', 'clampedToStock']

export default async function CartPage() {
  const cookie = (await headers()).get('cookie')
  const [cart, undoable, flash] = await Promise.all([readCart(cookie), readUndoable(cookie), readFlash()])
  const good = flash.say && GOOD.includes(flash.say)
  return (
    <Chrome route={routes.cart}>
      <Steps steps={[cartStep, addressStep]} current={0} />
      <div className="wrap pt-3">
        {flash.say === 'savedForLater' ? (
          <Notice tone="good">
            {savedForLater}{' '}
            <a className="link" href={routes.wishlist.path}>
              {myWishlist}
            </a>
          </Notice>
        ) : good ? (
          <FlashToast flash={flash} />
        ) : (
          <Flash flash={flash} />
        )}
        {cart.problem && <Flash flash={{ say: cart.problem }} />}
      </div>
      <CartView
        served={cart.items}
        customer={cart.customer}
        failed={cart.problem !== undefined}
        {...undoable}
      />
      <div className="wrap pb-24">
        <RecentlyViewed />
      </div>
    </Chrome>
  )
}
