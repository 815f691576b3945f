import { denied } from '#lib/contract/api-error.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { COOKIES } from '#lib/cookies.ts'
import { DESK_SESSION_COOKIE, isDeskPath } from '#lib/desk/rules/desk-path.ts'
import { LARGE_FORMS, MAX_LARGE_FORM } from '#lib/server/http/large-forms.ts'
import { readCookies } from './read-cookies.ts'
import { isSameOrigin } from './same-origin.ts'

export const MAX_FORM = 64 * 1024

/** How many bytes the form of a request may send: a large form more than others, if its browser is known here. */
export const formLimit = (request: Request) =>
  isLargeForm(request.url) && isKnown(request) ? MAX_LARGE_FORM : MAX_FORM

export const isLargeForm = (url: string) => LARGE_FORMS.includes(new URL(url).pathname)

const isKnown = ({ headers }: Request) => {
  const cookies = readCookies(headers.get('cookie'))
  return Boolean(cookies[COOKIES.token] || cookies[COOKIES.orderBrowser] || cookies[DESK_SESSION_COOKIE])
}

const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']

/** Checks every form post: sent by our own page, of a known type, not too large. Throws the refusal. */
export function guardForm(request: Request) {
  if (!isSameOrigin(request) && !isByOrderKey(request)) throw refusal(403, 'notFromOurPages')
  const size = Number(request.headers.get('content-length') ?? 0)
  if (size > formLimit(request)) throw tooLarge(request, size)
  const type = contentType(request)
  if (!TYPES.includes(type) && (type || request.body)) throw refusal(415, 'formTypeUnknown')
}

/** With files a stranger's form is too large where a customer's would not be: signing in is what helps. */
function tooLarge({ url }: Request, size: number) {
  if (!isLargeForm(url)) return refusal(413, 'inputTooLarge')
  if (size > MAX_LARGE_FORM) return refusal(413, 'filesTooLarge')
  return isDeskPath(new URL(url).pathname) ? denied() : refusal(403, 'picturesNeedSignIn')
}

export const contentType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/**
 * A page whose address carries a key sends no referrer, and therefore the origin `null` with its forms. Nobody else can
 * send what they take: each of them asks for that key, or for the number of an order, which nobody guesses either.
 */
const isByOrderKey = ({ url, headers }: Request) =>
  /^\/do\/(order|ratings)\//.test(new URL(url).pathname) &&
  headers.get('origin') === 'null' &&
  ['same-origin', null].includes(headers.get('sec-fetch-site'))
