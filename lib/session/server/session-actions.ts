import 'server-only'
import { callerOf } from '#lib/api/server/caller-of.ts'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { refusedOutcome } from '#lib/api/server/refused-outcome.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { shop } from '#lib/api/server/shop.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { ApiError, isDenied, isUnreachable } from '#lib/contract/api-error.ts'
import { withFrom } from '#lib/linked-paths.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { routes } from '#lib/routes.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import {
  changeProblems,
  forgotProblems,
  type Problems,
  registerProblems,
  resetProblems,
  signInProblems,
} from '../rules/form-problems.ts'
import { usernameOf } from '../rules/username.ts'
import { endSession, enter } from './enter.ts'
import { clearedShopper, goodbyeCookie, hintCookies } from './session-cookies.ts'

const text = (values: FormValues, name: string) =>
  typeof values[name] === 'string' ? (values[name] as string) : ''
const isOn = (value: unknown) => value === true || value === 'on' || value === 'true'

/** POST /do/session/…; the fields of each form stand above it. */
const forms = {
  /** username, password, remember, from */
  'sign-in': async (values, request) => {
    const from = safePath(values.from)
    const username = usernameOf(text(values, 'username'))
    const password = text(values, 'password')
    const back = `${routes.login.path}?from=${encodeURIComponent(from)}`
    const fields = signInProblems({ username, password })
    if (hasProblems(fields)) return { to: back, status: 422, fields, say: 'fieldRequired' }
    const caller = callerOf(request)
    try {
      const token = await shop.signIn({ username, password, grant_type: 'password' }, caller)
      return await enter(request, token, { to: from, remember: isOn(values.remember) })
    } catch (error) {
      return notSignedIn(back, error)
    }
  },

  'sign-out': async (_values, request) => {
    await endSession(request)
    return { to: routes.login.path, say: 'signedOut', cookies: clearedShopper() }
  },

  /** The account's Logout: the same, ending on the logout screen. */
  'log-out': async (_values, request) => {
    await endSession(request)
    return { to: routes.logout.path, cookies: [...clearedShopper(), goodbyeCookie(request)] }
  },

  /** Restores the hint cookies of a session that has only its token. */
  renew: async (_values, request) => {
    const { token } = cartOwnerOf(request.headers.get('cookie'))
    if (!token) return { to: routes.login.path, status: 401, say: 'tokenMissing' }
    const profile = await shop.profile({}, { token })
    return { to: '/', cookies: hintCookies(profile) }
  },

  /** firstname, lastname, email, mobileno, password, confirm, from */
  register: async (values, request) => {
    const from = safePath(values.from)
    const back = withFrom(routes.register.path, from)
    const entered = texts(values, ['firstname', 'lastname', 'email', 'mobileno', 'password', 'confirm'])
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
      return refused(back, error, 'pleaseTryAgain')
    }
  },

  /** email, from */
  forgot: async (values, request) => {
    const back = withFrom(routes.forgot.path, safePath(values.from))
    const email = text(values, 'email').trim()
    const fields = forgotProblems({ email })
    if (hasProblems(fields)) return { to: back, status: 422, fields, say: 'emailForm' }
    try {
      await shop.requestReset({ email }, callerOf(request))
      return { to: back, say: 'resetSentText' }
    } catch (error) {
      return refused(back, error, 'resetNotSent')
    }
  },

  /** token, newPassword, confirmPassword, from */
  reset: async (values, request) => {
    const from = safePath(values.from)
    const token = text(values, 'token')
    if (!token) return { to: withFrom(routes.reset.path, from), status: 422, say: 'noTokenText' }
    const back = withFrom(`${routes.reset.path}?token=${encodeURIComponent(token)}`, from)
    const { newPassword, confirmPassword } = texts(values, ['newPassword', 'confirmPassword'])
    const fields = resetProblems({ newPassword, confirmPassword })
    if (hasProblems(fields)) return { to: back, status: 422, fields, say: Object.values(fields)[0] }
    try {
      await shop.resetPassword({ token, newPassword, confirmPassword }, callerOf(request))
      return { to: withFrom(routes.login.path, from), say: 'resetDoneText' }
    } catch (error) {
      return refused(back, error, 'tryLaterShort', 'networkError')
    }
  },

  /** old_password, new_password, confirm */
  password: async (values, request) => {
    const { token } = cartOwnerOf(request.headers.get('cookie'))
    const back = routes.profile.path
    if (!token) return sessionOver(back, 'tokenMissing')
    const entered = texts(values, ['old_password', 'new_password', 'confirm'])
    const fields = changeProblems(entered)
    if (hasProblems(fields)) return { to: back, status: 422, fields, say: Object.values(fields)[0] }
    try {
      const { old_password, new_password } = entered
      await shop.changePassword({ old_password, new_password }, { ...callerOf(request), token })
      return { to: back, say: 'passwordToast' }
    } catch (error) {
      if (isDenied(error)) throw error
      return refused(back, error, 'passwordChangeFailed', 'passwordChangeNetwork')
    }
  },
} satisfies Record<string, FormAction>

/** Forms whose second sending would be refused, or would send two mails, run once when they are sent twice. */
export const sessionActions = {
  ...forms,
  register: answerSameFormOnce(forms.register),
  forgot: answerSameFormOnce(forms.forgot),
  reset: answerSameFormOnce(forms.reset),
  password: answerSameFormOnce(forms.password),
}

const texts = <N extends string>(values: FormValues, names: readonly N[]) =>
  Object.fromEntries(names.map(name => [name, text(values, name)])) as Record<N, string>

const hasProblems = (fields: Problems) => Object.keys(fields).length > 0

// One message for every refusal, whatever the host's words; only "try later" is different.
const notSignedIn = (back: string, error: unknown): FormOutcome =>
  error instanceof ApiError && error.status < 500 && error.status !== 429
    ? { to: back, status: 400, say: 'badLogin' }
    : refused(back, error, 'badLogin')

/** The shop's own message if it gave one, else ours; an unreachable shop has a message of its own. */
function refused(
  to: string,
  error: unknown,
  say: MessageKey,
  outageKey: MessageKey = 'tryLater',
): FormOutcome {
  if (!(error instanceof ApiError)) throw error
  if (isUnreachable(error)) return { to, status: 502, say: outageKey }
  return refusedOutcome(to, error, say)
}
