import { expect, test } from 'playwright/test'
import { open } from './shopper.ts'

// What stands in a page is all that it needs to be seen: nothing changes when the rest comes.
const PRODUCT = '/product/nh-chan-saree-01'
const KEPT = ['/', PRODUCT, '/products-section2/11', '/products-section/101', '/collections', '/mp', '/video']

// The others are made of the same parts.
const WIDE = ['/', PRODUCT, '/products-section2/11', '/collections']
const ofWidth = (path: string) => (WIDE.includes(path) ? {} : { tag: '@narrow' })
for (const path of [...KEPT, '/aboutPage', '/CustomerSupport', '/ReturnPolicy'])
  test(
    `${path} looks the same with the whole stylesheets as with its own styles`,
    ofWidth(path),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // What is compared are styles: each picture keeps its empty place.
      await page.route(/\.js$|\/page-script\/|\/uploads\//, route => route.abort())
      await page.goto(path)
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await page.waitForLoadState('networkidle')
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
      const own = await page.evaluate(looks)
      await page.evaluate(addWholeStylesheets)
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(2)
      const whole = await page.evaluate(looks)
      expect(own.length).toBeGreaterThan(200)
      expect(whole.filter((look, n) => look !== own[n])).toEqual([])
    },
  )

test('what a first press shows looks the same with the whole stylesheets', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    // Toasts stay.
    const own = window.setTimeout
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms === 3000 ? 0 : own(work, ms)) })
  })
  await page.route(/\.js$|\/page-script\/|\/uploads\//, route => route.abort())
  await page.goto('/products-section/109')
  await page.locator('article .heart:visible').first().click()
  await page.locator('article form:is([data-sizes],[data-colors]) button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const own = await page.evaluate(looks)
  await page.evaluate(addWholeStylesheets)
  expect(own.filter(look => / (toast|chip|count) /.test(look)).length).toBeGreaterThan(2)
  const whole = await page.evaluate(looks)
  expect(whole.filter((look, n) => look !== own[n])).toEqual([])
})

for (const path of KEPT)
  test(`nothing on ${path} goes against its own policy, and its script takes the stylesheets along`, {
    tag: '@narrow',
  }, async ({ page }) => {
    const refused: string[] = []
    page.on('console', message => message.type() === 'error' && refused.push(message.text()))
    await open(page, path)
    await expect(page.locator('link[rel=stylesheet]').first()).toBeAttached()
    const sheets = await page.locator('link[rel=stylesheet]').evaluateAll(hrefs)
    expect(new Set(sheets).size).toBe(sheets.length)
    expect(refused).toEqual([])
  })

for (const late of ['first', 'last'])
  test(`the whole stylesheets apply together, also if the ${late} one is late`, { tag: '@narrow' }, async ({
    page,
  }) => {
    await page.goto(PRODUCT)
    const whole = (await page.locator('style[data-whole]').getAttribute('data-whole'))?.split(' ') ?? []
    expect(whole.length).toBeGreaterThan(1)
    const held = late === 'first' ? 0 : whole.length - 1
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(whole[held] ?? '', async route => {
      await released
      await route.continue()
    })
    const size = () => page.locator('.product-details dl').evaluate(list => getComputedStyle(list).fontSize)
    const own = await size()
    const others = whole
      .filter((_, n) => n !== held)
      .map(url => page.waitForResponse(response => response.url().endsWith(url)))
    await page.keyboard.press('Shift')
    for (const response of await Promise.all(others)) await response.finished()
    await page.waitForFunction(
      count =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length >= count,
      whole.length - 1,
    )
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await size()).toBe(own)
    release()
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(whole.length)
    await expect(page.locator('link[rel=stylesheet][media=print]')).toHaveCount(0)
    expect(await size()).toBe(own)
  })

test('without script the whole stylesheets come as well, after the page', { tag: '@narrow' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const came: string[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'stylesheet' && response.ok()) came.push(response.url())
  })
  await page.goto(PRODUCT)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const whole = (await page.locator('style[data-whole]').getAttribute('data-whole'))?.split(' ') ?? []
  expect(whole.length).toBeGreaterThan(1)
  expect(came.map(url => new URL(url).pathname).toSorted()).toEqual(whole.toSorted())
  await context.close()
})

test('a page whose script is gone answers what is pressed, without an error', { tag: '@narrow' }, async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.route(/\/page-script\//, route => route.fulfill({ status: 404 }))
  await page.goto(PRODUCT)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please select a colour before proceeding!')).toBeVisible()
  expect(errors).toEqual([])
})

const hrefs = (links: (HTMLElement | SVGElement)[]) => links.map(link => link.getAttribute('href'))

/** Where each element of the page stands, and all that it is drawn by, with what is put before and after it. */
function looks() {
  return [...document.querySelectorAll('body, body *')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const styles = [undefined, '::before', '::after', '::placeholder', '::backdrop'].map(
      part => getComputedStyle(element, part).cssText,
    )
    return [element.nodeName, element.className, x, y, width, height, ...styles].join(' ')
  })
}

async function addWholeStylesheets() {
  const urls = /href="[^"]+/g[Symbol.match](document.querySelector('noscript')?.textContent ?? '') ?? []
  await Promise.all(
    urls.map(
      url =>
        new Promise(done => {
          const link = document.createElement('link')
          link.rel = 'stylesheet'
          link.href = url.slice('href="'.length)
          link.onload = done
          document.head.append(link)
        }),
    ),
  )
}
