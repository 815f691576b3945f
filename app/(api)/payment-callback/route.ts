import { flashCookie } from '#lib/api/server/flash.ts'
import { MAX_FORM } from '#lib/api/server/guard-form.ts'
import { apiErrorResponse } from '#lib/api/server/serve-api.ts'
import { receiveCallback, stepOfOwn } from '#lib/backend/payments/callback.ts'
import { tokenOf } from '#lib/checkout/server/form-values.ts'
import { readBytes } from '#lib/server/http/read-body.ts'

export const dynamic = 'force-dynamic'

/** The browser comes back from the provider's own page: a POST from another site, so without our cookie. */
export async function POST(request: Request) {
  try {
    const text = new TextDecoder().decode(await readBytes(request, MAX_FORM))
    const { to, say } = await receiveCallback(Object.fromEntries(new URLSearchParams(text)))
    return redirect(to, say && flashCookie({ say }))
  } catch (error) {
    return apiErrorResponse(error)
  }
}

/** After a failed payment, from the redirect above: now with the cookie, by which the order is found. */
export async function GET(request: Request) {
  try {
    const order = new URL(request.url).searchParams.get('order') ?? ''
    return redirect(await stepOfOwn(order, tokenOf(request)))
  } catch (error) {
    return apiErrorResponse(error)
  }
}

const redirect = (location: string, cookie?: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
  })
