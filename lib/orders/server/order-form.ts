import 'server-only'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { refusedOutcome } from '#lib/api/server/refused-outcome.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { COOKIES } from '#lib/cookies.ts'
import { orderPath } from '../rules/order-path.ts'

// What the forms of an order's page have in common.

export const textOf = (values: FormValues, name: string) =>
  typeof values[name] === 'string' ? values[name].trim() : ''

export const orderPageOf = orderPath

export const visitorOf = ({ headers }: Request) => ({
  token: cookieOf(headers.get('cookie'), COOKIES.token),
  browser: cookieOf(headers.get('cookie'), COOKIES.orderBrowser),
  address: headers.get('x-client-address') ?? undefined,
})

export function refusedByOrder(to: string, error: unknown): FormOutcome {
  if (!(error instanceof ApiError)) throw error
  return refusedOutcome(to, error, 'somethingWrongRetry')
}
