import type { Metadata } from 'next'
import { FilledCart } from '#components/cart/filled-cart.tsx'
import { RecentlyViewed } from '#components/recent/recently-viewed.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { routes } from '#lib/routes.ts'
import { placeholder } from '#lib/server/page-template/page-template.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { addressStep, cartStep } from '#messages/cart-pages.ts'
import '../../../personal.css'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata('cart')

/** What stands around a cart, which is filled in for each request. */
export default async function CartTemplate() {
  const { settings } = (await readDetails()).value
  return (
    <Chrome route={routes.cart}>
      <Steps steps={[cartStep, addressStep]} current={0} secure={settings.secureClaim} />
      <StaticHtml>{placeholder('main')}</StaticHtml>
      <FilledCart place={placeholder('part')} data={placeholder('data')} />
      <div className="wrap pb-24">
        <RecentlyViewed />
      </div>
    </Chrome>
  )
}
