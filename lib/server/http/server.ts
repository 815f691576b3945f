import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { HASH_QUEUE_SECONDS } from '#lib/constants.ts'
import { messages } from '#lib/message-table.ts'
import type { PageOrigin } from '../metrics/meters.ts'
import type { OnRequest } from '../metrics/observe-requests.ts'
import { freshPage } from '../page-cache/pages.ts'
import { mayReadTemplate } from '../page-template/template-key.ts'
import type { Network } from '../rate-limit/networks.ts'
import { answerFilledPage } from './answer-filled-page.ts'
import { answerApiCall, answerProgramCall } from './api-call.ts'
import { staticAssets } from './built-files.ts'
import { cachedImageResponse } from './cached-image.ts'
import { cachedPageResponse } from './cached-page-response.ts'
import { checkHeaders } from './check-headers.ts'
import { cleanHeaders } from './clean-headers.ts'
import { endWithResponse } from './close-connection.ts'
import { couponLinkResponse } from './coupon-link-response.ts'
import { isForDevTools } from './dev-tools.ts'
import { errorResponse } from './error-response.ts'
import { bodyTooLargePage, isTooLarge } from './limit-body.ts'
import { limitConnections, limitPipelining, limitTimes } from './limit-connections.ts'
import { missingPageScript } from './missing-page-script.ts'
import { cachedNotFound } from './not-found-response.ts'
import { pageScriptResponse } from './page-script-response.ts'
import { answerParserError, refuseBrokenRequest } from './parser-errors.ts'
import { passToNext } from './pass-to-next.ts'
import { passwordQueue, passwordQueueOf, whenBodyArrived } from './password-queue.ts'
import { programHandler } from './program-handler.ts'
import { isProgramPath } from './program-path.ts'
import { isForDocument, send, sendWhenReady } from './response.ts'
import { isCall, isPage, routeRequest, UNKNOWN_PATH } from './route-request.ts'
import { securityHeaders } from './security-headers.ts'
import { apiHandler } from './shared-api-handler.ts'
import { answerWhileShut, mayBeShut } from './shop-shown.ts'
import { warnOfUnknownProxy } from './unknown-proxy.ts'
import { refuseUpgrades } from './upgrades.ts'

/** Takes a socket that left HTTP. */
export type HotReload = (request: IncomingMessage, socket: Duplex, rest: Buffer) => void

type Options = {
  trustProxy?: boolean
  /** By which networks an address is limited; none without it. */
  networksOf?: (address: string) => Network[]
  /** Whether the site's address is https: then a proxy stands in front, and should be known. */
  production?: boolean
  buildFolder?: string
  /** While developing: the one way for a socket to leave HTTP. */
  hotReload?: HotReload
  connections?: number
  /** Called for each request, and for each page with how it came about. */
  onRequest?: OnRequest
  onPage?: (origin: PageOrigin) => void
}

/** Each request of this server is looked at here first; what is answered here never reaches its own listeners. */
export function answerBeforeNext(
  server: Server,
  {
    trustProxy = false,
    networksOf = () => [],
    production = false,
    buildFolder,
    hotReload,
    connections,
    onRequest,
    onPage,
  }: Options = {},
) {
  const queuePassword = passwordQueue()
  const noteAddress = warnOfUnknownProxy({ production, trustProxy })
  const files = once(() => (buildFolder ? staticAssets(buildFolder) : () => undefined))
  const openConnections = limitConnections(connections)
  const mayPipeline = limitPipelining()
  limitTimes(server)
  refuseUpgrades(server, hotReload)
  server.prependListener('connection', socket => openConnections.opened(socket))
  server.on('clientError', (error, socket) => {
    if (!answerParserError(error, socket as Socket)) refuseBrokenRequest(error, socket as Socket)
  })
  const nextListeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    openConnections.requested(request.socket)
    if (!mayPipeline(request.socket, response)) return request.socket.destroy()
    const askNext = () => {
      for (const listener of nextListeners) listener.call(server, request, response)
    }
    if (hotReload && isForDevTools(request)) return askNext()
    onRequest?.(request, response)
    endWithResponse(request, response)
    setStandardHeaders(response, cleanHeaders(request, trustProxy))
    noteAddress(request.url ?? '/', String(request.headers['x-client-address'] ?? ''))
    const script = pageScriptResponse(request)
    if (script) return send(request, response, script)
    const missing = missingPageScript(request)
    if (missing) return sendWhenReady(request, response, missing)
    const verdict = judgeRequest(request)
    if (verdict.refused) return send(request, response, verdict.refused)
    const { path } = verdict
    const refused = checkHeaders(request, path)
    if (refused) return send(request, response, refused)
    if (isTooLarge(request, path)) return send(request, response, bodyTooLargePage(path))
    const answer = () => {
      const link = couponLinkResponse(request, path)
      if (link) return send(request, response, link)
      const kept = answerAtOnce(request, path)
      if (kept) {
        if (isPage(path)) onPage?.('cached')
        return send(request, response, kept)
      }
      const file = files()(request, path)
      if (file) return sendWhenReady(request, response, file)
      let isPassedOn = false
      const passOn = () => {
        isPassedOn = true
        if (isPage(path)) onPage?.('rendered')
        return passToNext(request, response, verdict, askNext)
      }
      if (answerFilledPage(request, response, verdict, passOn)) {
        if (onPage) response.once('close', () => isPassedOn || onPage('filled'))
        return
      }
      const answered = answerOfApi(request, path, verdict.url)
      const goOn = () => (answered ? sendWhenReady(request, response, answered()) : passOn())
      const queue = passwordQueueOf(request, path)
      if (!queue) return goOn()
      const networks = networksOf(String(request.headers['x-client-address']))
      whenBodyArrived(request, () => {
        if (!queuePassword(response, goOn, { queue, networks }))
          send(request, response, comeLater(request, path))
      })
    }
    if (mayBeShut(request, path)) return answerWhileShut(request, response, path, answer)
    answer()
  })
}

function judgeRequest(request: IncomingMessage) {
  const { method = 'GET', url = '/' } = request
  const verdict = routeRequest(method, url)
  return verdict.refused || mayReadTemplate(verdict.path, request)
    ? verdict
    : routeRequest(method, UNKNOWN_PATH)
}

const comeLater = ({ headers }: IncomingMessage, path: string) =>
  errorResponse(429, messages.tooManyTries, path, {
    retryAfter: HASH_QUEUE_SECONDS,
    asJson: headers.accept?.includes('application/json'),
  })

function setStandardHeaders(response: ServerResponse, id: string) {
  response.setHeader('x-request-id', id)
  for (const name in securityHeaders) response.setHeader(name, securityHeaders[name] ?? '')
}

/** What answers a call of the API; undefined where it is none, or its route is not loaded yet. */
function answerOfApi(request: IncomingMessage, path: string, url: string) {
  const program = isProgramPath(path) ? programHandler() : undefined
  if (program) return () => answerProgramCall(request, url, program)
  const api = !isProgramPath(path) && isCall(path) ? apiHandler() : undefined
  return api && (() => answerApiCall(request, url, api))
}

function answerAtOnce(request: IncomingMessage, path: string) {
  if (path === UNKNOWN_PATH) return cachedNotFound(request)
  const cached = isForDocument(request) ? freshPage(path) : undefined
  return cached ? cachedPageResponse(request, path, cached) : cachedImageResponse(request, path)
}

// The build is there when the first request is, and not always before.
const once = <Value>(make: () => Value) => {
  let value: Value | undefined
  return () => (value ??= make())
}
