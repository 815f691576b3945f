import { env } from '#lib/server/settings/env.ts'

type Options = { maxAge?: number; httpOnly?: boolean; path?: string }

/** One Set-Cookie line for a cookie of this shop: path / if no other is given, Lax, Secure on an https site. */
export const setCookie = (
  name: string,
  value: string,
  { maxAge, httpOnly = true, path = '/' }: Options = {},
) =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(env.production ? ['Secure'] : []),
  ].join('; ')
