import { upi } from '#lib/api/server/shop.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { messages } from '#lib/message-table.ts'
import { formActor } from '#lib/session/server/form-actor.ts'

export const dynamic = 'force-dynamic'

/** The QR code of an order's payment as a picture to keep: a phone cannot scan its own screen. */
const answer = async (request: Request) => {
  const id = new URL(request.url).searchParams.get('order') ?? ''
  const actor = formActor(request)
  const isAsked = /^[\w-]{1,64}$/.test(id) && (actor.token || actor.orderBrowser)
  const page = isAsked ? await upi?.page(id, actor).catch(unlessDenied) : undefined
  if (!upi || !page || !('pay' in page) || !page.pay) return missing()
  return new Response(new Uint8Array(await upi.png(page.pay.svg)), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="upi-${id}.png"`,
      ...PRIVATE,
    },
  })
}

const unlessDenied = (error: unknown) => {
  if (!isDenied(error)) throw error
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

const missing = () =>
  new Response(messages.orderDataMissing, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...PRIVATE },
  })

export { answer as GET, answer as HEAD }
