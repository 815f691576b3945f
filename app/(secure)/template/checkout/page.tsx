import type { Metadata } from 'next'
import { FilledCheckout } from '#components/checkout/filled-checkout.tsx'
import { PrivacyLine } from '#components/privacy/privacy-line.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { routes } from '#lib/routes.ts'
import { placeholder } from '#lib/server/page-template/page-template.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { cartStep } from '#messages/cart-pages.ts'
import { checkoutStep } from '#messages/checkout-pages.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata('checkout')

/** What stands around a checkout, which is filled in for each request. */
export default async function CheckoutTemplate() {
  const { settings } = (await readDetails()).value
  return (
    <Chrome route={routes.checkout}>
      <Steps steps={[cartStep, checkoutStep]} current={1} secure={settings.secureClaim} />
      <h1 className="sr-only">{checkoutStep}</h1>
      <StaticHtml>{placeholder('main')}</StaticHtml>
      <FilledCheckout place={placeholder('part')} data={placeholder('data')} />
      <StaticHtml>
        <div className="wrap pb-6">
          <PrivacyLine />
        </div>
      </StaticHtml>
    </Chrome>
  )
}
