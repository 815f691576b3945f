import 'server-only'
import { Readable } from 'node:stream'
import type { DeskRead } from '#lib/api/server/desk.ts'
import { deskProve } from '#messages/desk.ts'
import { deskAnswer } from './desk-answer.ts'

type Rows = AsyncGenerator<string> | undefined

/** Sends a sheet as CSV while it is read, to whoever has just been given the link to it. */
export const deskSheet = (
  request: Request,
  name: string,
  find: (read: DeskRead) => Promise<{ read: Rows }>,
) =>
  deskAnswer(request, async desk => {
    const { read: rows } = await find(desk)
    if (!rows)
      return new Response(deskProve, {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    return new Response(Readable.toWeb(Readable.from(rows, { objectMode: false })) as ReadableStream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}.csv"`,
      },
    })
  })
