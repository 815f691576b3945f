import { createHash } from 'node:crypto'
import vm from 'node:vm'
import { Parser } from 'htmlparser2'
import { type APIRequestContext, expect, test } from 'playwright/test'
import { goodAnswer, HOSTILE_TEXTS, RAN, type Spot, spoilt, spotsOf } from '../lib/api/server/test-hostile.ts'
import type { Endpoint } from '../lib/contract/endpoint.ts'
import { type Call, contract } from '../lib/contract/index.ts'
import { schemas } from '../lib/contract/schemas.ts'
import { LOAD_STYLESHEETS } from '../lib/server/inline-scripts/compiled.ts'
import { isDataScript } from '../lib/server/next-internals.ts'
import { faultsOfMarkup, MACHINE_WORDS } from './page-faults.ts'
import { sampled } from './sampled.ts'
import { openOwnShops, type StartedShop } from './started-shop.ts'
import { type Answers, openStubHost } from './stub-host.ts'

// Another host with a malicious owner or intruder: each field of each response holds as much of a hostile text as the
// contract lets through, and every page that shows it is checked.
const calls = Object.keys(contract) as Call[]
// Machine fields are checked in what the shop makes of the others.
const SHORT = HOSTILE_TEXTS.filter(text => text.length < 300 && !MACHINE_WORDS.test(text))

/**
 * The response with this value in every place that the contract repairs; a row that it would leave out stays unchanged.
 */
function everywhere(call: Call, value: unknown): unknown {
  let body = goodAnswer(call)
  // A count is in a header, which the stub does not send.
  for (const spot of spotsOf(call).filter(([name]) => !/^(total|totalIsAtLeast|paged)$/.test(name ?? ''))) {
    const next = spoilt(body, spot, value)
    const read = schemas[call].output.safeParse(next)
    if (read.success && !isGone(read.data, spot)) body = next
  }
  return body
}

const isGone = (data: unknown, spot: Spot): boolean => {
  let part = data
  for (const name of spot) {
    if (name === '[]' && !(part as unknown[] | undefined)?.length) return true
    part = name === '[]' ? (part as unknown[])[0] : (part as Record<string, unknown>)?.[name]
  }
  return false
}

/** The host's responses by path; the test sets the value. */
let value: unknown = SHORT.join(' ')
const answerOf = (call: Call) =>
  (contract[call] as Endpoint).answer.wrap(everywhere(call, value) as never).body
const answers: Answers = Object.fromEntries(
  calls.map(call => [
    contract[call].path,
    (sent: string) => answerOf(call === 'fetchCart' && !sent.includes('user_token') ? 'saveCart' : call),
  ]),
)
answers[contract.fetchCart.path] = (sent: string) =>
  answerOf(sent.includes('prod_id') ? 'saveCart' : 'fetchCart')

// A host whose responses are valid, except for its rich text.
const RICH = `<p>a <b>bold</b> word</p><script>${RAN}</script><img src=x onerror="${RAN}"><a href="javascript:${RAN}">b</a>`
const WRITTEN = { id: 5, name: 'Bowl', originalPrice: 200, discountPrice: 150, colongdescription: RICH }
answers[contract.product.path] = (sent: string) =>
  sent.includes('only-rich') ? [WRITTEN] : answerOf('product')

const OPEN = [
  ...[
    '/',
    '/mp',
    '/video',
    '/collections',
    '/aboutPage',
    '/CustomerSupport',
    '/ReturnPolicy',
    '/RecentlyViewed',
  ],
  ...['/ResellerTermsConditions', '/login', '/register', '/track', '/nowhere', '/ProductNotFound?q=x'],
]
/** Rendered again each time, since nobody has requested this one before. */
const FRESH = (n: number) => [
  `/product/p-${n}`,
  `/product/p-${n}?note=1`,
  '/products-section2/1?sort=nameAZ',
  '/products-section/1?q=x',
  '/Product-Serach/x',
  '/addcart',
  '/wishlist',
]
const ACCOUNT = [
  ...[
    '/your-orders',
    '/your-address',
    '/address-form?id=product',
    '/UserProfile',
    '/overview',
    '/account-settings',
  ],
  ...['/addcart', '/wishlist', '/checkout2', '/checkout2?buy=1.1', '/track?order=product'],
  ...['/PaymentPage?order=product', '/order-confirmation?order=product', '/order-cancelled?order=product'],
  '/cancellation-form?order=product',
]
const MACHINE = ['/sitemap.xml', '/sitemap/0.xml', '/manifest.webmanifest', '/api/Suggest?q=x', '/robots.txt']

