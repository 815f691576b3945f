import type { IncomingMessage, ServerResponse } from 'node:http'
import { beingMade } from '../page-store/being-made.ts'
import { catalogueClock } from '../page-store/catalogue-clock.ts'
import { FRAMES } from '../page-store/frame-key.ts'
import { NONCE_HEADER, newNonce, nonceHeader } from '../page-store/own-scripts.ts'
import { sendSoon } from './answer.ts'
import { isPage, isStatic, type Passed } from './judge.ts'
import { lentCheck } from './lent-check.ts'
import { countBody } from './limit-body.ts'
import { mendAnswer } from './mend-answer.ts'
import { notFoundAnswer } from './not-found-answer.ts'

/** To Next, unless the shop does not have what is asked for; where that cannot be said, the page says so. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  verdict: Passed,
  askNext: () => boolean,
) {
  const toNext = () => render(request, response, verdict, askNext)
  const check = isPage(verdict.path) ? lentCheck() : undefined
  if (!check) return toNext()
  check(verdict.path).then(
    isThere => (isThere ? toNext() : sendSoon(request, response, notFoundAnswer(request))),
    toNext,
  )
  return true
}

/** What Next gets is changed for it, and what it answers is looked at. */
function render(
  request: IncomingMessage,
  response: ServerResponse,
  { url, path }: Passed,
  askNext: () => boolean,
) {
  countBody(request, response, path)
  // Next's router in the browser reads the page's parameters from the path that was served.
  if (request.headers.rsc !== undefined && request.url?.split('?')[0] !== path)
    response.setHeader('x-nextjs-rewritten-path', path)
  request.url = isStatic(path) ? path + markOf(request, url) : url
  const nonce = newNonce()
  request.headers[NONCE_HEADER] = nonceHeader(nonce)
  const page = {
    path,
    since: catalogueClock().version,
    isPage: isPageVisit(request, path),
    nonce,
    requestId: request.headers['x-request-id'] as string,
  }
  mendAnswer(request, response, page)
  return beingMade().run(page, askNext)
}

// A static page is made once for everybody, so nobody's query may come into it. What Next's router asks for bears a
// mark, which Next compares with the headers and takes away.
const markOf = (request: IncomingMessage, url: string) => {
  const [mark] = (request.headers.rsc !== undefined && /[?&]_rsc(=[\w-]{0,100})?(?=&|$)/.exec(url)) || []
  return mark ? `?${mark.slice(1)}` : ''
}

const isPageVisit = ({ method }: IncomingMessage, path: string) =>
  method === 'GET' && (isPage(path) || path.startsWith(FRAMES))
