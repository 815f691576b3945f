import { toast } from '../browser/toast.ts'
import { ApiError } from '../contract/api-error.ts'
import { type Endpoint, sentence } from '../contract/endpoint.ts'
import { loneMessages as messages } from '../lone-messages.ts'
import { tellTabs } from '../tabs.ts'
import { type FormAnswer, readFormAnswer } from './form-answer.ts'

/** A call of our own origin from the browser: no token, no zod; the session cookie says who asks. */
export async function ask(row: Endpoint, input: unknown = {}): Promise<unknown> {
  const body = row.ask ? row.ask(input as never, '') : input
  const { response, answer } = await send(row.path, {
    method: row.method,
    headers: {
      accept: 'application/json',
      ...(row.sends === 'json' && { 'content-type': 'application/json' }),
    },
    ...(row.sends === 'json' && { body: JSON.stringify(body) }),
  })
  // Nobody pressed anything, so no form says it.
  if (response.status === 401) toast({ text: messages.sessionExpired, tone: 'bad' })
  if (!response.ok) throw new ApiError(response.status, sentence(answer) ?? '')
  return row.answer.unwrap(answer, response.headers)
}

export type { FormAnswer }

/** A form of ours sent by script: the same route, the answer as JSON. A refusal is an answer, a dead network throws. */
export async function postForm(
  action: string,
  values: Record<string, unknown>,
): Promise<FormAnswer & { httpStatus: number }> {
  const { response, answer } = await send(action, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  return { ...readFormAnswer(answer, response.status), httpStatus: response.status }
}

let asked = 0

/** Whether this page waits for an answer. */
export const isAsking = () => asked > 0

async function send(path: string, options: RequestInit) {
  asked++
  try {
    const response = await fetch(path, options)
    const answer: unknown = await response.json()
    // Such an answer has taken the session's cookies away.
    if (response.status === 401) tellTabs('session')
    return { response, answer }
  } finally {
    asked--
  }
}
