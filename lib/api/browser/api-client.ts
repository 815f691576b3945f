import { tellTabs } from '#lib/browser/tabs.ts'
import { toast } from '#lib/browser/toast.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { type Endpoint, sentence } from '#lib/contract/endpoint.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { sessionExpired } from '#messages/every-page.ts'
import { trackRequest } from './pending-requests.ts'
import { type FormResponse, readFormResponse } from './read-form-response.ts'

/** A call of our own origin from the browser: no token, no zod; the session cookie says who asks. */
export async function callApi(row: Endpoint, input: unknown = {}): Promise<unknown> {
  const body = row.ask ? row.ask(input as never, '') : input
  const { response, data } = await send(row.path, {
    method: row.method,
    headers: {
      accept: 'application/json',
      ...(row.sends === 'json' && { 'content-type': 'application/json' }),
    },
    ...(row.sends === 'json' && { body: JSON.stringify(body) }),
  })
  // Nobody pressed anything, so no form says it.
  if (response.status === 401) toast({ text: sessionExpired, tone: 'bad' })
  if (!response.ok) throw new ApiError(response.status, sentence(data) ?? '')
  return row.answer.unwrap(data, response.headers)
}

export type { FormResponse }

/**
 * A form of ours sent by script: the same route, the answer as JSON. A refusal is an answer; a network that is dead, or
 * says nothing for too long, throws.
 */
export async function postForm(
  action: FormPath,
  values: Record<string, unknown>,
  limitMs?: number,
): Promise<FormResponse & { httpStatus: number }> {
  const { response, data } = await send(
    action,
    {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(values),
    },
    limitMs,
  )
  return { ...readFormResponse(data, response.status), httpStatus: response.status }
}

/** How long a page waits for an answer, all of it: longer than the shop ever takes, and than a slow network needs. */
const ANSWER_MS = 20_000

function send(path: string, options: RequestInit, limitMs = ANSWER_MS) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new Error(`No answer within ${limitMs} ms.`)), limitMs)
  return trackRequest(async () => {
    const response = await fetch(path, { ...options, signal: stop.signal })
    const data: unknown = await response.json()
    // Such an answer has taken the session's cookies away.
    if (response.status === 401) tellTabs('session')
    return { response, data }
  }).finally(() => clearTimeout(timer))
}
