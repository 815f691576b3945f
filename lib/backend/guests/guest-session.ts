import 'server-only'
import { createHmac } from 'node:crypto'
import { secret } from '../secrets.ts'

export const isGuestCookie = (cookie: string | undefined): cookie is string =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie)

/**
 * The token of a guest's session, which never leaves the server: only the pages and forms for guests make it of the
 * cookie. The cookie itself is no token, so that it opens no account's page and no call of the API.
 */
export const guestToken = (cookie: string): string =>
  createHmac('sha256', secret('signing')).update(`guest session ${cookie}`).digest('base64url')
