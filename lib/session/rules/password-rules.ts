import { NEW_PASSWORD_MAX, NEW_PASSWORD_MIN, REGISTER_PASSWORD_MAX, STRENGTH_PASS } from '#lib/constants.ts'
import type { FieldKey } from '#lib/message-table.ts'
import { strengthOf } from './password-strength.ts'

/** For registration: the first broken rule, in this order. */
export function registrationProblem(password: string): FieldKey | undefined {
  if (password.length < NEW_PASSWORD_MIN) return 'passwordShort'
  if (password.length > REGISTER_PASSWORD_MAX) return 'passwordLong'
  if (!/\p{Lu}/u.test(password)) return 'passwordUpper'
  if (!/\p{Ll}/u.test(password)) return 'passwordLower'
  if (!/\d/.test(password)) return 'passwordDigit'
}

/** A changed password has 8 to 128 characters (Rule 9). */
export function changeProblem(password: string): FieldKey | undefined {
  if (password.length < NEW_PASSWORD_MIN) return 'passwordShort'
  if (password.length > NEW_PASSWORD_MAX) return 'passwordTooLong'
}

/** A reset requires both fields, equal, and 3 of 5 points. */
export function resetProblem(password: string, repeated: string): FieldKey | undefined {
  if (!password || !repeated) return 'bothRequired'
  if (password !== repeated) return 'resetPasswordsDiffer'
  const length = changeProblem(password)
  if (length) return length
  if (strengthOf(password).score < STRENGTH_PASS) return 'passwordWeak'
}
