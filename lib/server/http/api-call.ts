import type { IncomingMessage } from 'node:http'
import { ACCEPTED_ENCODINGS, compressGzip } from '../compression.ts'
import { bodyTooLargePage, isReadOnly } from './limit-body.ts'
import { MAX_API_BODY } from './read-body.ts'
import type { FullResponse } from './response.ts'
import type { ApiAnswer, ApiCall } from './shared-api-handler.ts'

/** A call of the API, answered by its route as Next would have asked it. Nothing where the caller hung up. */
export async function answerApiCall(
  request: IncomingMessage,
  url: string,
  answer: (call: ApiCall) => Promise<ApiAnswer>,
): Promise<FullResponse | undefined> {
  const body = isReadOnly(request) ? Buffer.alloc(0) : await bodyOf(request)
  if (!body) return
  if (body === 'too large') return bodyTooLargePage(url)
  return packed(request, await answer(asCall(request, url, body)))
}

/** A call of a program, whose route takes a whole Request. */
export async function answerProgramCall(
  request: IncomingMessage,
  url: string,
  answer: (request: Request) => Promise<Response>,
): Promise<FullResponse | undefined> {
  return answerApiCall(request, url, async call => {
    const response = await answer(asRequest(request, call))
    const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers)
    const cookies = response.headers.getSetCookie()
    return { status: response.status, headers, cookies, body: Buffer.from(await response.arrayBuffer()) }
  })
}

// Who hangs up in the middle has asked nothing.
async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > MAX_API_BODY) return giveUp(request)
      chunks.push(chunk)
    }
  } catch {
    return
  }
  return Buffer.concat(chunks)
}

// The rest is thrown away.
const giveUp = (request: IncomingMessage) => {
  request.resume()
  return 'too large' as const
}

function asCall({ method = 'GET', headers }: IncomingMessage, url: string, body: Buffer): ApiCall {
  return {
    method,
    url: `http://localhost${url}`,
    headers: { get: name => textOf(headers[name]) },
    body: body.length > 0 ? [body] : null,
  }
}

const textOf = (header: string | string[] | undefined) =>
  header === undefined ? null : String(header).trim()

function asRequest({ headers }: IncomingMessage, { method, url, body }: ApiCall) {
  const named = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
  const [bytes] = (body ?? []) as Buffer<ArrayBuffer>[]
  return new Request(url, { method, headers: named, ...(bytes && { body: bytes }) })
}

const WORTH_PACKING = 1024

async function packed(request: IncomingMessage, answer: ApiAnswer): Promise<FullResponse> {
  const { status, cookies, body } = answer
  const { vary, ...headers } = answer.headers
  const packs = Buffer.byteLength(body) > WORTH_PACKING
  const gzip = packs && ACCEPTED_ENCODINGS.gzip.test(String(request.headers['accept-encoding'] ?? ''))
  return {
    status,
    headers: {
      ...headers,
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
      ...((vary || packs) && { vary: [vary, packs && 'Accept-Encoding'].filter(Boolean).join(', ') }),
      ...(gzip && { 'content-encoding': 'gzip' }),
    },
    body: gzip ? await compressGzip(Buffer.from(body)) : body,
  }
}
