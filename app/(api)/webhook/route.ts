import { apiErrorResponse } from '#lib/api/server/serve-api.ts'
import { receiveWebhook } from '#lib/backend/payments/webhook.ts'
import { readBytes } from '#lib/server/http/read-body.ts'

export const dynamic = 'force-dynamic'

const MOST = 256 * 1024

/** The payment provider tells what happened. No cookie, no origin: the signature over the raw bytes is who. */
export async function POST(request: Request) {
  try {
    const raw = await readBytes(request, MOST)
    return new Response(null, { status: await receiveWebhook(raw, request.headers) })
  } catch (error) {
    return apiErrorResponse(error)
  }
}
