import 'server-only'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import { flashCookie } from '#lib/api/server/flash.ts'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { guests, orderLinks } from '#lib/api/server/shop.ts'
import type { NamedLine } from '#lib/cart/rules/lines.ts'
import { lineOrdered } from '#lib/cart/rules/wire-lines.ts'
import { cartOwnerOf, saveGuestCart } from '#lib/cart/server/request-cart.ts'
import type { OrderRequest } from '#lib/contract/checkout-schemas.ts'
import { COOKIES } from '#lib/cookies.ts'
import { routes } from '#lib/routes.ts'
import { type CheckoutRequest, checkoutPath } from '../rules/checkout-request.ts'
import { withoutOrdered } from '../rules/without-ordered.ts'
import { tokenOf } from './form-values.ts'
import { guestTokenOf } from './guest-cookie.ts'
import { type Checkout, readCheckout } from './read-checkout.ts'

/** Whose checkout a form belongs to: a customer's, or a guest's. */
export type Buyer = {
  page: string
  tokenOf: (request: Request) => string | undefined
  /** For a form of nobody, or of somebody whose session is over. */
  over: (chosen: CheckoutRequest, request: Request, isDead?: boolean) => FormOutcome
  /** A customer always types the digits for an order at the door; of a guest the order itself asks them. */
  alwaysDigits: boolean
  /** What the checkout shows now. */
  checkout: (token: string, chosen: CheckoutRequest, request: Request) => Promise<Checkout | undefined>
  /** Where an order that was accepted goes on, and what the browser keeps of it. */
  next: (
    id: string,
    order: OrderRequest,
    request: Request,
    /** Online, all of it or an advance. */
    isToPay: boolean,
  ) => Promise<Pick<FormOutcome, 'to' | 'say' | 'cookies'>>
}

export const CUSTOMER: Buyer = {
  page: routes.checkout.path,
  tokenOf,
  over: (chosen, _, isDead) => sessionOver(checkoutPath(chosen), isDead ? undefined : 'tokenMissing'),
  alwaysDigits: true,
  checkout: (token, chosen, { headers }) =>
    readCheckout({ token, address: headers.get('x-client-address') ?? undefined }, chosen),
  next: async (id, _order, _request, isToPay) => ({
    to: `${(isToPay ? routes.payment : routes.confirmation).path}?order=${id}`,
  }),
}

export const GUEST: Buyer = {
  page: routes.guestCheckout.path,
  tokenOf: ({ headers }) => guestTokenOf(headers.get('cookie')),
  over: (chosen, { headers }) => {
    // Who has signed in meanwhile orders by their account.
    const isSignedIn = !guests || cookieOf(headers.get('cookie'), COOKIES.token)
    if (isSignedIn) return { to: checkoutPath(chosen), status: 409 }
    return { to: checkoutPath(chosen, routes.guest.path), status: 401, say: 'guestOver' }
  },
  alwaysDigits: false,
  checkout: (token, chosen, { headers }) => {
    const cookies = headers.get('cookie')
    const { lines } = cartOwnerOf(cookies).guest
    const orderBrowser = cookieOf(cookies, COOKIES.orderBrowser)
    const from = {
      address: headers.get('x-client-address') ?? undefined,
      ...(orderBrowser && { orderBrowser }),
    }
    return readCheckout({ token, ...from, guest: { cart: lines, passed: false }, guestLines: lines }, chosen)
  },
  next: async (id, order, request, isToPay) => {
    if (isToPay) return { to: `${routes.guestPayment.path}?order=${id}` }
    const link = await orderLinks?.addressOf(id)
    const say = 'guestOrdered'
    return {
      to: link ? new URL(link).pathname : `${routes.guestPayment.path}?order=${id}`,
      say,
      cookies: [
        ...(order.keep_cart ? [] : cartAfter(order.orders.map(lineOrdered), request)),
        flashCookie({ say }),
      ],
    }
  },
}

/** What was ordered leaves the browser's cart (Rule 17). */
export function cartAfter(ordered: readonly NamedLine[], request: Request): string[] {
  const { guest } = cartOwnerOf(request.headers.get('cookie'))
  const left = withoutOrdered(guest.lines, ordered)
  return left.length === guest.lines.length ? [] : saveGuestCart(guest, left).cookies
}
