import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from 'playwright/test'
import { emptyScriptBytes } from '../scripts/empty-page.mjs'
import { untilQuiet } from './fixtures.ts'

// The size limits of a first visit on a phone. Nothing here depends on the speed of the machine.
const PRODUCT = '/product/nh-chan-saree-01'
const LISTING = '/products-section2/11'
const FILTERED = `${LISTING}?sort=priceLowToHigh`
const SEARCH = '/Product-Serach/brass'
const kB = (count: number) => count * 1000
const packed = (text: string | Buffer) => gzipSync(text).length

test.describe.configure({ mode: 'default' })

let empty = 0
test.beforeAll(async () => {
  test.setTimeout(240_000)
  empty = await emptyScriptBytes()
})

for (const [path, more] of [
  [PRODUCT, 25],
  ['/', 30],
  [LISTING, 30],
  [FILTERED, 30],
  [SEARCH, 30],
] as const)
  test(`all script of a first visit to ${path} is at most ${more} kB above an empty page’s @narrow`, async ({
    page,
  }) => {
    const bodies: Promise<Buffer>[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    await page.goto(path)
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + packed(body), 0)
    expect(bodies.length).toBeGreaterThan(3)
    expect(bytes - empty).toBeLessThanOrEqual(kB(more))
  })

test('a product’s HTML and CSS are at most 24 kB together, its HTML at most 60 kB uncompressed @narrow', async ({
  request,
}) => {
  const listing = await request.post('/api/GetAllProductFilters', { data: { limit: 100 } })
  const products = (await listing.json()) as { ASIN: string }[]
  expect(products.length).toBeGreaterThan(50)
  let css = 0
  for (const { ASIN } of products) {
    const html = await (await request.get(`/product/${ASIN.toLowerCase()}`)).text()
    for (const [, href = ''] of css ? [] : html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      css += packed(await (await request.get(href)).body())
    expect(css).toBeGreaterThan(0)
    expect(packed(html) + css, ASIN).toBeLessThanOrEqual(kB(24))
    expect(Buffer.byteLength(html), ASIN).toBeLessThanOrEqual(kB(60))
  }
})

test('a list’s HTML is at most 80 kB, 13 compressed @narrow', async ({ request }) => {
  for (const path of ['/', LISTING, FILTERED, SEARCH]) {
    const html = await (await request.get(path)).text()
    expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(kB(80))
    expect(packed(html), path).toBeLessThanOrEqual(kB(13))
  }
})

for (const path of ['/', PRODUCT, LISTING, FILTERED, SEARCH, '/collections', '/mp', '/video'])
  test(`only the first screen’s pictures of ${path} are loaded before the first touch, the others then @narrow`, async ({
    page,
  }) => {
    const requested = picturesAsked(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() =>
      [...document.images]
        .map(image => ({ src: image.currentSrc, box: image.getBoundingClientRect() }))
        .filter(({ box }) => box.top < innerHeight && box.left < innerWidth && box.width > 0)
        .map(({ src }) => src),
    )
    expect(requested.filter(src => !seen.includes(src))).toEqual([])
    const before = requested.length
    await page.mouse.wheel(0, 300)
    if (path !== '/video') await expect.poll(() => requested.length).toBeGreaterThan(before)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('img[data-later-src]')).toHaveCount(0)
  })

for (const path of [
  '/',
  PRODUCT,
  LISTING,
  FILTERED,
  SEARCH,
  '/collections',
  '/mp',
  '/aboutPage',
  '/addcart',
  '/login',
])
  test(`nothing on ${path} shifts while it loads, and its largest part is text or a preloaded picture`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', request => {
      const url = request.url()
      if (!url.startsWith('data:') && !url.startsWith(baseURL ?? '')) foreign.push(url)
    })
    await page.addInitScript(watch)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const largest = await page.evaluate(() => window.watched.largest)
    await page.evaluate(() => scrollTo(0, 500))
    // The script loads by itself when the page has been idle.
    await untilQuiet(page)
    expect(await page.evaluate(() => window.watched.shifts)).toEqual([])
    if (largest?.url) expect(await preloads(page)).toContain(new URL(largest.url).pathname)
    expect(foreign).toEqual([])
  })

declare global {
  interface Window {
    watched: { shifts: string[]; largest?: { url: string } }
  }
}

function watch() {
  window.watched = { shifts: [] }
  const observe = (type: string, seen: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(seen)).observe({ type, buffered: true })
  observe('layout-shift', entry => {
    const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] }
    window.watched.shifts.push(`${value} ${sources.map(({ node }) => node?.nodeName).join(' ')}`)
  })
  observe('largest-contentful-paint', entry => {
    window.watched.largest = { url: (entry as PerformanceEntry & { url: string }).url }
  })
}

const preloads = (page: Page) =>
  page
    .locator('link[rel=preload][as=image]')
    .evaluateAll(links =>
      (links as HTMLLinkElement[]).flatMap(({ href, imageSrcset }) => [
        ...(href ? [new URL(href).pathname] : []),
        ...imageSrcset.split(',').map(each => each.trim().split(' ')[0]),
      ]),
    )

function picturesAsked(page: Page) {
  const requested: string[] = []
  page.on('request', request => {
    const own = request.resourceType() === 'image' && /\/uploads\/.*\.webp$/.test(request.url())
    if (own) requested.push(request.url())
  })
  return requested
}
