// Where each page is, and nothing more: the browser's script carries this for its links. What a page is stands in routes.ts.
export const paths = {
  home: '/',
  region: '/mp',
  video: '/video',
  collections: '/collections',
  product: '/product/:slug',
  productWithQuery: '/product-choice/:slug',
  subcategory: '/products-section/:id',
  category: '/products-section2/:id',
  subcategoryWithQuery: '/products-filter/:id',
  categoryWithQuery: '/products-filter2/:id',
  search: '/Product-Serach/:term',
  productNotFound: '/ProductNotFound',
  productNotFoundWithQuery: '/nothing-found',
  recentlyViewed: '/RecentlyViewed',
  about: '/aboutPage',
  returns: '/ReturnPolicy',
  terms: '/ResellerTermsConditions',
  support: '/CustomerSupport',
  privacy: '/privacy',
  wishlist: '/wishlist',
  cart: '/addcart',
  track: '/track',
  profile: '/UserProfile',
  overview: '/overview',
  settings: '/account-settings',
  yourData: '/your-data',
  orders: '/your-orders',
  addresses: '/your-address',
  addressForm: '/address-form',
  cancellation: '/cancellation-form',
  cancelled: '/order-cancelled',
  logout: '/logout',
  login: '/login',
  register: '/register',
  forgot: '/CreateAccountCard',
  reset: '/AccountVerifiedCard',
  checkout: '/checkout2',
  payment: '/PaymentPage',
  confirmation: '/order-confirmation',
} as const

export type RouteName = keyof typeof paths

type Paths = typeof paths
/** The path of a page up to its segment. Only a type, like those below, so that no script gets longer by it. */
export type PathStart = {
  [Name in RouteName]: Paths[Name] extends `${infer Start}:${string}` ? Start : Paths[Name]
}[RouteName]

/** The path a link goes to: `pathOf('product', slug)`. */
export const pathOf = (name: RouteName, segment?: string | number): string =>
  segment === undefined ? paths[name] : paths[name].replace(/:\w+/, encodeURIComponent(String(segment)))

/** The way there remembers where the shopper wanted to go on to; home needs no telling. */
export const withFrom = (to: string, from: string) =>
  from === paths.home ? to : `${to}${to.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`

/** The spelling that a product's page has in the links of the cart and the wishlist. */
export type OtherProductPath = `/product-category/${string}`

/** Forms that change nothing of the shop's. */
export type ReadFormPath = '/do/search' | '/do/session/expired'

/** A session that is over is cleared away on the way to the sign-in. */
export const expiredPath = (from: string): `${ReadFormPath}?from=${string}` =>
  `/do/session/expired?from=${encodeURIComponent(from)}`

export const loginFrom = (from: string) => `${paths.login}?from=${encodeURIComponent(from)}`
