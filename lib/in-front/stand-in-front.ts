import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { HASH_QUEUE_SECONDS } from '../constants.ts'
import { messages } from '../messages.ts'
import type { Network } from '../networks.ts'
import { mayHave } from '../page-store/frame-key.ts'
import { freshPage } from '../page-store/page-store.ts'
import { isForDocument, send, sendSoon } from './answer.ts'
import { builtFiles } from './built-files.ts'
import { callAnswer } from './call-answer.ts'
import { endWithAnswer } from './close-soon.ts'
import { answerBrokenRequest } from './header-overflow.ts'
import { isCall, judge, NOWHERE } from './judge.ts'
import { judgeHead } from './judge-head.ts'
import { keptAnswer } from './kept-answer.ts'
import { keptPicture } from './kept-picture.ts'
import { lentApi } from './lent-api.ts'
import { isTooLarge, tooLarge } from './limit-body.ts'
import { connectionsInTurn, limitTimes, requestsInTurn } from './limit-connections.ts'
import { watchForLoneProxy } from './lone-proxy.ts'
import { nameRequest } from './name-request.ts'
import { keptNotFound } from './not-found-answer.ts'
import { passOn } from './pass-on.ts'
import { passwordLine, passwordTurns, whenArrived } from './password-turns.ts'
import { refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'
import { isHotReload, keepToHttp, readAnew } from './upgrades.ts'

type Event = Parameters<Server['emit']>

type Options = {
  trustProxy?: boolean
  /** By which networks an address is limited; none without it. */
  networksOf?: (address: string) => Network[]
  /** Whether the site's address is https: then a proxy stands in front, and should be known. */
  production?: boolean
  buildFolder?: string
  developing?: boolean
  connections?: number
}

/** Every server of this process asks here first; what is answered here never reaches its own listeners. */
export function standInFront(
  prototype: Server,
  {
    trustProxy = false,
    networksOf = () => [],
    production = false,
    buildFolder,
    developing = false,
    connections,
  }: Options = {},
) {
  const emit = prototype.emit
  const inTurn = passwordTurns()
  const noteAddress = watchForLoneProxy({ production, trustProxy })
  const files = once(() => (buildFolder ? builtFiles(buildFolder) : () => undefined))
  const open = connectionsInTurn(connections)
  const mayBegin = requestsInTurn()
  if (!developing) keepToHttp(prototype)
  prototype.emit = function (this: Server, ...event: Event) {
    const [name, first, second, rest] = event as unknown[]
    if (name === 'listening') limitTimes(this)
    if (name === 'connection') open.opened(first as Socket)
    if (name === 'clientError' && answerBrokenRequest(first as Error, second as Socket)) return true
    if (name === 'upgrade' && !isHotReload(first as IncomingMessage))
      return readAnew(this, first as IncomingMessage, second as Socket, rest as Buffer)
    if (name !== 'request') return Reflect.apply(emit, this, event)
    const [request, response] = [first as IncomingMessage, second as ServerResponse]
    open.asked(request.socket)
    if (!mayBegin(request.socket, response)) return request.socket.destroy()
    endWithAnswer(request, response)
    nameAnswer(response, nameRequest(request, trustProxy))
    noteAddress(request.url ?? '/', String(request.headers['x-client-address'] ?? ''))
    const verdict = judgeRequest(request)
    if (verdict.refused) return send(request, response, verdict.refused)
    const { path } = verdict
    const refused = judgeHead(request, path)
    if (refused) return send(request, response, refused)
    if (isTooLarge(request, path)) return send(request, response, tooLarge(path))
    const answer = answerAtOnce(request, path)
    if (answer) return send(request, response, answer)
    const file = files()(request, path)
    if (file) return sendSoon(request, response, file)
    const api = isCall(path) ? lentApi() : undefined
    const askNext = () => Reflect.apply(emit, this, event)
    const goOn = () =>
      api
        ? sendSoon(request, response, callAnswer(request, verdict.url, api))
        : passOn(request, response, verdict, askNext)
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

function judgeRequest(request: IncomingMessage) {
  const { method = 'GET', url = '/' } = request
  const verdict = judge(method, url)
  return verdict.refused || mayHave(verdict.path, request) ? verdict : judge(method, NOWHERE)
}

const comeLater = ({ headers }: IncomingMessage, path: string) =>
  refusal(429, messages.tooManyTries, path, {
    retryAfter: HASH_QUEUE_SECONDS,
    asJson: headers.accept?.includes('application/json'),
  })

function nameAnswer(response: ServerResponse, id: string) {
  response.setHeader('x-request-id', id)
  for (const name in securityHeaders) response.setHeader(name, securityHeaders[name] ?? '')
}

function answerAtOnce(request: IncomingMessage, path: string) {
  if (path === NOWHERE) return keptNotFound(request)
  const kept = isForDocument(request) ? freshPage(path) : undefined
  return kept ? keptAnswer(request, path, kept) : keptPicture(request, path)
}

// The build is there when the first request is, and not always before.
const once = <Value>(make: () => Value) => {
  let value: Value | undefined
  return () => (value ??= make())
}
