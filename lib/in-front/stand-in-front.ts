import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '../messages.ts'
import { answerBrokenRequest } from './header-overflow.ts'
import { judge } from './judge.ts'
import { isTooLarge } from './limit-body.ts'
import { nameRequest } from './name-request.ts'
import { type Refusal, refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

type Event = Parameters<Server['emit']>

/** Every server of this process asks here first; what is answered here never reaches its own listeners. */
export function standInFront(prototype: Server, trustProxy = isTrusted(process.env.TRUST_PROXY)) {
  const emit = prototype.emit
  prototype.emit = function (this: Server, ...event: Event) {
    const [name, first, second] = event as unknown[]
    if (name === 'clientError' && answerBrokenRequest(first as Error, second as Socket)) return true
    if (name === 'request' && answered(first as IncomingMessage, second as ServerResponse, trustProxy))
      return true
    return Reflect.apply(emit, this, event)
  } as Server['emit']
}

function answered(request: IncomingMessage, response: ServerResponse, trustProxy: boolean): boolean {
  response.setHeader('x-request-id', nameRequest(request, trustProxy))
  for (const name in securityHeaders)
    response.setHeader(name, securityHeaders[name as keyof typeof securityHeaders])
  const verdict = judge(request.method ?? 'GET', request.url ?? '/')
  if (verdict.refused) return refuse(request, response, verdict.refused)
  if (isTooLarge(request, response))
    return refuse(request, response, refusal(413, messages.requestTooLarge, verdict.path))
  request.url = verdict.url
  return false
}

function refuse(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Refusal) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

const isTrusted = (setting: string | undefined) => /^(1|true|yes|on)$/i.test(setting?.trim() ?? '')
