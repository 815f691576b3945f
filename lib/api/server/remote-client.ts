import { ApiError, denied } from '#lib/contract/api-error.ts'
import { type Endpoint, isRefusal, sentence } from '#lib/contract/endpoint.ts'
import { type Call, type Caller, contract, type Shop } from '#lib/contract/index.ts'
import { plainLine } from '#lib/contract/plain-line.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { safeRead } from '#lib/contract/safe-read.ts'
import { schemas } from '#lib/contract/schemas.ts'
import { timeLeft } from '#lib/server/render/time-left.ts'
import { checkInput } from './check-input.ts'
import { keyOfRefusal, saysDenied } from './key-of-sentence.ts'
import { readResponseBody, statusOfRefusal } from './read-response.ts'
import { refuseOtherToken } from './token-in-body.ts'

type Options = { fetch?: typeof fetch; timeoutMs?: number }

/** The shop of another host over HTTP: the same port as the embedded one. */
export function createRemoteClient(host: string, options: Options = {}): Shop {
  const calls = Object.keys(contract) as Call[]
  return Object.fromEntries(calls.map(call => [call, callHost(host, call, options)])) as Shop
}

const callHost =
  (host: string, call: Call, options: Options) =>
  async (input: unknown, caller: Caller = {}) => {
    const row: Endpoint = contract[call]
    if (row.auth !== 'none') {
      if (!caller.token) throw denied()
      refuseOtherToken(input, caller.token)
    }
    const response = await send(request(host, row, checkInput(call, input), caller), options)
    const body = await readResponseBody(response)
    refuse(call, row, response, body)
    return checkOutput(call, row.answer.unwrap(body, response.headers))
  }

/** Reads the response by the contract, which repairs and limits it. Nothing else in it is passed on. */
function checkOutput(call: Call, value: unknown) {
  const output = safeRead(schemas[call].output, value)
  if (!output.success) throw refusal(502, 'hostNonsense', { cause: output.error })
  return output.data
}

function request(host: string, row: Endpoint, input: unknown, caller: Caller): Request {
  const token = caller.token ?? ''
  const url = new URL(row.path, host)
  const headers = new Headers({ accept: 'application/json' })
  if (row.auth === 'bearer') headers.set('authorization', `Bearer ${token}`)
  if (caller.key) headers.set('idempotency-key', caller.key)
  // A host that trusts its proxy counts wrong tries by shopper, not by shop.
  if (caller.address) headers.set('x-forwarded-for', caller.address)
  const payload = row.ask ? row.ask(input as never, token) : input
  let body: BodyInit | undefined
  if (row.sends === 'query') for (const [name, value] of pairs(payload)) url.searchParams.set(name, value)
  if (row.sends === 'form') body = new URLSearchParams(pairs(payload))
  if (row.sends === 'json') {
    body = JSON.stringify(payload)
    headers.set('content-type', 'application/json')
  }
  return new Request(url, {
    method: row.method,
    headers,
    body,
    signal: caller.signal,
    cache: 'no-store',
    redirect: 'error',
  })
}

const pairs = (value: unknown) =>
  Object.entries((value ?? {}) as object).map(([k, v]) => [k, String(v)] as [string, string])

async function send(
  request: Request,
  { fetch: go = fetch, timeoutMs = timeLeft() }: Options,
): Promise<Response> {
  try {
    return await go(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) })
  } catch (cause) {
    throw refusal(504, 'hostAway', { cause })
  }
}

function refuse(call: Call, row: Endpoint, response: Response, body: unknown) {
  const message = plainLine(sentence(body), 300).trim()
  if (response.status === 401 || saysDenied(message)) throw denied()
  const key = keyOfRefusal(call, message)
  const retryAfter = secondsOf(response.headers.get('retry-after'))
  if (!response.ok) throw new ApiError(statusOfRefusal(response.status), message, { key, retryAfter })
  // For public data a refusal means "none"; for anything else it is an error.
  if (isRefusal(body) && row.auth !== 'none') throw new ApiError(400, message, { key })
  if (isRefusal(body) && row.method === 'POST' && row.sends !== 'nothing')
    throw new ApiError(400, message, { key })
}

const secondsOf = (header: string | null) =>
  /^[1-9]\d{0,4}$/.test(header ?? '') ? Number(header) : undefined
