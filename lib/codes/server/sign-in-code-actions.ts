import 'server-only'
import { nameParts } from '#lib/addresses/rules/name-parts.ts'
import { callerOf } from '#lib/api/server/caller-of.ts'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import { hostLacksThis } from '#lib/api/server/host-lacks-this.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { codes } from '#lib/api/server/shop.ts'
import { NAME_MAX } from '#lib/constants.ts'
import { plainLine } from '#lib/contract/plain-line.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { startSession } from '#lib/session/server/start-session.ts'
import type { SignedInByCode } from '../rules/code-types.ts'
import { signInCodeUrl } from '../rules/sign-in-code-url.ts'
import { askerOf, clearCodeCookie, codeCookie, codeOf, refusedCode, textOf } from './code-request.ts'

type Way = { from: string; remember: boolean; back: string }

const wayOf = (values: FormValues): Way => {
  const from = safePath(values.from)
  const remember = textOf(values, 'remember') === 'on'
  return { from, remember, back: signInCodeUrl(from, remember) }
}

export const signInCodeActions = {
  /** mobile, from, captcha_id, captcha */
  ask: async (values, request) => {
    if (!codes) return hostLacksThis
    const { back } = wayOf(values)
    const { asker, cookies } = askerOf(request, values)
    try {
      const browser = await codes.ask({ purpose: 'sign-in', mobile: textOf(values, 'mobile') }, asker)
      return { to: back, say: 'codeSent', cookies: [...cookies, codeCookie(browser)] }
    } catch (error) {
      return refusedCode(back, error)
    }
  },

  /** Another number, or another code. from */
  again: async values => ({ to: wayOf(values).back, cookies: [clearCodeCookie()] }),

  /** code, remember, from */
  'sign-in': async (values, request) => {
    if (!codes) return hostLacksThis
    const way = wayOf(values)
    try {
      return await signedIn(request, way, await codes.signIn(codeOf(request), textOf(values, 'code')))
    } catch (error) {
      return refusedCode(way.back, error)
    }
  },

  /** After a right code, where an account has the number: its password. password, remember, from */
  password: async (values, request) => {
    if (!codes) return hostLacksThis
    const way = wayOf(values)
    const sender = { browser: codeOf(request), address: callerOf(request).address }
    try {
      const done = await codes.signInWithPasswordToo(sender, textOf(values, 'password'))
      return await signedIn(request, way, done)
    } catch (error) {
      return refusedCode(way.back, error)
    }
  },

  /** After a right code: a new account. name, remember, from */
  new: async (values, request) => {
    if (!codes) return hostLacksThis
    const way = wayOf(values)
    const { firstname, lastname } = nameParts(plainLine(values.name, 2 * NAME_MAX))
    if (!firstname) return { to: way.back, status: 422, fields: { name: 'nameNeeded' } }
    if (Math.max(firstname.length, lastname.length) > NAME_MAX)
      return { to: way.back, status: 422, fields: { name: 'tooLong' } }
    try {
      const done = await codes.signInAsNew({ browser: codeOf(request) }, { firstname, lastname })
      return await signedIn(request, way, done)
    } catch (error) {
      return refusedCode(way.back, error)
    }
  },
} satisfies Record<string, FormAction>

async function signedIn(request: Request, way: Way, done: SignedInByCode): Promise<FormOutcome> {
  if ('asks' in done) return { to: way.back }
  // Without another destination the page shows the orders that came with the number.
  const to = done.claimed > 0 && way.from === routes.home.path ? routes.orders.path : way.from
  const entered = await startSession(request, done.token, { to, remember: way.remember })
  return { ...entered, cookies: [...(entered.cookies ?? []), clearCodeCookie()] }
}
