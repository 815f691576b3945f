import { RETRY_SECONDS } from '#lib/constants.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { isMessageKey, messages } from '#lib/message-table.ts'
import { canonicalPath, routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { errorPageResponse } from './error-page-response.ts'
import { type FormOutcome, formResponse, wantsJson } from './form-response.ts'
import { guardForm } from './guard-form.ts'
import { isOverloaded } from './is-overloaded.ts'
import { type FormValues, readForm } from './read-form.ts'
import { sessionOver } from './session-over.ts'

/** What one form does: it gets the fields and returns where to go and what to say. */
export type FormAction = (values: FormValues, request: Request) => Promise<FormOutcome>

/** Handles one form post, from the guard to the response. */
export async function postForm(request: Request, action: FormAction): Promise<Response> {
  let values: FormValues
  try {
    guardForm(request)
    values = await readForm(request)
  } catch (error) {
    // The request does not come from a form of this shop, so there is no page to return to: the response is the status.
    return refuseOutright(request, error)
  }
  try {
    return formResponse(request, await action(values, request), values)
  } catch (error) {
    return formResponse(request, refused(request, error), values)
  }
}

function refuseOutright(request: Request, error: unknown) {
  if (!(error instanceof ApiError)) throw error
  return wantsJson(request)
    ? formResponse(request, { to: '/', status: error.status, message: error.message })
    : errorPageResponse(error.status, error.message)
}

function refused(request: Request, error: unknown): FormOutcome {
  const from = cameFrom(request)
  if (isDenied(error)) return sessionOver(from)
  const to = withNote(from)
  if (error instanceof ApiError && error.status < 500) {
    const { status, key, message, retryAfter } = error
    if (isMessageKey(key)) return { to, status, say: key, retryAfter }
    return { to, status, say: 'somethingWrongRetry', message, retryAfter }
  }
  console.error(error)
  if (isOverloaded(error)) return { to, status: 503, say: 'tryLater', retryAfter: RETRY_SECONDS }
  return { to, status: error instanceof ApiError ? error.status : 500, say: 'tryLater' }
}

// Only a page of this shop is returned to, and only by its path.
const cameFrom = (request: Request) => {
  const page = URL.parse(request.headers.get('referer') ?? '')
  return page?.host === request.headers.get('host') ? safePath(page.pathname + page.search) : '/'
}

// A static product page cannot show the message; its dynamic variant can.
const withNote = (path: string) => {
  const product = routes.product.path.replace(':slug', '')
  const [pathname = '/', search] = path.split('?')
  if (!canonicalPath(pathname).startsWith(product)) return path
  const query = new URLSearchParams(search)
  query.set('note', '1')
  return `${pathname}?${query}`
}

/** For an action that does not exist. */
export const noSuchForm = () => errorPageResponse(404, messages.somethingWrong)
