import { ApiError } from '#lib/contract/api-error.ts'
import { isSameOrigin } from './same-origin.ts'

export const MAX_FORM = 64 * 1024
const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']

/** In front of every form post: sent by our own page, of a known type, not too large. Throws the refusal. */
export function guardForm(request: Request) {
  if (!isSameOrigin(request)) throw new ApiError(403, 'This request did not come from the shop’s own pages.')
  if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM)
    throw new ApiError(413, 'The request is too large.')
  const type = contentType(request)
  if (!TYPES.includes(type) && (type || request.body))
    throw new ApiError(415, 'The shop does not take forms of this type.')
}

export const contentType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
