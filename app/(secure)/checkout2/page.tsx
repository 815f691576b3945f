import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { AddressPicker } from '#components/addresses/address-picker.tsx'
import { CheckoutView } from '#components/checkout/checkout-view.tsx'
import { UnpaidNotice } from '#components/checkout/unpaid-notice.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { firstAddressOf } from '#lib/addresses/server/first-address-of.ts'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { captcha, onlinePayment } from '#lib/api/server/shop.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { captchaOf } from '#lib/checkout/rules/captcha-paths.ts'
import { askedInQuery, checkoutItself, fixedFields } from '#lib/checkout/rules/checkout-asked.ts'
import { changedSince } from '#lib/checkout/server/changed-prices.ts'
import { readCheckout } from '#lib/checkout/server/read-checkout.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { justOrdered } from '#messages/cart.ts'
import { cartStep, continueShopping } from '#messages/cart-pages.ts'
import { orderedLately } from '#messages/checkout.ts'
import { backToCart, checkoutStep, deliveryAddress } from '#messages/checkout-pages.ts'
import { orderNumbered } from '#messages/orders-pages.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('checkout')

const FORM = 'place-order'
const GOOD = ['addressSaved', 'addressUpdated', 'addressRemoved', 'movedToCart']

export default async function CheckoutPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const asked = askedInQuery(queryOf(await searchParams))
  const { addresses, quote, problem, before, unpaid, draftOwner } = await readCheckout(asked)
  const [flash, details, account] = await Promise.all([readFlash(), readDetails(), firstAddressOf(addresses)])
  const told = fieldErrors(flash)
  const { name, page } = onlinePayment.provider()
  const provider = { name, label: page.label }
  const changed = quote && flash.seen && changedSince(flash.seen, quote)
  return (
    <Chrome route={routes.checkout}>
      <Steps steps={[cartStep, checkoutStep]} current={1} />
      <h1 className="sr-only">{checkoutStep}</h1>
      {flash.say && !told.captcha && (
        <div className="wrap pt-3">
          {changed ? (
            <Notice tone="bad">{changed}</Notice>
          ) : (
            <Flash flash={flash} tone={GOOD.includes(flash.say) ? 'good' : 'bad'} />
          )}
        </div>
      )}
      {quote ? (
        <CheckoutView
          formId={FORM}
          quote={quote}
          fixed={fixedFields(asked)}
          orderKey={randomUUID()}
          unpaid={unpaid}
          addresses={addresses}
          served={captchaOf(captcha.make())}
          provider={provider}
          pay={asked.pay === 'ONLINE' ? 'ONLINE' : 'COD'}
          discount={quote.onlineDiscount > 0 ? details.value.settings.onlineDiscountPercent : 0}
          told={told}
        >
          {before && <Ordered say={justOrdered} id={before} />}
          <section aria-labelledby="delivery" className={before && 'mt-6'}>
            <h2 id="delivery" className="mb-3">
              {deliveryAddress}
            </h2>
            <AddressPicker
              served={addresses}
              account={account}
              from={checkoutItself(asked)}
              chosen={asked.address || undefined}
              formId={FORM}
              formKey={randomUUID()}
              draftOwner={draftOwner}
              folded
            />
          </section>
        </CheckoutView>
      ) : (
        <>
          <div className="wrap grid gap-4 pt-3">
            <UnpaidNotice unpaid={unpaid} />
            {before && <Ordered say={orderedLately} id={before} />}
          </div>
          <EmptyState title={problem}>
            <ButtonLink href={routes.cart.path} look={unpaid.length ? undefined : 'primary'}>
              {backToCart}
            </ButtonLink>
            <ButtonLink href="/">{continueShopping}</ButtonLink>
          </EmptyState>
        </>
      )}
    </Chrome>
  )
}

const Ordered = ({ say, id }: { say: string; id: string }) => (
  <Notice>
    {say}{' '}
    <a className="link" href={`${routes.track.path}?order=${id}`}>
      {orderNumbered(id)}
    </a>
  </Notice>
)
