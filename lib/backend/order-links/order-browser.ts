import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '#lib/server/settings/env.ts'
import { secret } from '../secrets.ts'

export const isOrderBrowser = (cookie: string | undefined): cookie is string =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie)

/**
 * The cookie of a browser that is about to place an order: the one it has, or a new one. One order that is sent twice at
 * once gets the same new one, so that the browser keeps the one that its order knows. Another host knows of no browsers.
 */
export const orderBrowser = (
  cookie: string | undefined,
  order: { token: string; key: string },
): string | undefined =>
  env.apiHost
    ? undefined
    : isOrderBrowser(cookie)
      ? cookie
      : createHmac('sha256', secret('signing'))
          .update(`order browser ${order.key} ${order.token}`)
          .digest('base64url')
