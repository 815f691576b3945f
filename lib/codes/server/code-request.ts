import 'server-only'
import { callerOf } from '#lib/api/server/caller-of.ts'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import { practicePhoneOf } from '#lib/api/server/practice-phone-of.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { refusedOutcome } from '#lib/api/server/refused-outcome.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { COOKIES } from '#lib/cookies.ts'
import type { MessageKey } from '#lib/message-table.ts'
import type { CodeAsker } from '../rules/code-types.ts'

// What the forms of codes have in common.

export const textOf = (values: FormValues, name: string) =>
  typeof values[name] === 'string' ? values[name].slice(0, LONGEST) : ''

const LONGEST = 1024

/** Who asks, and the cookies that go back with the answer. */
export function askerOf(request: Request, values: FormValues): { asker: CodeAsker; cookies: string[] } {
  const { practicePhone, cookies } = practicePhoneOf(request)
  const [id, digits] = [textOf(values, 'captcha_id'), textOf(values, 'captcha')]
  const asker = {
    address: callerOf(request).address,
    practicePhone,
    ...(id && digits && { captcha: { id, digits } }),
  }
  return { asker, cookies }
}

export const codeOf = ({ headers }: Request) => cookieOf(headers.get('cookie'), COOKIES.code)
export const sessionOf = ({ headers }: Request) => ({ token: cookieOf(headers.get('cookie'), COOKIES.token) })

const MINUTES = 15

export const codeCookie = (browser: string) => setCookie(COOKIES.code, browser, { maxAge: MINUTES * 60 })
export const clearCodeCookie = () => setCookie(COOKIES.code, '', { maxAge: 0 })

/** A refusal, under the field that it is about. */
export function refusedCode(to: string, error: unknown): FormOutcome {
  if (isDenied(error)) return sessionOver(to)
  if (!(error instanceof ApiError)) throw error
  const outcome = refusedOutcome(to, error, 'somethingWrongRetry')
  const field = outcome.say && FIELD_OF[outcome.say]
  return field && outcome.say ? { ...outcome, say: undefined, fields: { [field]: outcome.say } } : outcome
}

const FIELD_OF: { [Key in MessageKey]?: string } = {
  codeNumberWrong: 'mobile',
  codeSixDigits: 'code',
  codeWrong: 'code',
  codeCaptcha: 'captcha',
  codePasswordWrong: 'password',
  numberNeedsPassword: 'password',
  numberPasswordWrong: 'password',
  nameNeeded: 'name',
}