test.describe.configure({ mode: 'default' })

let ownShops: Awaited<ReturnType<typeof openOwnShops>>
let host: Awaited<ReturnType<typeof openStubHost>>
let shop: StartedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  ownShops = await openOwnShops()
  host = await openStubHost(answers)
  shop = await ownShops.start('hostile', {
    API_HOST: host.address,
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 's',
    RAZORPAY_WEBHOOK_SECRET: 'w',
  })
  await shop.ready()
})
test.afterAll(async () => {
  await ownShops.close()
  await host.close()
})

const SIGNED_IN = { cookie: 'user_token=token; user_name=Asha' }

async function seen(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const response = await request.get(shop.address + path, { headers, maxRedirects: 0 })
  const text = await response.text()
  // The data of a cached page stands in a script of its own.
  const own = [...text.matchAll(/"(\/page-script\/[^"]+)"/g)].map(([, address = '']) => address)
  const scripts = new Map<string, string>()
  for (const address of own)
    scripts.set(address, await (await request.get(shop.address + address.replaceAll('&amp;', '&'))).text())
  return { path, status: response.status(), headers: response.headers(), text, scripts }
}

const faultsOf = ({ path, status, headers, text, scripts }: Awaited<ReturnType<typeof seen>>): string[] => {
  const faults: string[] = []
  if (status >= 500 && status !== 503) faults.push(`is ${status}`)
  const type = headers['content-type'] ?? ''
  if (type.includes('html') && text)
    faults.push(...faultsOfPage(text, headers['content-security-policy'] ?? '', scripts))
  return faults.map(fault => `${path} with ${JSON.stringify(value)?.slice(0, 60)}: ${fault}`)
}

function faultsOfPage(html: string, policy: string, scripts: ReadonlyMap<string, string>): string[] {
  const faults: string[] = []
  const rules = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  if (!/default-src '(self|none)'/.test(policy)) faults.push('has no policy')
  if (/unsafe-(inline|eval)|data:|\*(?!\.razorpay\.com)/.test(rules)) faults.push(`lets run ${rules}`)
  let script: { attributes: Record<string, string>; text: string } | undefined
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (tag === 'script') script = { attributes, text: '' }
    },
    ontext: text => {
      if (script) script.text += text
    },
    onclosetag: tag => {
      if (tag !== 'script' || !script) return
      faults.push(...faultsOfScript(script.attributes, script.text, rules, scripts))
      script = undefined
    },
  })
  parser.end(html)
  return [...faults, ...faultsOfMarkup(html)]
}

/** Every script that a browser would run is the shop's or the framework's: alone, it runs nothing of the host's. */
function faultsOfScript(
  { type, src, nonce, 'data-later': later }: Record<string, string>,
  text: string,
  rules: string,
  scripts: ReadonlyMap<string, string>,
) {
  if (type === 'application/ld+json') return isJson(text) ? [] : ['has data that cannot be read']
  const source = src ?? later
  if (source?.startsWith('/_next/static/')) return []
  if (source !== undefined) {
    const data = scripts.get(source) ?? ''
    return isPageData(data) ? faultsOfRun(data) : [`runs ${source}`]
  }
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const allowed = rules.includes(hash) || (nonce && rules.includes(`'nonce-${nonce}'`))
  return allowed ? faultsOfRun(text) : [`holds a script that may not run: ${text.slice(0, 60)}`]
}

