import { type IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '../messages.ts'
import { lastGoodPage } from '../page-store/page-store.ts'
import { refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'
import { sendKept } from './serve-kept.ts'

/**
 * Where Next answers 500 it sends a document that is blank without script. Instead: the last good copy of a static
 * page, else one sentence and the request's id. Of what Next writes then, nothing is sent.
 */
export function mendFailure(request: IncomingMessage, response: ServerResponse, path: string) {
  let state: 'watching' | 'sending' | 'sent' = 'watching'
  const mends = () => {
    if (state !== 'watching') return state === 'sent'
    if (response.statusCode !== 500 || response.headersSent || isJson(response)) return false
    state = 'sending'
    for (const name of response.getHeaderNames()) if (!OURS.has(name)) response.removeHeader(name)
    sendInstead(request, response, path)
    state = 'sent'
    return true
  }
  // The compression in front of Next calls writeHead before end, and both of them after we are done.
  const { writeHead, write, end } = ServerResponse.prototype
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (state === 'watching') response.statusCode = status
    return mends() ? response : Reflect.apply(writeHead, response, [status, ...rest])
  }) as typeof writeHead
  response.write = ((...args: unknown[]) => mends() || Reflect.apply(write, response, args)) as typeof write
  response.end = ((...args: unknown[]) =>
    mends() ? response : Reflect.apply(end, response, args)) as typeof end
}

function sendInstead(request: IncomingMessage, response: ServerResponse, path: string) {
  const isDocument =
    request.headers.rsc === undefined && (request.method === 'GET' || request.method === 'HEAD')
  const last = isDocument ? lastGoodPage(path) : undefined
  if (last) return sendKept(request, response, path, last)
  const id = `Request id: ${response.getHeader('x-request-id')}`
  const { headers, body } = refusal(500, messages.somethingWrong, path, { more: id })
  response.writeHead(500, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const OURS = new Set(['x-request-id', ...Object.keys(securityHeaders)])

const isJson = (response: ServerResponse) => String(response.getHeader('content-type') ?? '').includes('json')
