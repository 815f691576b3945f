import { Readable } from 'node:stream'
import { deskAnswer } from '#lib/desk/server/desk-answer.ts'
import { deskProve } from '#messages/desk.ts'

export const dynamic = 'force-dynamic'

/** What is packed as CSV for a courier, for whoever has just been given this link. */
export const GET = (request: Request) =>
  deskAnswer(request, async desk => {
    const query = new URL(request.url).searchParams
    const asked = { layout: query.get('layout') ?? '', pass: query.get('pass') ?? '' }
    const { read: rows } = await desk('orders', 'parcelSheet', asked)
    if (!rows)
      return new Response(deskProve, {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    return new Response(Readable.toWeb(Readable.from(rows, { objectMode: false })) as ReadableStream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="parcels-${asked.layout}.csv"`,
      },
    })
  })
