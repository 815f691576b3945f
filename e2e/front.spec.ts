import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { type APIRequestContext, type APIResponse, expect, test } from 'playwright/test'
import { routes } from '../lib/routes.ts'
import { isAwake, nextFrames } from './shopper.ts'

/** Each page of the route table with a product, section or order of the demo shop. */
const filled = async (request: APIRequestContext) => {
  const home = await (await request.get('/')).text()
  const first = (pattern: RegExp) => pattern.exec(home)?.[1] ?? 'none'
  const slug = first(/\/product\/([\w-]+)/)
  const things: Record<string, string> = {
    ':slug': slug,
    '/products-section/:id': first(/\/products-section\/(\d+)/),
    '/products-filter/:id': first(/\/products-section\/(\d+)/),
    '/products-section2/:id': first(/\/products-section2\/(\d+)/),
    '/products-filter2/:id': first(/\/products-section2\/(\d+)/),
    '/policy/:slug': 'returns',
    ':term': 'saree',
  }
  const fill = (path: string) => path.replace(/:\w+/, name => things[path] ?? things[name] ?? 'x')
  // A key opens one order, in its own spelling alone: e2e/order-link.spec.ts asks for such a page.
  // A return, and a payment by UPI, is for who is signed in, or for the browser of its order: e2e/authorisation.spec.ts.
  const byPath = Object.values(routes).filter(
    route => !route.path.endsWith('/:key') && route !== routes.returnRequest && route !== routes.upiPayment,
  )
  return byPath.flatMap(route =>
    [route.path, ...(route.also ?? [])].map(path => ({ ...route, path: fill(path) })),
  )
}

// The server has a word of its own for them, which nobody else knows.
const PLACEHOLDER = /__[0-9a-f]{16}_\w+?__/

const policies = (response: APIResponse) =>
  response.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')
const onePolicy = (response: APIResponse, what: string) => {
  const isPage = (response.headers()['content-type'] ?? '').includes('text/html')
  expect(policies(response), what).toHaveLength(isPage ? 1 : 0)
}

// As Next has just made it, or as it is kept from then on.
const KEPT = /^public, max-age=0, must-revalidate(, s-maxage=1, stale-while-revalidate=1)?$/

test('each page, in each spelling, in its first and later responses, has exactly one policy', async ({
  request,
}) => {
  for (const { path, rendering, guarded } of await filled(request)) {
    // Without a name and a place there is nothing to check out yet.
    const status = guarded ? 303 : path === routes.guestCheckout.path ? 307 : 200
    for (const spelling of [path, path, path.toUpperCase(), `${path}?utm_source=chat`]) {
      const response = await request.get(spelling, { maxRedirects: 0 })
      if (!guarded) onePolicy(response, spelling)
      expect(response.status(), spelling).toBe(status)
      const stored = response.headers()['cache-control'] ?? ''
      if (rendering === 'static') expect(stored, spelling).toMatch(KEPT)
      else expect(stored, spelling).toMatch(/^private, no-/)
    }
  }
})

test('a dead token leads to the sign-in, in two redirects, and no page leaks', async ({ request }) => {
  const headers = { cookie: 'user_token=dead' }
  for (const { path, guarded } of await filled(request)) {
    if (!guarded) continue
    const response = await request.get(`${path}?order=ORD-1`, { headers, maxRedirects: 0 })
    expect([303, 307], path).toContain(response.status())
    expect(response.headers().location, path).toMatch(/^\/(login|do\/session\/expired)\?from=/)
  }
})

for (const path of [
  '/nope',
  '/product/none',
  '/product-choice/none',
  '/products-section/999999',
  '/products-section2/none',
  '/product/%zz',
  '/%E0%A4%A',
  '/%00',
  '/product//x',
  '/_not-found',
  '/_next/image?url=%2Fa.png&w=64&q=75',
  '/admin',
  '/template/listing',
  '/dashboard',
])
  test(`${path} is the shop’s not-found page, at the first request and the next`, async ({ request }) => {
    for (let n = 0; n < 2; n++) {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      onePolicy(response, path)
      expect(response.headers()['cache-control']).toContain('no-store')
      expect(await response.text()).toContain('<h1>Page not found</h1>')
    }
  })

test('a request that the shop cannot accept gets its status', async ({ request }) => {
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const answers = {
    405: await request.post('/login', { ...form, data: 'a=1' }),
    413: await request.post('/do/cart/add', { ...form, data: 'a'.repeat(1_100_000) }),
    414: await request.get(`/Product-Serach/${'a'.repeat(10_000)}`),
    403: await request.post('/do/cart/add', {
      data: 'id=1',
      headers: { ...form.headers, origin: 'https://evil.example' },
    }),
    415: await request.post('/do/cart/add', { data: 'id=1', headers: { 'content-type': 'text/plain' } }),
  }
  for (const [status, response] of Object.entries(answers)) {
    expect(response.status()).toBe(Number(status))
    onePolicy(response, status)
    expect(await response.text(), status).toContain('<!doctype html>')
  }
})

