import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '../messages.ts'
import { beingMade } from '../page-store/being-made.ts'
import { catalogueClock } from '../page-store/catalogue-clock.ts'
import { answerBrokenRequest } from './header-overflow.ts'
import { judge } from './judge.ts'
import { isTooLarge } from './limit-body.ts'
import { mendFailure } from './mend-failure.ts'
import { nameRequest } from './name-request.ts'
import { type Refusal, refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'
import { serveKept } from './serve-kept.ts'

type Event = Parameters<Server['emit']>

/** Every server of this process asks here first; what is answered here never reaches its own listeners. */
export function standInFront(prototype: Server, trustProxy = isTrusted(process.env.TRUST_PROXY)) {
  const emit = prototype.emit
  prototype.emit = function (this: Server, ...event: Event) {
    const [name, first, second] = event as unknown[]
    if (name === 'clientError' && answerBrokenRequest(first as Error, second as Socket)) return true
    if (name !== 'request') return Reflect.apply(emit, this, event)
    const path = pathToMake(first as IncomingMessage, second as ServerResponse, trustProxy)
    if (path === undefined) return true
    const made = { path, since: catalogueClock().version }
    return beingMade().run(made, () => Reflect.apply(emit, this, event))
  } as Server['emit']
}

/** The path that Next shall answer; nothing if the request has been answered here. */
function pathToMake(request: IncomingMessage, response: ServerResponse, trustProxy: boolean) {
  response.setHeader('x-request-id', nameRequest(request, trustProxy))
  for (const name in securityHeaders)
    response.setHeader(name, securityHeaders[name as keyof typeof securityHeaders])
  const verdict = judge(request.method ?? 'GET', request.url ?? '/')
  if (verdict.refused) return refuse(request, response, verdict.refused)
  if (isTooLarge(request, response))
    return refuse(request, response, refusal(413, messages.requestTooLarge, verdict.path))
  if (serveKept(request, response, verdict.path)) return
  mendFailure(request, response, verdict.path)
  // Next's router in the browser reads the page's parameters from the path that was served.
  if (request.headers.rsc !== undefined && request.url?.split('?')[0] !== verdict.path)
    response.setHeader('x-nextjs-rewritten-path', verdict.path)
  request.url = verdict.url
  return verdict.path
}

function refuse(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Refusal) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const isTrusted = (setting: string | undefined) => /^(1|true|yes|on)$/i.test(setting?.trim() ?? '')
