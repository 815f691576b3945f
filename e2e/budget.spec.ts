import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { CHOOSE, FIRST_RESPONSE } from '../lib/server/inline-scripts/compiled.ts'
import { PAGE_SCRIPT_URL } from '../lib/server/page-cache/page-script.ts'
import { emptyScriptBytes } from '../scripts/empty-page.mjs'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { untilQuiet } from './shopper.ts'

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

/** All script of a first visit, packed, and the parts of it that are data. */
async function scriptsOf(page: Page, path: string) {
  const bodies: Promise<Buffer>[] = []
  const data: Promise<Buffer>[] = []
  page.on('response', response => {
    const list = response.url().includes(PAGE_SCRIPT_URL) ? data : bodies
    if (response.request().resourceType() === 'script') list.push(response.body())
  })
  await page.goto(path)
  await page.keyboard.press('Shift')
  await expect.poll(() => bodies.length).toBeGreaterThan(3)
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + packed(body), 0)
  return { bytes, data: await Promise.all(data) }
}

for (const [path, more] of [
  [PRODUCT, 25],
  ['/', 30],
  [LISTING, 30],
  [FILTERED, 30],
  [SEARCH, 30],
] as const)
  test(`all script of a first visit to ${path} is at most ${more} kB above an empty page’s`, {
    tag: '@narrow',
  }, async ({ page }) => {
    const { bytes, data } = await scriptsOf(page, path)
    expect(bytes - empty).toBeLessThanOrEqual(kB(more))
    for (const body of data) expect(packed(body)).toBeLessThanOrEqual(kB(5))
  })

test('a product’s page is at most 70 kB, 18.4 packed, and 23 with its script’s data; without styles and programs 40 kB', {
  tag: '@narrow',
}, async ({ request }) => {
  const listing = await request.post('/api/GetAllProductFilters', { data: { limit: 100 } })
  const products = (await listing.json()) as { ASIN: string }[]
  expect(products.length).toBeGreaterThan(50)
  for (const { ASIN } of products) {
    const html = await (await request.get(`/product/${ASIN.toLowerCase()}`)).text()
    expect(Buffer.byteLength(html), ASIN).toBeLessThanOrEqual(kB(70))
    expect(packed(html), ASIN).toBeLessThanOrEqual(kB(18.4))
    expect(packed(html) + (await dataBytes(request, html)), ASIN).toBeLessThanOrEqual(kB(23))
    expect(Buffer.byteLength(words(html)), ASIN).toBeLessThanOrEqual(kB(40))
  }
})

// In kB: all that stands in the page, unpacked and packed; the same without its styles and the programs of each page.
for (const [path, most, mostPacked, mostWords, mostWordsPacked] of [
  ['/', 64.9, 16.9, 39.3, 8.2],
  [LISTING, 93.9, 18.9, 65.9, 9.6],
  [FILTERED, 82, 15.8, 74.9, 12.3],
  [SEARCH, 58.4, 13.8, 51.3, 10.3],
] as const)
  test(`the page ${path} is at most ${most} kB, ${mostPacked} packed; without styles and programs ${mostWords} and ${mostWordsPacked}`, {
    tag: '@narrow',
  }, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(kB(most))
    expect(packed(html)).toBeLessThanOrEqual(kB(mostPacked))
    expect(Buffer.byteLength(words(html))).toBeLessThanOrEqual(kB(mostWords))
    expect(packed(words(html))).toBeLessThanOrEqual(kB(mostWordsPacked))
  })

for (const path of ['/', PRODUCT, LISTING, '/collections', '/mp', '/video', '/aboutPage'])
  test(`${path} loads only pictures before the first touch`, { tag: '@narrow' }, async ({ page }) => {
    const kinds = new Map<string, string>()
    page.on('request', request => {
      if (!request.url().startsWith('data:')) kinds.set(request.url(), request.resourceType())
    })
    await page.addInitScript(saveData)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const others = [...kinds].filter(([, kind]) => kind !== 'image' && kind !== 'document')
    expect(others.filter(([url]) => !/\.svg$|manifest/.test(url))).toEqual([])
    expect(kinds.size).toBeLessThanOrEqual(14)
  })

for (const path of [PRODUCT, LISTING])
  test(`a press alone fetches no picture of ${path}`, { tag: '@narrow' }, async ({ page }) => {
    const requested = picturesAsked(page)
    await page.addInitScript(saveData)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const before = requested.length
    await page.locator('main').dispatchEvent('pointerdown')
    await page.locator('main').dispatchEvent('click')
    await untilQuiet(page)
    expect(requested.slice(before)).toEqual([])
    await page.mouse.wheel(0, 100)
    await expect.poll(() => requested.length).toBeGreaterThan(before)
    // Those at the page's other end wait until it is near.
    expect(await page.locator('img[data-later-src]').count()).toBeGreaterThan(0)
  })

for (const path of ['/', PRODUCT, LISTING, FILTERED, SEARCH, '/collections', '/mp', '/video'])
  test(`only the first screen’s pictures of ${path} are loaded before the first touch, each other when it comes near`, {
    tag: '@narrow',
  }, async ({ page }) => {
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
    await expect.poll(() => page.evaluate(nearAndHeld)).toEqual([])
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
  test(`nothing on ${path} shifts while it loads or is wider than the window, and its largest part is text or a preloaded picture`, async ({
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
    await expectNoSidewaysScroll(page)
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

/** A page without its own styles, and without the programs whose size lib/server/inline-scripts/compiled.test.ts holds. */
function words(html: string) {
  expect(html).toContain(FIRST_RESPONSE)
  return html
    .replace(/<style data-precedence[\s\S]*?<\/style>/, '')
    .replace(FIRST_RESPONSE, '')
    .replace(CHOOSE, '')
}

/** What a kept page's script starts from; of a page that has it inside it is counted there. */
async function dataBytes(request: APIRequestContext, html: string) {
  const [, url] = /data-later="(\/page-script\/[^"]+)"/.exec(html) ?? []
  return url ? packed(await (await request.get(url)).body()) : 0
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

/** Nobody but a touch wakes the script. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Pictures less than a screen away that are still held back. */
function nearAndHeld() {
  const isNear = (box: DOMRect) =>
    box.width > 0 &&
    box.bottom > -innerHeight &&
    box.top < 2 * innerHeight &&
    box.left < innerWidth &&
    box.right > 0
  return [...document.querySelectorAll<HTMLImageElement>('img[data-later-src]')]
    .filter(image => isNear(image.getBoundingClientRect()))
    .map(image => image.dataset.laterSrc)
}

function picturesAsked(page: Page) {
  const requested: string[] = []
  page.on('request', request => {
    const own = request.resourceType() === 'image' && /\/uploads\/.*\.webp$/.test(request.url())
    if (own) requested.push(request.url())
  })
  return requested
}
