import { type NextRequest, NextResponse } from 'next/server'
import { COOKIES } from '#lib/cookies.ts'
import { pinCookie } from '#lib/delivery/server/pin-cookie.ts'
import { isDeskPath } from '#lib/desk/rules/desk-path.ts'
import { deskResponse } from '#lib/desk/server/desk-response.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { type PageRoute, routes } from '#lib/routes.ts'
import { dynamicPolicy } from '#lib/server/http/dynamic-policy.ts'
import { NONCE_HEADER } from '#lib/server/next-internals.ts'
import { spentCookies } from '#lib/session/server/spent-cookies.ts'

// Next reads this list from the text of the file: the dynamic rows of lib/routes.ts, which a test compares. The
// static pages are not among them, since their policy is kept with them, and this costs as much as they do.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/product-choice/:slug',
    '/wishlist',
    '/track',
    '/UserProfile',
    '/overview',
    '/account-settings',
    '/your-data',
    '/your-number',
    '/your-orders',
    '/your-address',
    '/address-form',
    '/cancellation-form',
    '/order-cancelled',
    '/bill/:key',
    '/return-request',
    '/complaint',
    '/ticket/:key',
    '/logout',
    '/login',
    '/sign-in-code',
    '/register',
    '/CreateAccountCard',
    '/AccountVerifiedCard',
    '/PaymentPage',
    '/upi-payment',
    '/order-confirmation',
    '/order/:key',
    '/guest',
    '/guest-checkout',
    '/guest-payment',
    '/desk',
    '/desk/:path*',
  ],
}

/** Gives a dynamic page its policy, and sends who has no session at all to the sign-in. The data layer decides. */
export function middleware(request: NextRequest) {
  if (isDeskPath(request.nextUrl.pathname)) return deskResponse(request)
  const route = routeOf(request.nextUrl.pathname)
  if (route?.guarded && !request.cookies.get(COOKIES.token)?.value) return toLogin(request)
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = dynamicPolicy(nonce, route)
  const headers = new Headers(request.headers)
  // Where Next looks for the nonce of its own scripts.
  headers.set(NONCE_HEADER, policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  // Where the address carries a key, no request that the page sends may tell it.
  if (route && KEYED.has(route)) {
    response.headers.set('referrer-policy', 'no-referrer')
    response.headers.set('x-robots-tag', 'noindex, nofollow')
  }
  const pin = route === routes.productWithQuery ? pinCookie(request.nextUrl.searchParams) : undefined
  if (pin) response.headers.append('set-cookie', pin)
  return withoutSpent(request, response, route)
}

const KEYED: ReadonlySet<PageRoute> = new Set([routes.order, routes.ticket, routes.bill])

// Set as plain text: a cookie that is set by name would be hidden from the page itself.
function withoutSpent({ cookies, headers }: NextRequest, response: NextResponse, route?: PageRoute) {
  const spent = spentCookies({
    cookie: name => cookies.get(name)?.value,
    header: name => headers.get(name) ?? undefined,
    route,
  })
  for (const cookie of spent) response.headers.append('set-cookie', cookie)
  return response
}

const shapes = Object.values(routes).map(route => ({
  route,
  shape: new RegExp(`^${route.path.replace(/\/:\w+$/, '(/[^/]+)?')}$`),
}))

const routeOf = (path: string) => shapes.find(({ shape }) => shape.test(path))?.route

function toLogin(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const response = NextResponse.redirect(new URL(loginFrom(pathname + search), request.url), 303)
  response.headers.set('cache-control', 'private, no-store')
  return withoutSpent(request, response)
}
