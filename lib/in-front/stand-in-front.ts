import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { HASH_QUEUE_SECONDS } from '../constants.ts'
import { messages } from '../messages.ts'
import type { Network } from '../networks.ts'
import { beingMade } from '../page-store/being-made.ts'
import { catalogueClock } from '../page-store/catalogue-clock.ts'
import { FRAMES, mayHave } from '../page-store/frame-key.ts'
import { freshPage } from '../page-store/page-store.ts'
import { isForDocument, send, sendSoon } from './answer.ts'
import { builtFiles } from './built-files.ts'
import { callAnswer } from './call-answer.ts'
import { answerBrokenRequest } from './header-overflow.ts'
import { isCall, isPage, judge, NOWHERE, type Passed } from './judge.ts'
import { keptAnswer } from './kept-answer.ts'
import { keptPicture } from './kept-picture.ts'
import { lentApi } from './lent-api.ts'
import { isTooLarge } from './limit-body.ts'
import { watchForLoneProxy } from './lone-proxy.ts'
import { mendAnswer } from './mend-answer.ts'
import { nameRequest } from './name-request.ts'
import { passwordLine, passwordTurns, whenArrived } from './password-turns.ts'
import { refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

type Event = Parameters<Server['emit']>

type Options = {
  trustProxy?: boolean
  /** By which networks an address is limited; none without it. */
  networksOf?: (address: string) => Network[]
  /** Whether the site's address is https: then a proxy stands in front, and should be known. */
  production?: boolean
  buildFolder?: string
}

/** Every server of this process asks here first; what is answered here never reaches its own listeners. */
export function standInFront(
  prototype: Server,
  { trustProxy = false, networksOf = () => [], production = false, buildFolder }: Options = {},
) {
  const emit = prototype.emit
  const inTurn = passwordTurns()
  const noteAddress = watchForLoneProxy({ production, trustProxy })
  const files = once(() => (buildFolder ? builtFiles(buildFolder) : () => undefined))
  prototype.emit = function (this: Server, ...event: Event) {
    const [name, first, second] = event as unknown[]
    if (name === 'clientError' && answerBrokenRequest(first as Error, second as Socket)) return true
    if (name !== 'request') return Reflect.apply(emit, this, event)
    const [request, response] = [first as IncomingMessage, second as ServerResponse]
    nameAnswer(response, nameRequest(request, trustProxy))
    const asked = request.url ?? '/'
    noteAddress(asked, String(request.headers['x-client-address'] ?? ''))
    const verdict = judge(request.method ?? 'GET', mayHave(asked, request) ? asked : NOWHERE)
    if (verdict.refused) return send(request, response, verdict.refused)
    const { path } = verdict
    const answer = answerAtOnce(request, response, path)
    if (answer) return send(request, response, answer)
    const file = files()(request, path)
    if (file) return sendSoon(request, response, file)
    const api = isCall(path) ? lentApi() : undefined
    const goOn = () =>
      api
        ? sendSoon(request, response, callAnswer(request, verdict.url, api))
        : passOn(request, response, verdict, () => Reflect.apply(emit, this, event))
    const line = passwordLine(request, path)
    if (!line) return goOn()
    const networks = networksOf(String(request.headers['x-client-address']))
    whenArrived(
      request,
      () => inTurn(response, goOn, { line, networks }) || send(request, response, comeLater(request, path)),
    )
    return true
  } as Server['emit']
}

const comeLater = ({ headers }: IncomingMessage, path: string) =>
  refusal(429, messages.tooManyTries, path, {
    retryAfter: HASH_QUEUE_SECONDS,
    asJson: headers.accept?.includes('application/json'),
  })

function nameAnswer(response: ServerResponse, id: string) {
  response.setHeader('x-request-id', id)
  for (const name in securityHeaders)
    response.setHeader(name, securityHeaders[name as keyof typeof securityHeaders])
}

function answerAtOnce(request: IncomingMessage, response: ServerResponse, path: string) {
  if (isTooLarge(request, response)) return refusal(413, messages.requestTooLarge, path)
  const kept = isForDocument(request) ? freshPage(path) : undefined
  return kept ? keptAnswer(request, path, kept) : keptPicture(request, path)
}

/** What Next gets is changed for it, and what it answers is looked at. */
function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { url, path }: Passed,
  askNext: () => boolean,
) {
  mendAnswer(request, response, path)
  // Next's router in the browser reads the page's parameters from the path that was served.
  if (request.headers.rsc !== undefined && request.url?.split('?')[0] !== path)
    response.setHeader('x-nextjs-rewritten-path', path)
  request.url = url
  const page = { path, since: catalogueClock().version, isPage: isPageVisit(request, path) }
  return beingMade().run(page, askNext)
}

const isPageVisit = ({ method }: IncomingMessage, path: string) =>
  method === 'GET' && (isPage(path) || path.startsWith(FRAMES))

// The build is there when the first request is, and not always before.
const once = <Value>(make: () => Value) => {
  let value: Value | undefined
  return () => (value ??= make())
}
