import type { IncomingMessage, ServerResponse } from 'node:http'
import { NONCE_HEADER, ROUTER_HEADER, ROUTER_MARK, SERVED_PATH_HEADER } from '../next-internals.ts'
import { catalogueVersion } from '../page-cache/catalogue-version.ts'
import { renderContext } from '../render/render-context.ts'
import { TEMPLATE_PATHS } from '../render/template-paths.ts'
import { newNonce, nonceHeader } from '../security-policy/script-nonce.ts'
import { answerKeyPage, isKeyPage } from './key-pages.ts'
import { countBody } from './limit-body.ts'
import { mayHaveMoved, movedResponse } from './moved.ts'
import { notFoundResponse } from './not-found-response.ts'
import { pageExists } from './page-exists.ts'
import { replaceErrorResponses } from './replace-error-responses.ts'
import { send, sendWhenReady } from './response.ts'
import { type Accepted, isPage, isStatic } from './route-request.ts'

/**
 * To Next, unless the shop does not have what is asked for: then to where it is now, if it was a page of the shop before.
 * Where that cannot be said, the page says so.
 */
export function passToNext(
  request: IncomingMessage,
  response: ServerResponse,
  verdict: Accepted,
  askNext: () => void,
) {
  const toNext = () => askNextToRender(request, response, verdict, askNext)
  if (isKeyPage(verdict.path)) return answerKeyPage(request, response, verdict.path, toNext)
  const moved = () => movedResponse(request, verdict.url)
  if (mayHaveMoved(request, verdict.path)) {
    moved().then(answer => (answer ? send(request, response, answer) : toNext()), toNext)
    return true
  }
  const check = isPage(verdict.path) ? pageExists() : undefined
  if (!check) return toNext()
  const notHere = async () => (await moved()) ?? (await notFoundResponse(request))
  check(verdict.path).then(
    exists => (exists ? toNext() : sendWhenReady(request, response, notHere())),
    toNext,
  )
  return true
}

/** What Next gets is changed for it, and what it answers is looked at. */
function askNextToRender(
  request: IncomingMessage,
  response: ServerResponse,
  { url, path }: Accepted,
  askNext: () => void,
) {
  countBody(request, response, path)
  // Next's router in the browser reads the page's parameters from the path that was served.
  if (request.headers[ROUTER_HEADER] !== undefined && request.url?.split('?')[0] !== path)
    response.setHeader(SERVED_PATH_HEADER, path)
  request.url = isStatic(path) ? path + markOf(request, url) : url
  const nonce = newNonce()
  request.headers[NONCE_HEADER] = nonceHeader(nonce)
  const page = {
    path,
    since: catalogueVersion().version,
    isPage: isPageVisit(request, path),
    nonce,
    requestId: request.headers['x-request-id'] as string,
  }
  replaceErrorResponses(request, response, page)
  return renderContext().run(page, askNext)
}

// A static page is made once for everybody, so nobody's query may come into it. What Next's router asks for bears a
// mark, which Next compares with the headers and takes away.
const markOf = (request: IncomingMessage, url: string) => {
  const [mark] = (request.headers[ROUTER_HEADER] !== undefined && ROUTER_MARK.exec(url)) || []
  return mark ? `?${mark.slice(1)}` : ''
}

const isPageVisit = ({ method }: IncomingMessage, path: string) =>
  method === 'GET' && (isPage(path) || path.startsWith(TEMPLATE_PATHS))
