import { randomUUID } from 'node:crypto'
import type { FilledCheckoutProps } from '#components/checkout/filled-checkout.tsx'
import { OrderedNotice } from '#components/checkout/ordered-notice.tsx'
import { UnpaidNotice } from '#components/checkout/unpaid-notice.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { firstAddressOf } from '#lib/addresses/server/first-address-of.ts'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import type { Flash as FlashWords } from '#lib/api/server/flash.ts'
import { readFlashOf } from '#lib/api/server/read-flash.ts'
import { captcha } from '#lib/api/server/shop.ts'
import { captchaOf } from '#lib/checkout/rules/captcha-paths.ts'
import {
  type CheckoutRequest,
  checkoutItself,
  fixedFields,
  requestInQuery,
} from '#lib/checkout/rules/checkout-request.ts'
import { sameOrderKey } from '#lib/checkout/rules/same-order-key.ts'
import { onlineChoice } from '#lib/checkout/server/online-choice.ts'
import { priceChangeSentence } from '#lib/checkout/server/price-change-sentence.ts'
import { type Checkout, readCheckout } from '#lib/checkout/server/read-checkout.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { COOKIES } from '#lib/cookies.ts'
import { rememberedCoupon } from '#lib/coupons/server/coupon-cookie.ts'
import { expiredPath, loginFrom } from '#lib/linked-paths.ts'
import { paths } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import type { PageRequest } from '#lib/server/http/filled-pages.ts'
import type { FullResponse } from '#lib/server/http/response.ts'
import { env } from '#lib/server/settings/env.ts'
import { personalHeaders } from '#lib/session/server/personal-headers.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { continueShopping } from '#messages/cart-pages.ts'
import { orderedLately } from '#messages/checkout.ts'
import { backToCart } from '#messages/checkout-pages.ts'
import { updatesOnOrder } from '#messages/updates.ts'
import { filledTemplate, templateFor } from './fill-template.tsx'

const FORM = 'place-order'

/** One customer's checkout. Who has no session at all is sent to the sign-in; the data layer decides. */
export async function checkoutResponse(request: PageRequest): Promise<FullResponse> {
  const { headers, query, search } = request
  const cookie = headers.cookie
  const token = cookieOf(cookie, COOKIES.token)
  if (!token) return redirectTo(request, loginFrom(paths.checkout + search))
  const template = templateFor('checkout')
  const asked = requestInQuery(query)
  const checkoutRequest = { ...asked, coupon: asked.coupon || rememberedCoupon(cookie) }
  const address = headers['x-client-address']
  const checkout = await readCheckout({ token, address: address && String(address) }, checkoutRequest).catch(
    whenDenied,
  )
  if (!checkout) return redirectTo(request, expiredPath(checkoutItself(checkoutRequest)))
  const flash = readFlashOf(cookie)
  return filledTemplate(template, {
    main: <Said flash={flash} checkout={checkout} />,
    part: checkout.quote && {
      name: 'checkout',
      props: await partOf(checkout, checkout.quote, {
        ...{ token, checkoutRequest, flash },
        orderKey: sameOrderKey(query),
      }),
    },
    headers: personalHeaders(request, routes.checkout),
  })
}

const redirectTo = (request: PageRequest, location: string): FullResponse => ({
  status: 303,
  headers: { ...personalHeaders(request), location },
  body: '',
})

const whenDenied = (error: unknown) => {
  if (!isDenied(error)) throw error
}

type Visit = {
  token: string
  checkoutRequest: CheckoutRequest
  flash: FlashWords
  orderKey: string | undefined
}

async function partOf(
  checkout: Checkout,
  quote: Quote,
  { token, checkoutRequest, flash, orderKey }: Visit,
): Promise<FilledCheckoutProps> {
  const { addresses, before, unpaid, draftOwner } = checkout
  const [details, account] = await Promise.all([readDetails(), firstAddressOf(addresses, token)])
  const provider = await onlineChoice()
  return {
    view: {
      formId: FORM,
      quote,
      fixed: fixedFields(checkoutRequest),
      orderKey: orderKey ?? randomUUID(),
      unpaid,
      addresses,
      served: captchaOf(captcha.make()),
      provider,
      pay: checkoutRequest.pay === 'ONLINE' ? 'ONLINE' : 'COD',
      discount: quote.onlineDiscount > 0 ? details.value.settings.onlineDiscountPercent : 0,
      fieldErrors: fieldErrors(flash),
      asked: checkoutRequest,
      // Another host tells its customers in its own way.
      updates: env.apiHost ? undefined : updatesOnOrder,
    },
    picker: {
      account,
      from: checkoutItself(checkoutRequest),
      chosen: checkoutRequest.address || undefined,
      formKey: randomUUID(),
      draftOwner,
    },
    before,
  }
}

const GOOD = ['addressSaved', 'addressUpdated', 'addressRemoved', 'movedToCart']

/** What the form before had to say, and what stands in place of a checkout where there is none. */
function Said({
  flash,
  checkout: { quote, problem, before, unpaid },
}: {
  flash: FlashWords
  checkout: Checkout
}) {
  const changed = quote && flash.seen && priceChangeSentence(flash.seen, quote)
  return (
    <>
      {flash.say && !flash.fields?.captcha && (
        <div className="wrap pt-3">
          {changed ? (
            <Notice tone="bad">{changed}</Notice>
          ) : (
            <Flash flash={flash} tone={GOOD.includes(flash.say) ? 'good' : 'bad'} />
          )}
        </div>
      )}
      {!quote && (
        <>
          <div className="wrap grid gap-4 pt-3">
            <UnpaidNotice unpaid={unpaid} />
            {before && <OrderedNotice say={orderedLately} id={before} />}
          </div>
          <EmptyState title={problem}>
            <ButtonLink href={paths.cart} look={unpaid.length ? undefined : 'primary'}>
              {backToCart}
            </ButtonLink>
            <ButtonLink href="/">{continueShopping}</ButtonLink>
          </EmptyState>
        </>
      )}
    </>
  )
}
