import 'server-only'
import { callerOf } from '#lib/api/server/caller-of.ts'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { shop } from '#lib/api/server/shop.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { signInProblems } from '../rules/form-problems.ts'
import { usernameOf } from '../rules/username.ts'
import { hasProblems, textOf } from './form-texts.ts'
import { refusedForm } from './refused-form.ts'
import { clearedShopper, goodbyeCookie, hintCookies } from './session-cookies.ts'
import { endSession, startSession } from './start-session.ts'

export const signInActions = {
  /** username, password, remember, from */
  'sign-in': async (values, request) => {
    const from = safePath(values.from)
    const username = usernameOf(textOf(values, 'username'))
    const password = textOf(values, 'password')
    const back = `${routes.login.path}?from=${encodeURIComponent(from)}`
    const fields = signInProblems({ username, password })
    if (hasProblems(fields)) return { to: back, status: 422, fields, say: 'fieldRequired' }
    const caller = callerOf(request)
    try {
      const token = await shop.signIn({ username, password, grant_type: 'password' }, caller)
      return await startSession(request, token, { to: from, remember: isOn(values.remember) })
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
} satisfies Record<string, FormAction>

const isOn = (value: unknown) => value === true || value === 'on' || value === 'true'

// One message for every refusal, whatever the host's words; only "try later" is different.
const notSignedIn = (back: string, error: unknown): FormOutcome =>
  error instanceof ApiError && error.status < 500 && error.status !== 429
    ? { to: back, status: 400, say: 'badLogin' }
    : refusedForm(back, error, 'badLogin')
