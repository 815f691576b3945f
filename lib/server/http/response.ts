import { type IncomingMessage, ServerResponse } from 'node:http'
import { ROUTER_HEADER } from '../next-internals.ts'

/** An answer that is given without Next. */
export type FullResponse = {
  status: number
  headers: Record<string, string | number | string[]>
  body: string | Buffer
}

/** Sends it past whatever has been put around this response's own methods. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: FullResponse,
) {
  const { writeHead, end } = ServerResponse.prototype
  const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }
  writeHead.call(response, status, { ...headers, ...length })
  end.call(response, request.method === 'HEAD' || status === 304 ? '' : body, 'utf8')
  return true
}

/** Sends the response once it is ready; nothing if the client has gone and the work was given up. */
export function sendWhenReady(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Promise<FullResponse | undefined>,
) {
  answer.then(
    ready => ready && send(request, response, ready),
    error => response.destroy(error),
  )
  return true
}

/** A document is asked for, not what Next's router asks for in the background. */
export const isForDocument = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers[ROUTER_HEADER] === undefined

/** Whether the asker has this very version already; weakly compared, as the standard asks for If-None-Match. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch?.split(',') ?? []).some(tag => tag.trim().replace(/^W\//, '') === etag.slice(2))
