import type { IncomingMessage } from 'node:http'
import { ACCEPTED_ENCODINGS, compressGzip } from '../compression.ts'
import { bodyTooLargePage, isReadOnly } from './limit-body.ts'
import { MAX_BODY } from './read-body.ts'
import type { FullResponse } from './response.ts'

/** A call of the API, answered by its route as Next would have asked it. Nothing where the caller hung up. */
export async function answerApiCall(
  request: IncomingMessage,
  url: string,
  answer: (request: Request) => Promise<Response>,
): Promise<FullResponse | undefined> {
  const body = isReadOnly(request) ? Buffer.alloc(0) : await bodyOf(request)
  if (!body) return
  if (body === 'too large') return bodyTooLargePage(url)
  const response = await answer(asRequest(request, url, body))
  return packed(request, response, Buffer.from(await response.arrayBuffer()))
}

// Who hangs up in the middle has asked nothing.
async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > MAX_BODY) return giveUp(request)
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

function asRequest({ method = 'GET', headers }: IncomingMessage, url: string, body: Buffer<ArrayBuffer>) {
  const named = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
  const hasBody = body.length > 0
  return new Request(`http://localhost${url}`, { method, headers: named, ...(hasBody && { body }) })
}

const WORTH_PACKING = 1024

async function packed(request: IncomingMessage, response: Response, body: Buffer): Promise<FullResponse> {
  const { 'set-cookie': _, vary, ...headers } = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  const packs = body.length > WORTH_PACKING
  const gzip = packs && ACCEPTED_ENCODINGS.gzip.test(String(request.headers['accept-encoding'] ?? ''))
  return {
    status: response.status,
    headers: {
      ...headers,
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
      ...((vary || packs) && { vary: [vary, packs && 'Accept-Encoding'].filter(Boolean).join(', ') }),
      ...(gzip && { 'content-encoding': 'gzip' }),
    },
    body: gzip ? await compressGzip(body) : body,
  }
}
