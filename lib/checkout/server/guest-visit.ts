import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import { guests, shop } from '#lib/api/server/shop.ts'
import type { Line } from '#lib/cart/rules/lines.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { COOKIES } from '#lib/cookies.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { canonicalPath, routes } from '#lib/routes.ts'
import { type CheckoutRequest, checkoutPath, requestInQuery } from '../rules/checkout-request.ts'
import { guestTokenOf } from './guest-cookie.ts'

export type GuestVisit = {
  /** None until they have filled in the form. */
  token?: string
  orderBrowser?: string
  address?: string
  pin: string
  /** What their browser's cart holds. */
  lines: readonly Line[]
}

/** The visitor of a guest's page. Someone with an account's session goes to their own checkout. */
export async function readGuestVisit(request: CheckoutRequest): Promise<GuestVisit> {
  if (!guests) redirect(loginFrom(checkoutPath(request)))
  const sent = await headers()
  const cookies = sent.get('cookie')
  if (cookieOf(cookies, COOKIES.token)) redirect(checkoutPath(request))
  return {
    token: guestTokenOf(cookies),
    orderBrowser: cookieOf(cookies, COOKIES.orderBrowser),
    address: sent.get('x-client-address') ?? undefined,
    pin: cookieOf(cookies, COOKIES.pin) ?? '',
    lines: cartOwnerOf(cookies).guest.lines,
  }
}

/** Where the guest of this browser last ordered to; none for who is no guest yet. */
export async function guestAddressOf({ token }: GuestVisit): Promise<Address | undefined> {
  if (!token) return undefined
  const addresses = await shop.addresses({}, { token }).catch(error => {
    if (!isDenied(error)) throw error
    return []
  })
  return addresses[0]
}

/** The same order without an account, from the sign-in: of the line that the checkout is about, or of the cart. */
export async function guestPathFrom(from: string): Promise<string | undefined> {
  if (!guests) return undefined
  const [path = '', query] = from.split('?')
  if (canonicalPath(path) === routes.checkout.path)
    return checkoutPath({ buy: requestInQuery(new URLSearchParams(query)).buy }, routes.guest.path)
  const { lines } = cartOwnerOf((await headers()).get('cookie')).guest
  return lines.length > 0 ? routes.guest.path : undefined
}
