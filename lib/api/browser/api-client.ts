import { tellTabs } from '#lib/browser/tabs.ts'
import { toast } from '#lib/browser/toast.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { type Endpoint, sentence } from '#lib/contract/endpoint.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { sessionExpired } from '#messages/every-page.ts'
import { trackRequest } from './pending-requests.ts'
import { type FormResponse, readFormResponse } from './read-form-response.ts'

/** An API call to our own origin from the browser: no token, no zod; the session cookie identifies the customer. */
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
  // No form was sent that could show the message.
  if (response.status === 401) toast({ text: sessionExpired, tone: 'bad' })
  if (!response.ok) throw new ApiError(response.status, sentence(data) ?? '')
  return row.answer.unwrap(data, response.headers)
}

export type { FormResponse }

/**
 * Sends a form by script: the same route, with a JSON response. A refusal is returned; a network that is down or silent
 * for too long throws.
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

/** How long a page waits for the complete response: longer than the shop ever takes or a slow network needs. */
const ANSWER_MS = 20_000

function send(path: string, options: RequestInit, limitMs = ANSWER_MS) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new Error(`No answer within ${limitMs} ms.`)), limitMs)
  return trackRequest(async () => {
    const response = await fetch(path, { ...options, signal: stop.signal })
    const data: unknown = await response.json()
    // Such a response has deleted the session's cookies.
    if (response.status === 401) tellTabs('session')
    return { response, data }
  }).finally(() => clearTimeout(timer))
}
