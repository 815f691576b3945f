import 'server-only'
import { hostLacksThis } from '#lib/api/server/host-lacks-this.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { codes, shop } from '#lib/api/server/shop.ts'
import { routes } from '#lib/routes.ts'
import { hintCookies } from '#lib/session/server/session-cookies.ts'
import {
  askerOf,
  clearCodeCookie,
  codeCookie,
  codeOf,
  refusedCode,
  sessionOf,
  textOf,
} from './code-request.ts'

const BACK = routes.yourNumber.path

export const numberActions = {
  /** mobile, password, captcha_id, captcha */
  number: async (values, request) => {
    if (!codes) return hostLacksThis
    const session = sessionOf(request)
    if (!session.token) return sessionOver(BACK)
    const { asker, cookies } = askerOf(request, values)
    const wish = { mobile: textOf(values, 'mobile'), password: textOf(values, 'password') }
    try {
      const browser = await codes.askForNumber(session, wish, asker)
      return { to: BACK, say: 'codeSent', cookies: [...cookies, codeCookie(browser)] }
    } catch (error) {
      return refusedCode(BACK, error)
    }
  },

  /** Another number, or another code. */
  'number-again': async () => ({ to: BACK, cookies: [clearCodeCookie()] }),

  /** code */
  prove: async (values, request) => {
    if (!codes) return hostLacksThis
    const session = sessionOf(request)
    if (!session.token) return sessionOver(BACK)
    const { asker, cookies } = askerOf(request, values)
    try {
      const tried = { browser: codeOf(request), typed: textOf(values, 'code') }
      const proof = await codes.tryForNumber(session, tried, asker)
      if ('asksNew' in proof)
        return { to: BACK, say: 'codeSent', cookies: [...cookies, codeCookie(proof.asksNew)] }
      const profile = await shop.profile({}, { token: session.token }).catch(() => null)
      return {
        to: BACK,
        say: proof.changed ? 'numberChangedNow' : 'numberProved',
        cookies: [clearCodeCookie(), ...(profile ? hintCookies(profile) : [])],
      }
    } catch (error) {
      return refusedCode(BACK, error)
    }
  },
} satisfies Record<string, FormAction>
