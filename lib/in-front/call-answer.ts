import type { IncomingMessage } from 'node:http'
import type { Answer } from './answer.ts'
import { ACCEPTS, packGzip } from './packed.ts'

/** A call of the API, answered by its route as Next would have asked it. Nothing where the caller hung up. */
export async function callAnswer(
  request: IncomingMessage,
  url: string,
  answer: (request: Request) => Promise<Response>,
): Promise<Answer | undefined> {
  const body = await bodyOf(request)
  if (!body) return
  const response = await answer(asRequest(request, url, body))
  return packed(request, response, Buffer.from(await response.arrayBuffer()))
}

// Not more than the door lets in; who hangs up in the middle has asked nothing.
async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk)
  } catch {
    return
  }
  return Buffer.concat(chunks)
}

function asRequest({ method = 'GET', headers }: IncomingMessage, url: string, body: Buffer<ArrayBuffer>) {
  const named = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0
  return new Request(`http://localhost${url}`, { method, headers: named, ...(hasBody && { body }) })
}

const WORTH_PACKING = 1024

async function packed(request: IncomingMessage, response: Response, body: Buffer): Promise<Answer> {
  const { 'set-cookie': _, vary, ...headers } = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  const packs = body.length > WORTH_PACKING
  const gzip = packs && ACCEPTS.gzip.test(String(request.headers['accept-encoding'] ?? ''))
  return {
    status: response.status,
    headers: {
      ...headers,
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
      ...((vary || packs) && { vary: [vary, packs && 'Accept-Encoding'].filter(Boolean).join(', ') }),
      ...(gzip && { 'content-encoding': 'gzip' }),
    },
    body: gzip ? await packGzip(body) : body,
  }
}
