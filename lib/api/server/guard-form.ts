import { refusal } from '#lib/contract/refusal.ts'
import { COOKIES } from '#lib/cookies.ts'
import { MAX_PICTURE_FORM, PICTURE_FORMS } from '#lib/forms/rules/picture-forms.ts'
import { readCookies } from './read-cookies.ts'
import { isSameOrigin } from './same-origin.ts'

export const MAX_FORM = 64 * 1024
const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']

/** Checks every form post: sent by our own page, of a known type, not too large. Throws the refusal. */
export function guardForm(request: Request) {
  if (!isSameOrigin(request)) throw refusal(403, 'notFromOurPages')
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > largestForm(request))
    throw refusal(413, announced > MAX_FORM && takesPictures(request) ? 'picturesTooLarge' : 'inputTooLarge')
  const type = contentType(request)
  if (!TYPES.includes(type) && (type || request.body)) throw refusal(415, 'formTypeUnknown')
}

/** What a form may send: pictures only to the forms that take them, and only by a browser that is known here. */
export const largestForm = (request: Request) => {
  const { [COOKIES.token]: token, [COOKIES.orderBrowser]: browser } = readCookies(
    request.headers.get('cookie'),
  )
  return takesPictures(request) && (token || browser) ? MAX_PICTURE_FORM : MAX_FORM
}

export const takesPictures = ({ url }: Request) => PICTURE_FORMS.includes(new URL(url).pathname)

export const contentType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
