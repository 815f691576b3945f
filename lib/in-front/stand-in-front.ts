import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '../messages.ts'
import { beingMade } from '../page-store/being-made.ts'
import { catalogueClock } from '../page-store/catalogue-clock.ts'
import { freshPage } from '../page-store/page-store.ts'
import { isForDocument, send } from './answer.ts'
import { answerBrokenRequest } from './header-overflow.ts'
import { judge } from './judge.ts'
import { keptAnswer } from './kept-answer.ts'
import { isTooLarge } from './limit-body.ts'
import { mendAnswer } from './mend-answer.ts'
import { nameRequest } from './name-request.ts'
import { refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

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
  if (verdict.refused) return send(request, response, verdict.refused)
  const { url, path } = verdict
  const answer = answerAtOnce(request, response, path)
  if (answer) return send(request, response, answer)
  mendAnswer(request, response, path)
  // Next's router in the browser reads the page's parameters from the path that was served.
  if (request.headers.rsc !== undefined && request.url?.split('?')[0] !== path)
    response.setHeader('x-nextjs-rewritten-path', path)
  request.url = url
  return path
}

function answerAtOnce(request: IncomingMessage, response: ServerResponse, path: string) {
  if (isTooLarge(request, response)) return refusal(413, messages.requestTooLarge, path)
  const kept = isForDocument(request) ? freshPage(path) : undefined
  return kept && keptAnswer(request, path, kept)
}

const isTrusted = (setting: string | undefined) => /^(1|true|yes|on)$/i.test(setting?.trim() ?? '')
