import 'server-only'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { COOKIES } from '#lib/cookies.ts'

/** Who sends a form about an order: an account, or the browser that placed it. */
export const formActor = ({ headers }: Request) => {
  const cookies = readCookies(headers.get('cookie'))
  return {
    token: cookies[COOKIES.token] || undefined,
    orderBrowser: cookies[COOKIES.orderBrowser] || undefined,
  }
}
