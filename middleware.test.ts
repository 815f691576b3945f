import { NextRequest } from 'next/server'
import { canonicalPath, routes } from './lib/routes.ts'
import { catalogueVersion } from './lib/server/page-cache/catalogue-version.ts'
import { setPixelAllowed } from './lib/server/page-cache/pixel-setting.ts'
import { config, middleware } from './middleware.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
const policyOf = (path: string) =>
  ask(path, { cookie: 'user_token=t' }).headers.get('content-security-policy') ?? ''

test('it sees exactly the dynamic pages, in the one spelling that Next sees', () => {
  const dynamic = Object.values(routes).filter(({ rendering }) => rendering === 'dynamic')
  const seen = new Set(config.matcher)
  // The whole desk: its pages have no rows.
  for (const path of ['/desk', '/desk/:path*']) expect(seen.delete(path)).toBe(true)
  for (const { path, also = [] } of dynamic) {
    seen.delete(path)
    for (const spelling of also) {
      const canonical = canonicalPath(spelling.replace(/:\w+/, 'x')).replace(/\/x$/, '/:term')
      if (canonical !== path) expect(config.matcher).toContain(canonical)
      seen.delete(canonical)
    }
  }
  expect([...seen]).toEqual([])
  expect(config.matcher).toEqual(expect.arrayContaining(dynamic.map(({ path }) => path)))
})

test('each page gets a nonce of its own, which Next is told', () => {
  const response = ask('/addcart')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
  expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
  expect(policyOf('/addcart')).not.toBe(policy)
})

const guarded = Object.values(routes).filter(route => route.guarded)

test('the guarded pages are those of Rule 29', () => {
  expect(guarded.map(({ path }) => path).sort()).toEqual(
    [
      '/PaymentPage',
      '/UserProfile',
      '/account-settings',
      '/address-form',
      '/cancellation-form',
      '/checkout2',
      '/order-cancelled',
      '/order-confirmation',
      '/overview',
      '/your-address',
      '/your-data',
      '/your-number',
      '/your-orders',
    ].sort(),
  )
})

test.each(guarded.map(({ path }) => path))('a visitor of %s is sent to the sign-in and back', path => {
  for (const cookie of ['', 'user_token=', 'user_name=Asha']) {
    const response = ask(`${path}?a=1`, { cookie })
    expect(response.status).toBe(303)
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/login')
    expect(response.headers.get('location')).toContain(`from=${encodeURIComponent(`${path}?a=1`)}`)
    expect(response.headers.get('cache-control')).toContain('no-store')
  }
  expect(ask(path, { cookie: 'user_token=t' }).headers.get('location')).toBeNull()
})

test('what is one visitor’s is never stored', () => {
  expect(ask('/addcart').headers.get('cache-control')).toBe('private, no-store')
})

test('a message after a form is taken away with the page that shows it, not by a prefetch', () => {
  const cookie = 'flash=abc'
  expect(ask('/addcart', { cookie }).headers.get('set-cookie')).toMatch(/^flash=; .*Max-Age=0/)
  expect(ask('/addcart').headers.get('set-cookie')).toBeNull()
  expect(ask('/addcart', { cookie, 'next-router-prefetch': '1' }).headers.get('set-cookie')).toBeNull()
  expect(
    ask('/addcart', { cookie, 'sec-purpose': 'prefetch;prerender' }).headers.get('set-cookie'),
  ).toBeNull()
  expect(ask('/checkout2', { cookie }).headers.get('set-cookie')).toBeNull()
})

test('names without a token are taken away by whichever page sees them, and with a token they stay', () => {
  for (const path of ['/addcart', '/login', '/your-orders']) {
    for (const name of ['user_name', 'email', 'mobile']) {
      const cleared = ask(path, { cookie: `${name}=x` }).headers.getSetCookie()
      expect(cleared.map(cookie => /^(\w+)=;.*Max-Age=0/.exec(cookie)?.[1])).toEqual(
        expect.arrayContaining(['user_token', 'user_name', 'email', 'mobile', 'wishlistItems']),
      )
    }
    expect(ask(path, { cookie: 'user_name=x; user_token=t' }).headers.getSetCookie()).toEqual([])
    expect(ask(path, { cookie: 'wishlistItems=x; cartItems=y' }).headers.getSetCookie()).toEqual([])
  }
})

test('the pixel is allowed on the shop’s pages that show it, never on secure pages', () => {
  setPixelAllowed(false)
  expect(policyOf('/addcart')).not.toContain('facebook')
  setPixelAllowed(true)
  expect(policyOf('/addcart')).toContain('https://www.facebook.com')
  for (const path of ['/login', '/AccountVerifiedCard', '/checkout2', '/PaymentPage'])
    expect(policyOf(path)).not.toContain('facebook')
})

test('the first page after a start or a change, which may have a pixel, does not keep it out', () => {
  Reflect.deleteProperty(globalThis, Symbol.for('haat.pixel'))
  expect(policyOf('/addcart')).toContain('https://www.facebook.com')
  setPixelAllowed(false)
  expect(policyOf('/addcart')).not.toContain('facebook')
  catalogueVersion().invalidate()
  expect(policyOf('/addcart')).toContain('https://www.facebook.com')
})

test('secure pages show no frames of other sites', () => {
  expect(policyOf('/login')).toContain("frame-src 'none'")
  expect(policyOf('/addcart')).toContain('youtube')
})
