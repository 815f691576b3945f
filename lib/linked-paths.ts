/**
 * The pages that scripts link to: a script that has a link carries all of these, so there are no others. Those are in
 * paths.ts.
 */
export const linkedPaths = {
  home: '/',
  product: '/product/:slug',
  returns: '/ReturnPolicy',
  wishlist: '/wishlist',
  cart: '/addcart',
  track: '/track',
  profile: '/UserProfile',
  settings: '/account-settings',
  orders: '/your-orders',
  addresses: '/your-address',
  login: '/login',
  register: '/register',
} as const

export type LinkedPage = keyof typeof linkedPaths

/** The path that a link of a script goes to: `linkTo('product', slug)`. */
export const linkTo = (name: LinkedPage, segment?: string | number): string =>
  filledPath(linkedPaths[name], segment)

export const filledPath = (path: string, segment?: string | number) =>
  segment === undefined ? path : path.replace(/:\w+/, encodeURIComponent(String(segment)))

/** The way there remembers where the shopper wanted to go on to; home needs no telling. */
export const withFrom = (to: string, from: string) =>
  from === linkedPaths.home ? to : `${to}${to.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`

/** Forms that change nothing of the shop's. */
export type ReadFormPath = '/do/search' | '/do/session/expired'

/** A session that is over is cleared away on the way to the sign-in. */
export const expiredPath = (from: string): `${ReadFormPath}?from=${string}` =>
  `/do/session/expired?from=${encodeURIComponent(from)}`

export const loginFrom = (from: string) => `${linkedPaths.login}?from=${encodeURIComponent(from)}`
