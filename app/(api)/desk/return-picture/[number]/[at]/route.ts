import { deskAnswer } from '#lib/desk/server/desk-answer.ts'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ number: string; at: string }> }

/** A picture of what comes back, for the owner alone. */
export const GET = async (request: Request, { params }: Params) => {
  const { number, at } = await params
  return deskAnswer(request, async desk => {
    const place = /^\d{1,2}$/.test(at) ? Number(at) : -1
    const { read: webp } = await desk('orders', 'returnPicture', { number, at: place })
    return webp
      ? new Response(new Uint8Array(webp), { headers: { 'content-type': 'image/webp' } })
      : new Response(null, { status: 404 })
  })
}