const isPageData = (text: string) =>
  text.startsWith(LOAD_STYLESHEETS) && isDataScript(text.slice(LOAD_STYLESHEETS.length + 2))

function faultsOfRun(text: string) {
  const window: Record<string, unknown> = { addEventListener: () => {} }
  try {
    vm.runInNewContext(
      text,
      { window, self: window, navigator: {}, setTimeout: () => 0, addEventListener: () => {} },
      { timeout: 1000 },
    )
  } catch {
    // It needed a browser.
  }
  return '__x' in window ? [`runs the host's script: ${text.slice(0, 60)}`] : []
}

const isJson = (text: string) => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

test('every page of a shop with a hostile host runs nothing of it and breaks nowhere', async ({
  request,
}) => {
  test.setTimeout(120_000)
  value = SHORT.join(' ')
  const pages = []
  for (const path of [...OPEN, ...FRESH(0), '/products-section2/1', '/products-section/1', ...MACHINE])
    pages.push(await seen(request, path))
  for (const path of ACCOUNT) pages.push(await seen(request, path, SIGNED_IN))
  expect(pages.flatMap(faultsOf)).toEqual([])
  expect(shop.said()).not.toMatch(/TypeError|RangeError|⨯/)
  // The pages themselves, with the host's values as text.
  const others = pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)
  expect(others).toEqual(['/nowhere 404'])
  for (const { path, text } of pages.filter(({ path }) => SHOWING.test(path)))
    expect(text, path).toMatch(/&lt;script&gt;window\.__x=1/)
})
const SHOWING = /^\/(product|products-section|Product-Serach|your-|addcart|checkout2|PaymentPage|track\?)/

test('rich text keeps its bold word and loses its script, which no policy allows', async ({ request }) => {
  for (const path of ['/product/only-rich', '/product/only-rich?note=1']) {
    const page = await seen(request, path)
    expect(page.status, path).toBe(200)
    expect(page.text, path).toContain('<p>a <b>bold</b> word</p>')
    expect(faultsOf(page)).toEqual([])
    expect(page.headers['content-security-policy'], path).not.toContain(
      createHash('sha256').update(RAN).digest('base64'),
    )
  }
})

// Each value in each field is tested without a browser (lib/api/server/hostile-host.test.ts); here are those with a
// visible effect.
const LEFT_OVER = [null, {}, -1, Number.MAX_SAFE_INTEGER, '<b>'.repeat(20_000)]

test('the rest of an invalid value breaks no page and shows no word like undefined', async ({ request }) => {
  test.setTimeout(120_000)
  const faults = []
  for (const [n, each] of LEFT_OVER.entries()) {
    value = each
    // Each value on half of the pages, the next on the other half.
    const asked = (paths: string[]) => sampled(paths, 2, n)
    for (const path of asked(FRESH(n + 1))) faults.push(...faultsOf(await seen(request, path)))
    for (const path of asked(ACCOUNT)) faults.push(...faultsOf(await seen(request, path, SIGNED_IN)))
  }
  expect(faults).toEqual([])
  expect(shop.said()).not.toMatch(/TypeError|RangeError|⨯/)
})

test('in a browser nothing of the host runs', async ({ page, context }) => {
  value = SHORT.join(' ')
  await context.addCookies([
    { name: 'user_token', value: 'token', url: shop.address, httpOnly: true },
    { name: 'user_name', value: 'Asha', url: shop.address },
  ])
  const broken: string[] = []
  page.on('console', message => {
    if (/Content.Security.Policy|violates/i.test(message.text())) broken.push(message.text())
  })
  for (const path of [
    '/',
    '/product/in-a-browser',
    '/product/only-rich',
    '/products-section2/1?q=x',
    '/addcart',
    '/checkout2',
    '/your-orders',
  ]) {
    await page.goto(shop.address + path)
    // The first press loads the framework's own script.
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as { __x?: number }).__x), path).toBeUndefined()
  }
  expect(broken).toEqual([])
})
