import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { CheckoutView } from '#components/checkout/checkout-view.tsx'
import { UnpaidNotice } from '#components/checkout/unpaid-notice.tsx'
import { GuestAddress } from '#components/guests/guest-address.tsx'
import { GuestOrderedNotice } from '#components/guests/guest-ordered-notice.tsx'
import { PrivacyLine } from '#components/privacy/privacy-line.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { captcha } from '#lib/api/server/shop.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { captchaOf } from '#lib/checkout/rules/captcha-paths.ts'
import {
  checkoutItself,
  checkoutPath,
  fixedFields,
  requestInQuery,
} from '#lib/checkout/rules/checkout-request.ts'
import { GUEST_WAYS } from '#lib/checkout/rules/checkout-ways.ts'
import { sameOrderKey } from '#lib/checkout/rules/same-order-key.ts'
import { onlineChoice } from '#lib/checkout/server/online-choice.ts'
import { priceChangeSentence } from '#lib/checkout/server/price-change-sentence.ts'
import { readGuestCheckout } from '#lib/checkout/server/read-guest-checkout.ts'
import { rememberedCoupon } from '#lib/coupons/server/coupon-cookie.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { justOrdered } from '#messages/cart.ts'
import { cartStep, continueShopping } from '#messages/cart-pages.ts'
import { orderedLately } from '#messages/checkout.ts'
import { backToCart, checkoutStep } from '#messages/checkout-pages.ts'
import { updatesOnOrder } from '#messages/updates.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('guestCheckout')

const FORM = 'place-order'

/** A guest's order: what it costs, when it comes, and how it is paid. */
export default async function GuestCheckoutPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const typed = requestInQuery(query)
  const request = { ...typed, coupon: typed.coupon || rememberedCoupon((await headers()).get('cookie')) }
  const checkout = await readGuestCheckout(request)
  const enter = checkoutPath({ buy: request.buy }, routes.guest.path)
  if (!checkout) redirect(enter)
  const { address, addresses, quote, problem, before, unpaid, guestNeedsCaptcha } = checkout
  const [flash, details, provider] = await Promise.all([readFlash(), readDetails(), onlineChoice()])
  const { settings } = details.value
  const changed = quote && flash.seen && priceChangeSentence(flash.seen, quote)
  return (
    <Chrome route={routes.guestCheckout}>
      <Steps steps={[cartStep, checkoutStep]} current={1} secure={settings.secureClaim} />
      <h1 className="sr-only">{checkoutStep}</h1>
      {/* What was said of an order whose answer got lost stands in the notice, with the way to it. */}
      {flash.say && flash.say !== 'guestOrdered' && !flash.fields?.captcha && (
        <div className="wrap pt-3">
          {changed ? <Notice tone="bad">{changed}</Notice> : <Flash flash={flash} />}
        </div>
      )}
      {quote ? (
        <CheckoutView
          formId={FORM}
          ways={GUEST_WAYS}
          quote={quote}
          fixed={fixedFields(request)}
          asked={request}
          orderKey={sameOrderKey(query) ?? randomUUID()}
          unpaid={unpaid}
          addresses={addresses}
          served={guestNeedsCaptcha || flash.fields?.captcha ? captchaOf(captcha.make()) : undefined}
          provider={provider}
          pay={request.pay === 'ONLINE' ? 'ONLINE' : 'COD'}
          discount={quote.onlineDiscount > 0 ? settings.onlineDiscountPercent : 0}
          fieldErrors={fieldErrors(flash)}
          updates={updatesOnOrder}
        >
          {before && <GuestOrderedNotice say={justOrdered} id={before} />}
          <GuestAddress address={address} formId={FORM} from={checkoutItself(request, routes.guest.path)} />
        </CheckoutView>
      ) : (
        <>
          <div className="wrap grid gap-4 pt-3">
            <UnpaidNotice unpaid={unpaid} ways={GUEST_WAYS} />
            {before && <GuestOrderedNotice say={orderedLately} id={before} />}
          </div>
          <EmptyState title={problem}>
            <ButtonLink href={routes.cart.path} look="primary">
              {backToCart}
            </ButtonLink>
            <ButtonLink href="/">{continueShopping}</ButtonLink>
          </EmptyState>
        </>
      )}
      <div className="wrap pb-6">
        <PrivacyLine />
      </div>
    </Chrome>
  )
}
