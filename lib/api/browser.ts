import { ApiError } from '../contract/api-error.ts'
import { type Endpoint, sentence } from '../contract/endpoint.ts'

/** A call of our own origin from the browser: no token, no zod; the session cookie says who asks. */
export async function ask(row: Endpoint, input: unknown = {}): Promise<unknown> {
  const body = row.ask ? row.ask(input as never, '') : input
  const response = await fetch(row.path, {
    method: row.method,
    headers: {
      accept: 'application/json',
      ...(row.sends === 'json' && { 'content-type': 'application/json' }),
    },
    ...(row.sends === 'json' && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new ApiError(response.status, sentence(answer) ?? '')
  return row.answer.unwrap(answer, response.headers)
}

export type FormAnswer = {
  status: string
  message: string
  to: string
  fields?: Record<string, string>
} & Record<string, unknown>

/** A form of ours sent by script: the same route, the answer as JSON. A refusal is an answer, a dead network throws. */
export async function postForm(
  action: string,
  values: Record<string, unknown>,
): Promise<FormAnswer & { httpStatus: number }> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  return { ...((await response.json()) as FormAnswer), httpStatus: response.status }
}
