import 'server-only'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import { hostLacksThis } from '#lib/api/server/host-lacks-this.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { codes } from '#lib/api/server/shop.ts'
import { COOKIES } from '#lib/cookies.ts'
import { orderPath } from '#lib/orders/rules/order-path.ts'
import { orderBrowserCookie } from '#lib/session/server/session-cookies.ts'
import { askerOf, clearCodeCookie, codeCookie, codeOf, refusedCode, textOf } from './code-request.ts'

/** Where the code is asked for and typed: below all that stands of the order. */
const formOf = (key: string) => `${orderPath(key)}#order-code`

/** On an order's page: its phone is shown to be theirs. */
export const orderCodeActions = {
  /** key, captcha_id, captcha */
  'ask-code': async (values, request) => {
    if (!codes) return hostLacksThis
    const key = textOf(values, 'key')
    const { asker, cookies } = askerOf(request, values)
    try {
      const browser = await codes.askForOrder(key, asker)
      return { to: formOf(key), say: 'codeSent', cookies: [...cookies, codeCookie(browser)] }
    } catch (error) {
      return refusedCode(formOf(key), error)
    }
  },

  /** key, code */
  'try-code': async (values, request) => {
    if (!codes) return hostLacksThis
    const key = textOf(values, 'key')
    const orderBrowser = cookieOf(request.headers.get('cookie'), COOKIES.orderBrowser)
    try {
      const tried = { browser: codeOf(request), typed: textOf(values, 'code'), orderBrowser }
      const { browser, isConfirmed } = await codes.tryForOrder(key, tried)
      const cookies = [orderBrowserCookie(browser), clearCodeCookie()]
      return { to: orderPath(key), say: isConfirmed ? 'orderConfirmedByCode' : 'orderNumberProved', cookies }
    } catch (error) {
      return refusedCode(formOf(key), error)
    }
  },
} satisfies Record<string, FormAction>
