import { plainPage } from '../plain-page.ts'
import type { Answer } from './answer.ts'

/** An answer given without Next: in the API's shape to machines, as a small page to people. */
export function refusal(
  status: number,
  sentence: string,
  path: string,
  { allow, more }: { allow?: string[]; more?: string } = {},
): Answer {
  const verbs: Record<string, string> = allow ? { allow: allow.join(', ') } : {}
  if (!sentence) return { status, headers: verbs, body: '' }
  const { html, headers } = plainPage(sentence, { more, again: status >= 500 })
  return isApi(path)
    ? {
        status,
        headers: { ...JSON_HEADERS, ...verbs },
        body: JSON.stringify({ status: 'false', message: sentence }),
      }
    : { status, headers: { ...headers, ...verbs }, body: html }
}

const JSON_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const isApi = (path: string) => /^\/(api|token|auth|webhook)(\/|$)/.test(path)
