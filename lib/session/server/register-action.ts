import 'server-only'
import { callerOf } from '#lib/api/server/caller-of.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { shop } from '#lib/api/server/shop.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { withFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { registerProblems } from '../rules/form-problems.ts'
import { hasProblems, textsOf } from './form-texts.ts'
import { refusedForm } from './refused-form.ts'

const register: FormAction = async (values, request) => {
  const from = safePath(values.from)
  const back = withFrom(routes.register.path, from)
  const entered = textsOf(values, ['firstname', 'lastname', 'email', 'mobileno', 'password', 'confirm'])
  const fields = registerProblems(entered)
  if (hasProblems(fields)) return { to: back, status: 422, fields, say: 'registrationFailed' }
  const { confirm: _, ...input } = { ...entered, mobileno: mobileNumber(entered.mobileno) }
  try {
    await shop.register(input, callerOf(request))
    const typed = { username: input.email.trim() }
    return { to: withFrom(routes.login.path, from), say: 'registered', typed }
  } catch (error) {
    if (error instanceof ApiError && error.key === 'duplicateCustomer')
      return { to: back, status: 409, say: 'duplicateCustomer' }
    return refusedForm(back, error, 'pleaseTryAgain')
  }
}

/** A new account: firstname, lastname, email, mobileno, password, confirm, from. Sent twice, it would be refused. */
export const registerAction = answerSameFormOnce(register)
