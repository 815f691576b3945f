import { flashCookie } from '#lib/api/server/flash.ts'
import { MAX_FORM } from '#lib/api/server/guard-form.ts'
import { apiErrorResponse } from '#lib/api/server/serve-api.ts'
import { receiveCallback } from '#lib/backend/payments/callback.ts'
import { readBytes } from '#lib/server/http/read-body.ts'

export const dynamic = 'force-dynamic'

/** The browser comes back from the provider's own page: a POST from another site, so without our cookie. */
export async function POST(request: Request) {
  try {
    const text = new TextDecoder().decode(await readBytes(request, MAX_FORM))
    const { to, say } = await receiveCallback(Object.fromEntries(new URLSearchParams(text)))
    return new Response(null, {
      status: 303,
      headers: {
        location: to,
        'cache-control': 'no-store',
        ...(say && { 'set-cookie': flashCookie({ say }) }),
      },
    })
  } catch (error) {
    return apiErrorResponse(error)
  }
}
