import 'server-only'
import { desk } from '#lib/api/server/desk.ts'
import { errorPageResponse } from '#lib/api/server/error-page-response.ts'
import { wantsJson } from '#lib/api/server/form-response.ts'
import { guardForm } from '#lib/api/server/guard-form.ts'
import { practicePhoneOf } from '#lib/api/server/practice-phone-of.ts'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { readForm } from '#lib/api/server/read-form.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { messages } from '#lib/message-table.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { ownBuild } from '#lib/server/own-build.ts'
import { deskFieldsWrong, deskSignIn } from '#messages/desk.ts'
import { tryLater } from '#messages/every-page.ts'
import { type ActResponse, type ActResult, BUILD_HEADER, isRefused } from '../rules/act-types.ts'
import { DESK, isDeskPath, safeDeskPath, signInPath } from '../rules/desk-path.ts'
import { DESK_COOKIES, deskAskedCookies, deskSessionCookie } from './desk-cookies.ts'
import { deskDraftCookie } from './desk-draft.ts'
import { deskFlashCookie } from './desk-flash.ts'
import { deviceOf } from './device-of.ts'

type Values = Record<string, unknown>

/** Handles a form of the desk, from the guard to the response. A script gets JSON, a document the next page. */
export async function postAct(request: Request, area: string, act: string): Promise<Response> {
  let values: Values
  try {
    guardForm(request)
    values = await readForm(request)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isDenied(error)) return respond(request, {}, ...failed(request, error))
    return wantsJson(request)
      ? respond(request, {}, error.status, { done: false, message: error.message })
      : errorPageResponse(error.status, error.message)
  }
  const { practicePhone, cookies } = practicePhoneOf(request)
  try {
    const result = await run(request, area, act, values, practicePhone)
    if (isRefused(result)) return respond(request, values, 422, refusedResponse(result), cookies)
    const { body, message, to, session } = result
    if (session !== undefined) cookies.push(deskSessionCookie(session))
    cookies.push(...deskAskedCookies(result.cookies ?? {}))
    return respond(request, values, 200, { ...body, done: true, message, to }, cookies)
  } catch (error) {
    return respond(request, values, ...failed(request, error), cookies)
  }
}

function run(request: Request, area: string, act: string, values: Values, practicePhone?: string) {
  if (!desk) throw new ApiError(404, messages.deskElsewhere)
  const cookies = readCookies(request.headers.get('cookie'))
  const { back: _, ...fields } = values
  return desk.act({
    area,
    act,
    token: cookies[DESK_COOKIES.session],
    values: fields,
    asker: {
      address: request.headers.get('x-client-address') ?? undefined,
      device: deviceOf(request.headers.get('user-agent')),
      practicePhone,
      cookie: name => cookies[name] || undefined,
    },
  })
}

const refusedResponse = ({
  refused,
  fields,
  isOutdated,
}: Extract<ActResult, { refused: string }>): ActResponse => ({
  done: false,
  message: refused || deskFieldsWrong,
  ...(fields && { fields }),
  ...(isOutdated && { isOutdated }),
})

function failed(request: Request, error: unknown): [status: number, ActResponse] {
  if (isDenied(error)) {
    return [401, { done: false, message: deskSignIn, needs: 'sign-in', to: signInPath(cameFrom(request)) }]
  }
  if (error instanceof ApiError && error.key === 'deskProve') {
    const to = `${DESK}/prove?back=${encodeURIComponent(cameFrom(request))}`
    return [403, { done: false, message: error.message, needs: 'proof', to }]
  }
  if (error instanceof ApiError && error.status < 500)
    return [error.status, { done: false, message: error.message }]
  console.error(error)
  return [error instanceof ApiError ? error.status : 500, { done: false, message: tryLater }]
}

function respond(
  request: Request,
  values: Values,
  status: number,
  response: ActResponse,
  cookies: readonly string[] = [],
) {
  const headers = new Headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (wantsJson(request)) {
    const isOtherBuild = (request.headers.get(BUILD_HEADER) || ownBuild()) !== ownBuild()
    // Loaded as a whole, the page says what the strip of the one before had no time to say.
    if (isOtherBuild && response.done && response.message)
      headers.append('set-cookie', deskFlashCookie({ said: response.message, isGood: true }))
    return Response.json({ ...response, ...(isOtherBuild && { isOtherBuild }) }, { status, headers })
  }
  const { done, message, fields, to, codes, link, programKey, needs } = response
  const draft = needs && deskDraftCookie({ page: cameFrom(request), typed: typedTexts(values) })
  if (draft) headers.append('set-cookie', draft)
  headers.append(
    'set-cookie',
    deskFlashCookie({
      ...(message && { said: message, isGood: done }),
      ...(fields && { fields }),
      ...(!done && !needs && { typed: typedTexts(values) }),
      ...(Array.isArray(codes) && { codes }),
      ...(typeof link === 'string' && { link }),
      ...(typeof programKey === 'string' && { programKey }),
    }),
  )
  headers.set('location', to ?? backOf(values, request))
  return new Response(null, { status: 303, headers })
}

const backOf = ({ back }: Values, request: Request) =>
  typeof back === 'string' ? safeDeskPath(safePath(back)) : cameFrom(request)

// Only a page of the desk is returned to, and only by its path.
function cameFrom(request: Request) {
  const page = URL.parse(request.headers.get('referer') ?? '')
  if (page?.host !== request.headers.get('host') || !isDeskPath(page.pathname)) return DESK
  return safeDeskPath(safePath(page.pathname + page.search))
}

// A password, a code or a key is typed again.
const SECRET = /code|token|key|secret|smtp_url/i
const typedTexts = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET.test(entry[0]),
    ),
  )
