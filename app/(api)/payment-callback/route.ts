import { flashCookie } from '#lib/api/server/flash.ts'
import { MAX_FORM } from '#lib/api/server/guard-form.ts'
import { apiErrorResponse } from '#lib/api/server/serve-api.ts'
import { receiveCallback, stepOfGuest, stepOfOwn } from '#lib/backend/payments/callback.ts'
import { emptyGuestCart } from '#lib/cart/rules/cart-cookie.ts'
import { saveGuestCart } from '#lib/cart/server/request-cart.ts'
import { tokenOf } from '#lib/checkout/server/form-values.ts'
import { guestTokenOf } from '#lib/checkout/server/guest-cookie.ts'
import { readBytes } from '#lib/server/http/read-body.ts'

export const dynamic = 'force-dynamic'

/** The browser comes back from the provider's own page: a POST from another site, so without our cookie. */
export async function POST(request: Request) {
  try {
    const text = new TextDecoder().decode(await readBytes(request, MAX_FORM))
    const { to, say, emptyCart } = await receiveCallback(Object.fromEntries(new URLSearchParams(text)))
    return redirect(to, [
      ...(say ? [flashCookie({ say })] : []),
      // A guest's cart is their browser's own; the post came without it.
      ...(emptyCart ? saveGuestCart(emptyGuestCart, []).cookies : []),
    ])
  } catch (error) {
    return apiErrorResponse(error)
  }
}

/** After a failed payment, from the redirect above: now with the cookie, by which the order is found. */
export async function GET(request: Request) {
  try {
    const order = new URL(request.url).searchParams.get('order') ?? ''
    const guest = guestTokenOf(request.headers.get('cookie'))
    return redirect(
      (guest && (await stepOfGuest(order, guest))) || (await stepOfOwn(order, tokenOf(request))),
    )
  } catch (error) {
    return apiErrorResponse(error)
  }
}

function redirect(location: string, cookies: string[] = []) {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
