import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { AddressPicker } from '#components/addresses/address-picker.tsx'
import { CheckoutForm } from '#components/checkout/checkout-form.tsx'
import { OrderSummary } from '#components/checkout/order-summary.tsx'
import { toldFields } from '#components/session/told-fields.ts'
import { Chrome } from '#components/shop/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Kept } from '#components/ui/kept.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { firstAddressOf } from '#lib/addresses/first-address-of.ts'
import { readFlash } from '#lib/api/read-flash.ts'
import { captcha } from '#lib/api/server.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/page-query.ts'
import { captchaOf } from '#lib/checkout/captcha-paths.ts'
import { placeFields } from '#lib/checkout/place-fields.ts'
import { readCheckout } from '#lib/checkout/read-checkout.ts'
import { messages } from '#lib/messages.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'
import { readDetails } from '#lib/shop/read-shop.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata(routes.checkout)

const FORM = 'place-order'
const GOOD = ['addressSaved', 'addressUpdated', 'addressRemoved', 'movedToCart']

export default async function CheckoutPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const buy = query.get('buy')
  const here = buy ? `${routes.checkout.path}?buy=${encodeURIComponent(buy)}` : routes.checkout.path
  const { addresses, quote, problem, before } = await readCheckout(here, buy)
  const heldUnpaid = problem?.endsWith(messages.heldByYou)
  const [flash, details, account] = await Promise.all([readFlash(), readDetails(), firstAddressOf(addresses)])
  return (
    <Chrome route={routes.checkout}>
      <Steps steps={['Cart', 'Checkout']} current={1} />
      <h1 className="sr-only">Checkout</h1>
      {flash.say && (
        <div className="wrap pt-3">
          <Flash flash={flash} tone={GOOD.includes(flash.say) ? 'good' : 'bad'} />
        </div>
      )}
      {quote ? (
        <div className="wrap cart checkout">
          <div className="grid content-start gap-6">
            {before && (
              <Notice>
                {messages.justOrdered}{' '}
                <a className="link" href={`${routes.track.path}?order=${before}`}>
                  Order {before}
                </a>
              </Notice>
            )}
            <section aria-labelledby="delivery">
              <h2 id="delivery" className="mb-3">
                Delivery address
              </h2>
              <AddressPicker
                served={addresses}
                account={account}
                from={here}
                chosen={query.get('address') ?? undefined}
                formId={FORM}
                folded
              />
            </section>
            <CheckoutForm
              formId={FORM}
              quote={quote}
              hidden={placeFields(quote, randomUUID(), buy ?? undefined)}
              served={captchaOf(captcha.make())}
              pay={query.get('pay') === 'ONLINE' ? 'ONLINE' : 'COD'}
              discount={quote.onlineDiscount > 0 ? details.value.settings.onlineDiscountPercent : 0}
              told={toldFields(flash)}
              canPlace={addresses.length > 0}
            />
          </div>
          <Kept>
            <OrderSummary quote={quote} />
          </Kept>
        </div>
      ) : (
        <EmptyState title={problem}>
          {heldUnpaid && (
            <ButtonLink href={routes.orders.path} look="primary">
              Your Orders
            </ButtonLink>
          )}
          <ButtonLink href={routes.cart.path} look={heldUnpaid ? undefined : 'primary'}>
            Back to the cart
          </ButtonLink>
          <ButtonLink href="/">Continue Shopping</ButtonLink>
        </EmptyState>
      )}
    </Chrome>
  )
}
