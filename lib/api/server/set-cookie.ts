import { env } from '#lib/server/settings/env.ts'

type Options = { maxAge?: number; httpOnly?: boolean }

/** One Set-Cookie line for a cookie of this shop: path /, Lax, Secure on an https site. */
export const setCookie = (name: string, value: string, { maxAge, httpOnly = true }: Options = {}) =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(env.production ? ['Secure'] : []),
  ].join('; ')
