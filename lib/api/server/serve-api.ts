import { RETRY_SECONDS } from '#lib/constants.ts'
import { ApiError, isDenied, isUnreachable } from '#lib/contract/api-error.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { type Call, type Caller, contract, type Shop } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { API_HEADERS } from '#lib/server/http/api-security-headers.ts'
import { MAX_API_BODY, readBody } from '#lib/server/http/read-body.ts'
import type { ApiAnswer, ApiCall } from '#lib/server/http/shared-api-handler.ts'
import { somethingWrong } from '#messages/error.ts'
import { callTakes } from '#messages/input.ts'
import { type Authenticated, authenticate, refuseUnknown, refuseWithoutToken } from './authenticate.ts'
import { clearedSession } from './cleared-session.ts'
import { isOverloaded } from './is-overloaded.ts'

type Row = [Call, Endpoint]
const calls = Object.entries(contract) as Row[]

/** Handles one API request. */
export const serveApi = async (shop: Shop, request: Request): Promise<Response> =>
  asResponse(await answerApi(shop, request))

/** The same without a Request and a Response, as the server asks. */
export async function answerApi(shop: Shop, request: ApiCall): Promise<ApiAnswer> {
  try {
    return await dispatch(shop, request)
  } catch (error) {
    return apiErrorAnswer(error, ended(request, error))
  }
}

async function dispatch(shop: Shop, request: ApiCall): Promise<ApiAnswer> {
  const url = new URL(request.url)
  const rows = calls.filter(([, row]) => row.path === url.pathname)
  const first = rows[0]
  if (!first) throw refusal(404, 'noSuchCall')
  if (request.method !== first[1].method) return otherMethod(first[1].method)
  const asker: { token?: string } = {}
  try {
    return await answerCall(shop, request, rows, asker)
  } catch (error) {
    if (first[1].auth !== 'none' && isAboutBody(error)) await refuseUnknown(shop, request, asker.token)
    throw error
  }
}

// The statuses with which an input may be refused before the caller is checked.
const isAboutBody = (error: unknown) =>
  error instanceof ApiError && [400, 403, 413, 415].includes(error.status)

async function answerCall(shop: Shop, request: ApiCall, rows: Row[], asker: { token?: string }) {
  const first = rows[0] as Row
  const { sends, auth } = first[1]
  if (auth === 'bearer') refuseWithoutToken(request)
  const body =
    sends === 'query'
      ? Object.fromEntries(new URL(request.url).searchParams)
      : await readBody(request, sends, MAX_API_BODY)
  const [call, row] = rows.length > 1 ? (rows.find(([name]) => name === cartCall(body)) ?? first) : first
  const authenticated = authenticate(request, row, body)
  asker.token = authenticated.token
  if (call === 'placeOrder' && authenticated.by === 'cookie') throw refusal(403, 'orderThroughCheckout')
  const output = await (shop[call] as (input: unknown, caller: Caller) => Promise<unknown>)(
    body,
    caller(request, authenticated),
  )
  const { body: responseBody, headers } = row.answer.wrap(output as never)
  return json(200, responseBody, {
    ...(row.auth === 'none' ? {} : { vary: 'authorization, cookie' }),
    ...headers,
    ...cacheOf(row),
  })
}

/** The same path reads or saves the cart, depending on the body. */
const cartCall = (body: unknown): Call =>
  Array.isArray(body) &&
  !(
    body.length === 1 &&
    body[0] &&
    typeof body[0] === 'object' &&
    'user_token' in body[0] &&
    !('prod_id' in body[0])
  )
    ? 'saveCart'
    : 'fetchCart'

const caller = (request: ApiCall, authenticated: Authenticated): Caller => ({
  token: authenticated.token,
  key: request.headers.get('idempotency-key') ?? undefined,
  address: request.headers.get('x-client-address') ?? undefined,
})

// A suggestion may be cached for a minute; nothing else is cached.
const cacheOf = (row: Endpoint) => ({
  'cache-control': row.path === contract.suggest.path ? 'public, max-age=60' : 'no-store',
})

/** Deletes the session cookies of a browser whose session is over or whose token is unknown. */
const ended = ({ headers }: ApiCall, error: unknown) =>
  isDenied(error) && headers.get('authorization') === null && headers.get('cookie') !== null
    ? clearedSession()
    : []

const json = (status: number, body: unknown, headers: Record<string, string> = {}): ApiAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...API_HEADERS, ...headers },
  cookies: [],
  body: JSON.stringify(body),
})

const asResponse = ({ status, headers, cookies, body }: ApiAnswer) => {
  const response = new Response(body as string, { status, headers })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

export const notAllowed = (method: string): Response => asResponse(otherMethod(method))

const otherMethod = (method: string) =>
  json(405, { status: 'false', message: callTakes(method) }, { allow: method })

export const apiErrorResponse = (error: unknown): Response => asResponse(apiErrorAnswer(error))

function apiErrorAnswer(error: unknown, cookies: string[] = []): ApiAnswer {
  if (!(error instanceof ApiError)) {
    console.error(error)
    const body = { status: 'false', message: somethingWrong }
    return isOverloaded(error) ? json(503, body, { 'retry-after': String(RETRY_SECONDS) }) : json(500, body)
  }
  // A caller gets 503, whichever host behind the shop did not respond (Rule 48).
  const status = isUnreachable(error) ? 503 : error.status
  const retryAfter = error.retryAfter ?? (status === 503 ? RETRY_SECONDS : undefined)
  const retry: Record<string, string> = retryAfter ? { 'retry-after': String(retryAfter) } : {}
  return { ...json(status, { status: 'false', message: error.message }, retry), cookies }
}
