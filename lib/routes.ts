import { type OtherProductPath, type PathStart, paths, type RouteName } from './paths.ts'

// Every page: its path, its other spellings, guard, rendering, and where header and footer show.

export type PageRoute = {
  /** Canonical path, as the folder is spelled; `:x` is one segment. */
  path: string
  /** Other spellings that are served as well (any case is anyway). */
  also?: readonly string[]
  /** 'filled': a page template, filled for each request. */
  rendering: 'static' | 'dynamic' | 'filled'
  /** Two root layouts: `secure` has a stricter policy and no pixel. */
  layout: 'shop' | 'secure'
  guarded?: true
  header?: false
  /** Hidden up to 768 px wide / above it. */
  footerNarrow?: false
  footerWide?: false
  noindex?: true
}

const routesTable = {
  home: { path: paths.home, rendering: 'static', layout: 'shop' },
  region: { path: paths.region, rendering: 'static', layout: 'shop' },
  video: { path: paths.video, rendering: 'static', layout: 'shop' },
  collections: {
    path: paths.collections,
    rendering: 'static',
    layout: 'shop',
  },
  departments: { path: '/departments', rendering: 'static', layout: 'shop' },
  product: {
    path: paths.product,
    also: ['/product-category/:slug' satisfies OtherProductPath, '/product-categoryy/:slug'],
    rendering: 'static',
    layout: 'shop',
    footerNarrow: false,
  },
  /** The product's page for a request with a chosen size, a refused form or JavaScript off. */
  productWithQuery: {
    path: paths.productWithQuery,
    rendering: 'dynamic',
    layout: 'shop',
    footerNarrow: false,
    noindex: true,
  },
  subcategory: { path: paths.subcategory, rendering: 'static', layout: 'shop' },
  category: { path: paths.category, rendering: 'static', layout: 'shop' },
  /** The listings for a request with filters. */
  subcategoryWithQuery: { path: paths.subcategoryWithQuery, rendering: 'filled', layout: 'shop' },
  categoryWithQuery: { path: paths.categoryWithQuery, rendering: 'filled', layout: 'shop' },
  search: {
    path: paths.search,
    also: ['/Product-Serach'],
    rendering: 'filled',
    layout: 'shop',
    noindex: true,
  },
  productNotFound: {
    path: paths.productNotFound,
    rendering: 'static',
    layout: 'shop',
    noindex: true,
  },
  /** The same for a request that says what was looked for. */
  productNotFoundWithQuery: {
    path: paths.productNotFoundWithQuery,
    rendering: 'filled',
    layout: 'shop',
    noindex: true,
  },
  recentlyViewed: {
    path: paths.recentlyViewed,
    also: ['/Recentlyproduct'],
    rendering: 'static',
    layout: 'shop',
    noindex: true,
  },
  about: { path: paths.about, rendering: 'static', layout: 'shop' },
  returns: {
    path: paths.returns,
    rendering: 'static',
    layout: 'shop',
    footerWide: false,
  },
  terms: {
    path: paths.terms,
    rendering: 'static',
    layout: 'shop',
    footerWide: false,
  },
  policy: { path: '/policy/:slug', rendering: 'static', layout: 'shop', footerWide: false },
  seller: { path: '/seller-details', rendering: 'static', layout: 'shop' },
  support: {
    path: paths.support,
    rendering: 'static',
    layout: 'shop',
    footerWide: false,
  },
  privacy: { path: paths.privacy, rendering: 'static', layout: 'shop' },
  wishlist: {
    path: paths.wishlist,
    rendering: 'dynamic',
    layout: 'shop',
    footerNarrow: false,
    noindex: true,
  },
  cart: {
    path: paths.cart,
    rendering: 'filled',
    layout: 'shop',
    header: false,
    footerNarrow: false,
    noindex: true,
  },
  track: {
    path: paths.track,
    rendering: 'dynamic',
    layout: 'shop',
    footerWide: false,
    noindex: true,
  },
  profile: {
    path: paths.profile,
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    footerNarrow: false,
    noindex: true,
  },
  overview: {
    path: paths.overview,
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  settings: {
    path: paths.settings,
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  yourData: {
    path: paths.yourData,
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  yourNumber: {
    path: '/your-number',
    rendering: 'dynamic',
    layout: 'secure',
    guarded: true,
    noindex: true,
  },
  orders: {
    path: paths.orders,
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  addresses: {
    path: paths.addresses,
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  addressForm: {
    path: paths.addressForm,
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  cancellation: {
    path: paths.cancellation,
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  /** One order, for anyone with its link. */
  order: {
    path: '/order/:key',
    rendering: 'dynamic',
    layout: 'secure',
    footerWide: false,
    noindex: true,
  },
  cancelled: {
    path: paths.cancelled,
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    footerWide: false,
    noindex: true,
  },
  bill: { path: '/bill/:key', rendering: 'dynamic', layout: 'secure', noindex: true },
  /** Asks for lines of an order to be taken back. */
  returnRequest: {
    path: '/return-request',
    rendering: 'dynamic',
    layout: 'shop',
    noindex: true,
  },
  complaint: { path: '/complaint', rendering: 'dynamic', layout: 'shop', noindex: true },
  /** Anyone with its key may read it. */
  ticket: { path: '/ticket/:key', rendering: 'dynamic', layout: 'secure', noindex: true },
  logout: { path: paths.logout, rendering: 'dynamic', layout: 'shop', noindex: true },
  login: { path: paths.login, rendering: 'dynamic', layout: 'secure', noindex: true },
  signInCode: { path: '/sign-in-code', rendering: 'dynamic', layout: 'secure', noindex: true },
  register: {
    path: paths.register,
    rendering: 'dynamic',
    layout: 'secure',
    noindex: true,
  },
  forgot: {
    path: paths.forgot,
    also: ['/reset-password'],
    rendering: 'dynamic',
    layout: 'secure',
    noindex: true,
  },
  reset: {
    path: paths.reset,
    rendering: 'dynamic',
    layout: 'secure',
    noindex: true,
  },
  checkout: {
    path: paths.checkout,
    rendering: 'filled',
    layout: 'secure',
    guarded: true,
    header: false,
    footerWide: false,
    noindex: true,
  },
  payment: {
    path: paths.payment,
    rendering: 'dynamic',
    layout: 'secure',
    guarded: true,
    header: false,
    footerWide: false,
    noindex: true,
  },
  /** The payment of an order to the seller's own UPI id. */
  upiPayment: { path: '/upi-payment', rendering: 'dynamic', layout: 'secure', header: false, noindex: true },
  confirmation: {
    path: paths.confirmation,
    rendering: 'dynamic',
    layout: 'secure',
    guarded: true,
    footerWide: false,
    noindex: true,
  },
  /** Ordering without an account: who and where to, then how to pay. */
  guest: {
    path: '/guest',
    rendering: 'dynamic',
    layout: 'secure',
    header: false,
    footerWide: false,
    noindex: true,
  },
  guestCheckout: {
    path: '/guest-checkout',
    rendering: 'dynamic',
    layout: 'secure',
    header: false,
    footerWide: false,
    noindex: true,
  },
  guestPayment: {
    path: '/guest-payment',
    rendering: 'dynamic',
    layout: 'secure',
    header: false,
    footerWide: false,
    noindex: true,
  },
} as const satisfies Record<RouteName, PageRoute> & Record<string, PageRoute>

/** A page that no script links to has its path here alone, and none in paths.ts. */
export type PageName = keyof typeof routesTable
export const routes: Record<PageName, PageRoute> = routesTable

type Spelling = { prefix: string; canonical: string; open: boolean; lower: boolean }
const spellings: Spelling[] = Object.values(routes).flatMap(route =>
  [route.path, ...(route.also ?? [])].map(spelling => ({
    prefix: spelling.replace(/:\w+$/, '').toLowerCase(),
    canonical: spelling.includes(':') ? route.path.replace(/:\w+$/, '') : route.path.replace(/\/:\w+$/, ''),
    open: spelling.includes(':'),
    lower: route === routes.product || route === routes.productWithQuery,
  })),
)

/** Any spelling of a page's path as its one canonical path; every other path as it is. */
export function canonicalPath(path: string): string {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const typed = bare.toLowerCase()
  for (const { prefix, canonical, open, lower } of spellings) {
    if (!open && typed === prefix) return canonical
    if (!open || !typed.startsWith(prefix)) continue
    const rest = bare.slice(prefix.length)
    if (rest && !rest.includes('/')) return canonical + (lower ? rest.toLowerCase() : rest)
  }
  return bare
}

const LIST_KEYS = [
  'page',
  'sort',
  'price',
  'q',
  'type',
  'brand',
  'size',
  'color',
  'material',
  'origin',
  'stock',
  'filters',
]

/** Static pages whose query asks for more than the static page holds are served by another route. */
const servedWithQuery: { prefix: PathStart; served: PathStart; keys: readonly string[] }[] = [
  { prefix: '/product/', served: '/product-choice/', keys: ['note', 'pin', 'ratings'] },
  { prefix: '/products-section/', served: '/products-filter/', keys: LIST_KEYS },
  { prefix: '/products-section2/', served: '/products-filter2/', keys: LIST_KEYS },
  { prefix: paths.productNotFound, served: paths.productNotFoundWithQuery, keys: ['q'] },
]

/** The file route that answers a request: its canonical path, or the route that serves it with a query. */
export function servedPath(path: string, query: URLSearchParams): string {
  const canonical = canonicalPath(path)
  for (const { prefix, served, keys } of servedWithQuery) {
    if (!canonical.startsWith(prefix) || !keys.some(key => query.has(key))) continue
    const rest = canonical.slice(prefix.length)
    if (prefix.endsWith('/') ? /^[^/]+$/.test(rest) : !rest) return served + rest
  }
  return canonical
}
