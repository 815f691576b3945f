import 'server-only'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { refusedOutcome } from '#lib/api/server/refused-outcome.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { ApiError, isDenied, isUnreachable } from '#lib/contract/api-error.ts'
import { isMessageKey, type MessageKey } from '#lib/message-table.ts'

// What the checkout's forms have in common.

export const textOf = (values: FormValues, name: string) =>
  typeof values[name] === 'string' ? values[name].trim() : ''

export const orderIdOf = (values: FormValues, name: string) =>
  /^[\w-]{1,64}$/.test(textOf(values, name)) ? textOf(values, name) : ''

export const tokenOf = (request: Request) => cartOwnerOf(request.headers.get('cookie')).token

/** The shop's own sentence where it gave one; the fixed sentence where the shop broke or is out of reach. */
export function refusedForm(to: string, error: unknown, say: MessageKey, broken: MessageKey): FormOutcome {
  if (!(error instanceof ApiError)) throw error
  if (isDenied(error)) return sessionOver(to)
  if (isUnreachable(error)) return { to, status: 502, say: isMessageKey(error.key) ? error.key : broken }
  return refusedOutcome(to, error, say)
}
