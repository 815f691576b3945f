import { apiErrorResponse } from '#lib/api/server/serve-api.ts'
import { receiveSms } from '#lib/backend/mail/webhooks/sms.ts'
import { receiveWhatsapp, verifyWhatsapp } from '#lib/backend/mail/webhooks/whatsapp.ts'
import { readBytes } from '#lib/server/http/read-body.ts'

export const dynamic = 'force-dynamic'

const MOST = 1024 * 1024

type Context = { params: Promise<{ channel: string }> }

export async function GET(request: Request, { params }: Context) {
  const { channel } = await params
  return channel === 'whatsapp'
    ? verifyWhatsapp(new URL(request.url).searchParams)
    : new Response(null, { status: 404 })
}

/** The providers of messages tell what became of them. No cookie, no origin: a signature or a key is who. */
export async function POST(request: Request, { params }: Context) {
  try {
    const { channel } = await params
    if (channel !== 'whatsapp' && channel !== 'sms') return new Response(null, { status: 404 })
    const raw = await readBytes(request, MOST)
    const status =
      channel === 'whatsapp'
        ? await receiveWhatsapp(raw, request.headers)
        : await receiveSms(raw, new URL(request.url).searchParams)
    return new Response(null, { status })
  } catch (error) {
    return apiErrorResponse(error)
  }
}