test('too many cookies are reported, and deleted', async ({ baseURL }) => {
  const cookie = `a=${'1'.repeat(20_000)}`
  const response = await new Promise<IncomingMessage>(resolve =>
    get(String(baseURL), { headers: { cookie } }, resolve),
  )
  expect([response.statusCode, response.headers['clear-site-data']]).toEqual([431, '"cookies"'])
  expect(await text(response)).toContain('<!doctype html>')
})

test('text from one visitor’s address is in no cached page', async ({ request }) => {
  const product = /\/product\/[\w-]+/.exec(await (await request.get('/collections')).text())?.[0] ?? '/'
  for (const path of ['/mp', '/products-section/104', product]) {
    await request.get(`${path}?fbclid=marked-1&_rsc=marked-2`)
    await request.get(`${path}?fbclid=marked-3`, { headers: { rsc: '1' } })
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).not.toContain('marked-')
  }
})

test('no frame is shown, however it is requested', async ({ baseURL }) => {
  for (const target of ['/template/search', 'http://x/template/search?__main__', '/%74emplate/search']) {
    const { port } = new URL(String(baseURL))
    const response = await text(
      await new Promise<IncomingMessage>(resolve => get({ port, path: target }, resolve)),
    )
    expect(response).toContain('<h1>Page not found</h1>')
    expect(response).not.toMatch(PLACEHOLDER)
  }
})

test('the API’s description may be cached for a while, and is read by machines only', async ({ request }) => {
  const response = await request.get('/api/openapi.json')
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=300',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(await response.json()).toHaveProperty('paths')
})

test('forms cannot be read and pages cannot be posted to', async ({ request }) => {
  expect((await request.get('/do/cart/add', { maxRedirects: 0 })).status()).toBe(405)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect((await request.fetch('/addcart', { method })).headers().allow, method).toBe('GET, HEAD, OPTIONS')
  const options = await request.fetch('/', { method: 'OPTIONS' })
  expect([options.status(), options.headers().allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
})

test('a static and a dynamic page send the same headers to HEAD', async ({ request }) => {
  for (const path of ['/', '/addcart']) {
    const [get, head] = [await request.get(path), await request.head(path)]
    expect(head.status()).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['content-type', 'cache-control', 'referrer-policy'])
      expect(head.headers()[name], name).toBe(get.headers()[name])
  }
})

test('the shop ignores a visitor’s own headers about who is asking', async ({ request }) => {
  const response = await request.get('/login', {
    headers: { 'x-request-id': 'mine', 'x-forwarded-host': 'evil.example', host: 'evil.example' },
  })
  expect(response.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(await response.text()).not.toContain('evil.example')
})

const wakes: Record<string, (page: import('playwright/test').Page) => Promise<unknown>> = {
  'a press': page => page.mouse.click(4, 300),
  'a key': page => page.keyboard.press('Shift'),
  'a quiet moment': async () => {},
}
for (const [name, wake] of Object.entries(wakes))
  test(`a static page paints without its script, which ${name} loads`, async ({ page }) => {
    const faults: string[] = []
    const scripts: string[] = []
    page.on('pageerror', error => faults.push(String(error)))
    page.on('console', message => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        faults.push(message.text())
    })
    page.on('request', sent => sent.resourceType() === 'script' && scripts.push(sent.url()))
    for (const path of ['/', '/RECENTLYVIEWED', '/nope', '/product-serach/saree']) {
      scripts.length = 0
      await page.goto(path)
      const before = scripts.length
      if (!path.includes('serach')) expect(before, path).toBe(0)
      await wake(page)
      await expect.poll(() => isAwake(page), { message: path }).toBe(true)
      expect(new Set(scripts).size, `${path}: no script twice`).toBe(scripts.length)
      expect(faults).toEqual([])
    }
  })

test('under Save-Data only a press loads the script', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
  )
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(60_000)
  await nextFrames(page)
  expect(await isAwake(page)).toBe(false)
  await expect(page.locator('script[data-later]')).not.toHaveCount(0)
  await page.mouse.click(4, 300)
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('Back from a page that was opened before the script was loaded shows the first page again', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('main a[href^="/products-section2/"]:not([target]):visible').first().click()
  await expect(page).toHaveURL(/products-section2/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await page.mouse.click(4, 300)
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('a connection stays open for longer than a proxy keeps its own', async ({ request }) => {
  const response = await request.post('/api/GetAllCategory')
  expect(response.headers()['keep-alive']).toBe('timeout=75')
})
