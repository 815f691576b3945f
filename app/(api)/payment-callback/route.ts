import { flashCookie } from '#lib/api/server/flash.ts'
import { MAX_FORM } from '#lib/api/server/guard-form.ts'
import { apiErrorResponse } from '#lib/api/server/serve-api.ts'
import { guests } from '#lib/api/server/shop.ts'
import { afterPaid, receiveCallback, stepOfGuest, stepOfOwn } from '#lib/backend/payments/callback.ts'
import { cartAfter } from '#lib/checkout/server/buyer.ts'
import { tokenOf } from '#lib/checkout/server/form-values.ts'
import { guestTokenOf } from '#lib/checkout/server/guest-cookie.ts'
import { isMessageKey } from '#lib/message-table.ts'
import { readBytes } from '#lib/server/http/read-body.ts'

export const dynamic = 'force-dynamic'

/** The browser comes back from the provider's own page: a POST from another site, so without our cookie. */
export async function POST(request: Request) {
  try {
    const text = new TextDecoder().decode(await readBytes(request, MAX_FORM))
    const { to, say } = await receiveCallback(Object.fromEntries(new URLSearchParams(text)))
    return redirect(to, say ? [flashCookie({ say })] : [])
  } catch (error) {
    return apiErrorResponse(error)
  }
}

/** From the redirect above: now with the cookies, by which the order is found, and the guest whose cart it leaves. */
export async function GET(request: Request) {
  try {
    const asked = new URL(request.url).searchParams
    const guest = guestTokenOf(request.headers.get('cookie'))
    const placed = asked.get('placed') ?? ''
    if (/^[\w-]{1,64}$/.test(placed)) return await afterPaidBy(guest, placed, asked.get('say'), request)
    const order = asked.get('order') ?? ''
    return redirect(
      (guest && (await stepOfGuest(order, guest))) || (await stepOfOwn(order, tokenOf(request))),
    )
  } catch (error) {
    return apiErrorResponse(error)
  }
}

async function afterPaidBy(guest: string | undefined, placed: string, say: unknown, request: Request) {
  const { to, isOwn, isPlaced } = await afterPaid(placed, guest)
  if (!isOwn) return redirect(to)
  return redirect(to, [
    ...(isPlaced ? cartAfter((await guests?.orderedCartLines(placed)) ?? [], request) : []),
    ...(isMessageKey(say) ? [flashCookie({ say })] : []),
  ])
}

function redirect(location: string, cookies: string[] = []) {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
