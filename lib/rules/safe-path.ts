const LONGEST = 2000
const OWN = 'http://own.invalid'

/** The path in `from` (Rule 5): a path of this shop, valid in a Location header; else `/`. */
export const safePath = (from: unknown) => {
  if (typeof from !== 'string' || from.length > LONGEST) return '/'
  if (!from.startsWith('/') || /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(from)) return '/'
  const url = URL.parse(from, OWN)
  if (url?.origin !== OWN || leavesOnceDecoded(url.pathname)) return '/'
  if (leadsBackToLogin(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

// `/.//evil` keeps two slashes after the dot is resolved, and `/%2fevil` has them once a proxy decodes it.
const leavesOnceDecoded = (path: string) => {
  const decoded = fullyDecoded(path)
  return decoded === undefined || /^[/\\]{2}|[\\\p{Cc}]/u.test(decoded)
}

const fullyDecoded = (path: string) => {
  let text = path
  for (let round = 0; round < 3; round++) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return round ? text : undefined
    }
  }
  return text
}

// The sign-in redirects a signed-in visitor to `from`: a `from` of /login would be a redirect loop.
const leadsBackToLogin = (path: string) => /^\/(login|logout|do|api)(\/|$)/i.test(path)
