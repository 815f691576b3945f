import { deskAnswer } from '#lib/desk/server/desk-answer.ts'
import { noCourierLabel } from '#messages/courier-bookings.ts'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ id: string }> }

/** The courier's label as PDF, fetched by the shop: a phone needs no account there. */
export const GET = async (request: Request, { params }: Params) => {
  const { id } = await params
  return deskAnswer(request, async desk => {
    const { read: label } = await desk('orders', 'courierLabel', { id })
    if (!label) return said(404, noCourierLabel)
    if ('failed' in label) return said(503, label.failed)
    return new Response(label.pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="label-${label.awb.replace(/[^\w-]/g, '')}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  })
}

const said = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
