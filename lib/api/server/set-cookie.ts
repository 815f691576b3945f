import { env } from '#lib/server/settings/env.ts'

type Options = { maxAge?: number; httpOnly?: boolean }

/** One Set-Cookie line, as every cookie of ours is set: on the root, Lax, Secure where the site is https. */
export const setCookie = (name: string, value: string, { maxAge, httpOnly = true }: Options = {}) =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(env.production ? ['Secure'] : []),
  ].join('; ')
