import { API_HEADERS } from './api-security-headers.ts'
import { errorPage } from './error-page.ts'
import { PROBLEM_TYPE, problem } from './problem.ts'
import { isProgramPath } from './program-path.ts'
import type { FullResponse } from './response.ts'

type Further = { allow?: string[]; more?: string; retryAfter?: number; asJson?: boolean }

/** An answer given without Next: in the API's shape to machines, as a small page to people. */
export function errorResponse(
  status: number,
  sentence: string,
  path: string,
  { allow, more, retryAfter, asJson = isApi(path) }: Further = {},
): FullResponse {
  const further: Record<string, string> = {
    ...(allow && { allow: allow.join(', ') }),
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  }
  if (!sentence) return { status, headers: further, body: '' }
  if (isProgramPath(path))
    return {
      status,
      headers: { ...JSON_HEADERS, 'content-type': PROBLEM_TYPE, ...further },
      body: JSON.stringify(problem(status, sentence)),
    }
  const { html, headers } = errorPage(sentence, { more, again: status >= 500 })
  return asJson
    ? {
        status,
        headers: { ...JSON_HEADERS, ...further },
        body: JSON.stringify({ status: 'false', message: sentence }),
      }
    : { status, headers: { ...headers, ...further }, body: html }
}

const JSON_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  ...API_HEADERS,
}

const isApi = (path: string) => /^\/(api|token|auth|webhook)(\/|$)/.test(path)
