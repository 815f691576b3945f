import 'server-only'
import { callerOf } from '#lib/api/server/caller-of.ts'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import { browsers, shop } from '#lib/api/server/shop.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import type { Token } from '#lib/contract/session-schemas.ts'
import { wishOwnerOf } from '#lib/wishlist/server/request-wishes.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'
import { knownBrowserCookie, sessionCookies } from './session-cookies.ts'

/** What follows a sign-in, whatever opened it: the session's cookies, and the cart and wishes of this browser in it. */
export async function startSession(
  request: Request,
  token: Token,
  { to, remember }: { to: string; remember: boolean },
): Promise<FormOutcome> {
  // Otherwise the browser's old session would stay alive.
  await endSession(request)
  const known = await browsers.remember(callerOf(request).browser, token.access_token)
  const profile = await shop.profile({}, { token: token.access_token }).catch(() => null)
  const guest = {
    cart: cartOwnerOf(request.headers.get('cookie')).guest,
    wishes: wishOwnerOf(request.headers.get('cookie')).wishes,
  }
  const merged = await mergeGuestCart(token.access_token, guest)
  return {
    to,
    cookies: [
      ...sessionCookies(token, profile, remember),
      ...merged.cookies,
      ...(known ? [knownBrowserCookie(known)] : []),
    ],
    body: { user_name: profile?.user_name ?? '', notes: merged.notes },
  }
}

export async function endSession(request: Request) {
  const { token } = cartOwnerOf(request.headers.get('cookie'))
  if (!token) return
  await shop.signOut({}, { token }).catch(error => {
    if (!isDenied(error)) console.error('The session could not be ended at the shop', error)
  })
}
