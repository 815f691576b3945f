import type { ShownPrices } from '#lib/checkout/rules/shown-prices.ts'
import { type MessageKey, messages } from '#lib/message-table.ts'
import { type Flash, flashCookie } from './flash.ts'
import { keyOfSentence } from './key-of-sentence.ts'
import type { FormValues } from './read-form.ts'
import { type SubmittedValues, submittedValues } from './submitted-values.ts'

/** The outcome of a form: where a document goes next, and what a script is sent. */
export type FormOutcome = {
  /** The path of this shop to which a document is redirected. */
  to: string
  /** Where a script goes, if somewhere else. */
  scriptTo?: string
  /** 200 by default; 4xx says what was wrong. */
  status?: number
  say?: MessageKey
  fields?: Record<string, MessageKey>
  /** The initial values of the next page's form. */
  typed?: SubmittedValues
  /** The shop's own message: a script gets it; a document gets it if it has a key, else it gets `say`. */
  message?: string
  /** For a document: the prices that the shopper saw, so that the next page can say what has changed. */
  seen?: ShownPrices
  /** More fields for a script, for example the new cart. */
  body?: object
  cookies?: string[]
  retryAfter?: number
}

/** A caller that accepts JSON gets the status; a document always gets a redirect, with the message in a cookie. */
export const formResponse = (request: Request, outcome: FormOutcome, values: FormValues = {}): Response =>
  wantsJson(request) ? answerScript(outcome) : answerDocument(outcome, values)

export const wantsJson = (request: Request) => {
  const accept = request.headers.get('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

function answerScript(outcome: FormOutcome) {
  const { to, scriptTo = to, status = 200, say, fields, message, body, cookies = [], retryAfter } = outcome
  const headers = headersOf(outcome.typed ? [...cookies, flashCookie({ typed: outcome.typed })] : cookies)
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  const sentence = message ?? (say ? messages[say] : '')
  const sentences =
    fields && Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, messages[key]]))
  const json = {
    ...body,
    status: String(status < 400),
    message: sentence,
    ...(status >= 400 && message === undefined && { key: say }),
    to: scriptTo,
    ...(fields && { fields: sentences }),
  }
  return Response.json(json, { status, headers })
}

function answerDocument(outcome: FormOutcome, values: FormValues) {
  const { to, status = 200, say, fields, message, seen, cookies } = outcome
  const key = keyOfSentence(message) ?? say
  // After a session is over, the reader of the next page need not be the one who typed.
  const typed = outcome.typed ?? (status < 400 || status === 401 ? undefined : submittedValues(values))
  const flash: Flash = {
    ...(key && { say: key }),
    ...(fields && { fields }),
    ...(seen && { seen }),
    ...(typed && { typed }),
  }
  const headers = headersOf(key || fields ? [...(cookies ?? []), flashCookie(flash)] : cookies)
  headers.set('location', to)
  return new Response(null, { status: 303, headers })
}

const headersOf = (cookies: string[] = []) => {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
