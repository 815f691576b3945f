import { RETRY_SECONDS } from '#lib/constants.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { Pdf } from '#lib/contract/v1/program-call.ts'
import { API_HEADERS } from '#lib/server/http/api-security-headers.ts'
import { PROBLEM_TYPE, problem } from '#lib/server/http/problem.ts'
import type { Counted } from '#lib/server/rate-limit/call-rate.ts'
import { somethingWrong } from '#messages/error.ts'
import { tooManyCalls } from '#messages/programs.ts'
import { isOverloaded } from '../is-overloaded.ts'
import { TooManyCalls } from './read-key.ts'

type Headers = Record<string, string>

const OWN = { 'cache-control': 'no-store', ...API_HEADERS }

/** What is left of a key's calls, told with each answer. */
export const limitHeaders = ({ most, left, resetSeconds }: Counted): Headers => ({
  'ratelimit-limit': String(most),
  'ratelimit-remaining': String(left),
  'ratelimit-reset': String(resetSeconds),
})

export const answerResponse = (answer: unknown, headers: Headers = {}) =>
  isPdf(answer)
    ? new Response(Uint8Array.from(answer.pdf), {
        headers: {
          ...OWN,
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${answer.name.replace(/[^\w-]+/g, '-')}.pdf"`,
          ...headers,
        },
      })
    : Response.json(answer, { headers: { ...OWN, ...headers } })

const isPdf = (answer: unknown): answer is Pdf =>
  typeof answer === 'object' && answer !== null && 'pdf' in answer && Buffer.isBuffer(answer.pdf)

type Refused = { code?: string; fields?: Record<string, string> | undefined; headers?: Headers }

export const problemResponse = (status: number, detail: string, { headers, ...more }: Refused = {}) =>
  Response.json(problem(status, detail, more), {
    status,
    headers: { ...OWN, 'content-type': PROBLEM_TYPE, ...headers },
  })

/** By the key of a sentence, where its status alone would not tell what happened. */
const CODES: Record<string, string> = {
  callKeyNeeded: 'call_key_needed',
  callKeyReused: 'call_key_reused',
  callUnderWay: 'under_way',
  callOutcomeUnknown: 'outcome_unknown',
  cursorWrong: 'cursor_wrong',
}

/** What a call that failed is answered: a fault of ours is logged, and its cause told to nobody. */
export function faultResponse(error: unknown, headers: Headers = {}): Response {
  if (error instanceof TooManyCalls) {
    const { counted } = error
    return problemResponse(429, tooManyCalls(counted.most), {
      headers: { ...limitHeaders(counted), 'retry-after': String(counted.resetSeconds) },
    })
  }
  if (error instanceof ApiError) {
    const retryAfter = error.retryAfter ?? (error.status === 503 ? RETRY_SECONDS : undefined)
    return problemResponse(error.status, error.message, {
      ...(error.key && CODES[error.key] && { code: CODES[error.key] }),
      headers: {
        ...headers,
        ...(retryAfter && { 'retry-after': String(retryAfter) }),
        ...(error.status === 401 && { 'www-authenticate': 'Bearer' }),
      },
    })
  }
  console.error(error)
  return isOverloaded(error)
    ? problemResponse(503, somethingWrong, { headers: { ...headers, 'retry-after': String(RETRY_SECONDS) } })
    : problemResponse(500, somethingWrong, { headers })
}
