// Every page: its path, its other spellings, title, guard, rendering, and where header and footer show.

export type PageRoute = {
  /** Canonical path, as the folder is spelled; `:x` is one segment. */
  path: string
  /** Other spellings that are served as well (any case is anyway). */
  also?: readonly string[]
  title: string
  rendering: 'static' | 'dynamic'
  /** Two root layouts: the desk is stricter and carries no pixel. */
  layout: 'shop' | 'desk'
  guarded?: true
  header?: false
  /** Hidden up to 768 px wide / above it. */
  footerNarrow?: false
  footerWide?: false
  noindex?: true
}

const routesTable = {
  home: { path: '/', title: 'Home', rendering: 'static', layout: 'shop' },
  region: { path: '/mp', title: 'Madhya Pradesh', rendering: 'static', layout: 'shop' },
  video: { path: '/video', title: 'Videos', rendering: 'static', layout: 'shop' },
  collections: {
    path: '/collections',
    title: 'Explore handpicked collections',
    rendering: 'static',
    layout: 'shop',
  },
  product: {
    path: '/product/:slug',
    also: ['/product-category/:slug', '/product-categoryy/:slug'],
    title: 'Product',
    rendering: 'static',
    layout: 'shop',
    footerNarrow: false,
  },
  /** The product's twin for a request with a chosen size, a refused form or JavaScript off. */
  productTwin: {
    path: '/product-choice/:slug',
    title: 'Product',
    rendering: 'dynamic',
    layout: 'shop',
    footerNarrow: false,
    noindex: true,
  },
  subcategory: { path: '/products-section/:id', title: 'Products', rendering: 'static', layout: 'shop' },
  category: { path: '/products-section2/:id', title: 'Products', rendering: 'static', layout: 'shop' },
  /** The listings' twins for a request with filters. */
  subcategoryTwin: { path: '/products-filter/:id', title: 'Products', rendering: 'dynamic', layout: 'shop' },
  categoryTwin: { path: '/products-filter2/:id', title: 'Products', rendering: 'dynamic', layout: 'shop' },
  search: {
    path: '/Product-Serach/:term',
    also: ['/Product-Serach'],
    title: 'Search',
    rendering: 'dynamic',
    layout: 'shop',
    noindex: true,
  },
  productNotFound: {
    path: '/ProductNotFound',
    title: 'Product Not Found',
    rendering: 'static',
    layout: 'shop',
    noindex: true,
  },
  recentlyViewed: {
    path: '/RecentlyViewed',
    also: ['/Recentlyproduct'],
    title: 'Recently Viewed',
    rendering: 'static',
    layout: 'shop',
    noindex: true,
  },
  about: { path: '/aboutPage', title: 'About Us', rendering: 'static', layout: 'shop' },
  returns: {
    path: '/ReturnPolicy',
    title: 'Return Policy',
    rendering: 'static',
    layout: 'shop',
    footerWide: false,
  },
  terms: {
    path: '/ResellerTermsConditions',
    title: 'Terms and Conditions',
    rendering: 'static',
    layout: 'shop',
    footerWide: false,
  },
  support: {
    path: '/CustomerSupport',
    title: 'Customer Support',
    rendering: 'static',
    layout: 'shop',
    footerWide: false,
  },
  wishlist: {
    path: '/wishlist',
    title: 'My Wishlist',
    rendering: 'dynamic',
    layout: 'shop',
    footerNarrow: false,
    noindex: true,
  },
  cart: {
    path: '/addcart',
    title: 'Cart',
    rendering: 'dynamic',
    layout: 'shop',
    header: false,
    footerNarrow: false,
    noindex: true,
  },
  track: {
    path: '/track',
    title: 'Track Order',
    rendering: 'dynamic',
    layout: 'shop',
    footerWide: false,
    noindex: true,
  },
  profile: {
    path: '/UserProfile',
    title: 'My Profile',
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    footerNarrow: false,
    noindex: true,
  },
  overview: {
    path: '/overview',
    title: 'Overview',
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  settings: {
    path: '/account-settings',
    title: 'Account Settings',
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  orders: {
    path: '/your-orders',
    title: 'My Orders',
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  addresses: {
    path: '/your-address',
    title: 'Saved Addresses',
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  addressForm: {
    path: '/address-form',
    title: 'Address',
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  cancellation: {
    path: '/cancellation-form',
    title: 'Cancel Order',
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    noindex: true,
  },
  cancelled: {
    path: '/order-cancelled',
    title: 'Order Cancelled',
    rendering: 'dynamic',
    layout: 'shop',
    guarded: true,
    footerWide: false,
    noindex: true,
  },
  logout: { path: '/logout', title: 'Logout', rendering: 'dynamic', layout: 'shop', noindex: true },
  login: { path: '/login', title: 'Sign In', rendering: 'dynamic', layout: 'desk', noindex: true },
  register: {
    path: '/register',
    title: 'Create Account',
    rendering: 'dynamic',
    layout: 'desk',
    noindex: true,
  },
  forgot: {
    path: '/CreateAccountCard',
    also: ['/reset-password'],
    title: 'Forgot Password',
    rendering: 'dynamic',
    layout: 'desk',
    noindex: true,
  },
  reset: {
    path: '/AccountVerifiedCard',
    title: 'Reset Password',
    rendering: 'dynamic',
    layout: 'desk',
    noindex: true,
  },
  checkout: {
    path: '/checkout2',
    title: 'Checkout',
    rendering: 'dynamic',
    layout: 'desk',
    guarded: true,
    header: false,
    footerWide: false,
    noindex: true,
  },
  payment: {
    path: '/PaymentPage',
    title: 'Payment',
    rendering: 'dynamic',
    layout: 'desk',
    guarded: true,
    header: false,
    footerWide: false,
    noindex: true,
  },
  confirmation: {
    path: '/order-confirmation',
    title: 'Order Confirmed',
    rendering: 'dynamic',
    layout: 'desk',
    guarded: true,
    footerWide: false,
    noindex: true,
  },
} as const satisfies Record<string, PageRoute>

export type RouteName = keyof typeof routesTable
export const routes: Record<RouteName, PageRoute> = routesTable

/** The path a link goes to: `path('product', slug)`. */
export const pathOf = (name: RouteName, segment?: string | number) =>
  segment === undefined
    ? routes[name].path
    : routes[name].path.replace(/:\w+/, encodeURIComponent(String(segment)))

export const loginFrom = (from: string) => `${routes.login.path}?from=${encodeURIComponent(from)}`

type Spelling = { prefix: string; canonical: string; open: boolean; lower: boolean }
const spellings: Spelling[] = Object.values(routes).flatMap(route =>
  [route.path, ...(route.also ?? [])].map(spelling => ({
    prefix: spelling.replace(/:\w+$/, '').toLowerCase(),
    canonical: spelling.includes(':') ? route.path.replace(/:\w+$/, '') : route.path.replace(/\/:\w+$/, ''),
    open: spelling.includes(':'),
    lower: route === routes.product || route === routes.productTwin,
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

/** Static pages whose query asks for more than the static page holds are served by their dynamic twin. */
const twins: { prefix: string; twin: string; keys: readonly string[] }[] = [
  { prefix: '/product/', twin: '/product-choice/', keys: ['note'] },
  { prefix: '/products-section/', twin: '/products-filter/', keys: ['page', 'sort', 'price', 'q'] },
  { prefix: '/products-section2/', twin: '/products-filter2/', keys: ['page', 'sort', 'price', 'q'] },
]

/** The file route that answers a request: its canonical path, or that path's dynamic twin. */
export function servedPath(path: string, query: URLSearchParams): string {
  const canonical = canonicalPath(path)
  for (const { prefix, twin, keys } of twins) {
    const rest = canonical.slice(prefix.length)
    if (canonical.startsWith(prefix) && rest && !rest.includes('/') && keys.some(key => query.has(key)))
      return twin + rest
  }
  return canonical
}
