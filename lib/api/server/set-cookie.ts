type Options = { maxAge?: number; httpOnly?: boolean }

/** One Set-Cookie line, as every cookie of ours is set: on the root, Lax, Secure where the site is https. */
export const setCookie = (name: string, value: string, { maxAge, httpOnly = true }: Options = {}) =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(process.env.SITE_URL?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
