import 'server-only'
import { desk } from '#lib/api/server/desk.ts'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { isSameOrigin } from '#lib/api/server/same-origin.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { readBytes } from '#lib/server/http/read-body.ts'
import { tryLater } from '#messages/every-page.ts'
import { MOST_PIECE_BYTES } from '../rules/upload-limits.ts'
import { DESK_COOKIES } from './desk-cookies.ts'

type Door = NonNullable<typeof desk>['uploads']

/** Answers a script that sends a file, or its session's refusal. */
export async function answerUpload(
  request: Request,
  work: (door: Door, token: string | undefined) => Promise<object | Response>,
): Promise<Response> {
  try {
    if (!desk) throw refusal(404, 'deskElsewhere')
    if (!isSameOrigin(request)) throw refusal(403, 'notFromOurPages')
    const token = readCookies(request.headers.get('cookie'))[DESK_COOKIES.session]
    const answer = await work(desk.uploads, token)
    if (answer instanceof Response) return answer
    return respond(answer, 'refused' in answer ? 422 : 'wrongOffset' in answer ? 409 : 200)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      return respond({ refused: error.message, status: error.status }, error.status)
    console.error(error)
    return respond({ refused: tryLater }, 500)
  }
}

const respond = (body: object, status: number) =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  })

const MOST_ASKED = 4_000

/** What a new file is, as a script says it. */
export async function uploadAsked(request: Request) {
  const text = new TextDecoder().decode(await readBytes(request, MOST_ASKED))
  const asked = jsonOf(text)
  const { kind, forId, name, size } = asked
  const isKind = kind === 'draft' || kind === 'thing' || kind === 'sheet'
  if (!isKind || typeof forId !== 'string' || typeof name !== 'string' || typeof size !== 'number')
    throw refusal(400, 'formUnreadable')
  return { kind, forId: forId.slice(0, 40), name: name.slice(0, 300), size } as const
}

const jsonOf = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** A piece of a file, and where it belongs. */
export async function pieceOf(request: Request) {
  const offset = Number(request.headers.get('upload-offset') || Number.NaN)
  if (!Number.isSafeInteger(offset) || offset < 0) throw refusal(400, 'formUnreadable')
  return { offset, bytes: await readBytes(request, MOST_PIECE_BYTES) }
}
