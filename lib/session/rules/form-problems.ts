import { EMAIL_MAX, NAME_MAX } from '#lib/constants.ts'
import { isEmailAddress } from '#lib/contract/email-address.ts'
import type { FieldKey } from '#lib/message-table.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { changeProblem, registrationProblem, resetProblem } from './password-rules.ts'

// The problems of an account form, by field: the same in the browser and on the server.
export type Values = Record<string, string>
export type Problems = Record<string, FieldKey>

const missing = (values: Values, names: readonly string[]): Problems =>
  Object.fromEntries(names.filter(name => !values[name]?.trim()).map(name => [name, 'fieldRequired']))

export const signInProblems = (values: Values): Problems => missing(values, ['username', 'password'])

const MOST = { firstname: NAME_MAX, lastname: NAME_MAX, email: EMAIL_MAX }

export function registerProblems(values: Values): Problems {
  const problems = missing(values, ['firstname', 'lastname', 'email', 'password', 'confirm'])
  const weak = registrationProblem(values.password ?? '')
  for (const [name, most] of Object.entries(MOST))
    if ((values[name]?.length ?? 0) > most) problems[name] = 'tooLong'
  if (!problems.email && !isEmailAddress(values.email?.trim() ?? '')) problems.email = 'emailForm'
  if (!problems.password && weak) problems.password = weak
  if (values.password?.trim() && !problems.confirm && values.confirm !== values.password)
    problems.confirm = 'passwordsDiffer'
  if (!problems.mobileno && !/^\d{10}$/.test(mobileNumber(values.mobileno ?? '')))
    problems.mobileno = 'phoneDigits'
  return problems
}

export const forgotProblems = (values: Values): Problems =>
  isEmail(values.email) && (values.email?.length ?? 0) <= EMAIL_MAX ? {} : { email: 'emailForm' }

export function resetProblems(values: Values): Problems {
  const problem = resetProblem(values.newPassword ?? '', values.confirmPassword ?? '')
  return problem ? { [problem === 'resetPasswordsDiffer' ? 'confirmPassword' : 'newPassword']: problem } : {}
}

export function changeProblems(values: Values): Problems {
  const problems = missing(values, ['old_password', 'new_password', 'confirm'])
  const weak = changeProblem(values.new_password ?? '')
  if (!problems.new_password && weak) problems.new_password = weak
  if (values.new_password?.trim() && !problems.confirm && values.confirm !== values.new_password)
    problems.confirm = 'newPasswordsDiffer'
  return problems
}

/** A simple pattern: it catches typing errors; only a mail can tell whether the address exists. */
export const isEmail = (text: string | undefined) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text?.trim() ?? '')
