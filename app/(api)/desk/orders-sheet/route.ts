import { Readable } from 'node:stream'
import { deskAnswer } from '#lib/desk/server/desk-answer.ts'
import { deskProve } from '#messages/desk.ts'

export const dynamic = 'force-dynamic'

/** All orders as CSV, for whoever has just been given this link. */
export const GET = (request: Request) =>
  deskAnswer(request, async desk => {
    const query = new URL(request.url).searchParams
    const asked = { days: query.get('days') ?? '', pass: query.get('pass') ?? '' }
    const { read: rows } = await desk('orders', 'sheet', asked)
    if (!rows)
      return new Response(deskProve, {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    return new Response(Readable.toWeb(Readable.from(rows, { objectMode: false })) as ReadableStream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${asked.days}.csv"`,
      },
    })
  })
