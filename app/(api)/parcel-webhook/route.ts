import { apiErrorResponse } from '#lib/api/server/serve-api.ts'
import { receiveParcelNews } from '#lib/backend/couriers/webhook.ts'
import { readBytes } from '#lib/server/http/read-body.ts'

export const dynamic = 'force-dynamic'

const MOST = 256 * 1024

/** A courier says that there is news of a parcel. No cookie, no origin: a token is who, and the news itself is asked for. */
export async function POST(request: Request) {
  try {
    const raw = await readBytes(request, MOST)
    return new Response(null, { status: await receiveParcelNews(raw, request.headers) })
  } catch (error) {
    return apiErrorResponse(error)
  }
}
