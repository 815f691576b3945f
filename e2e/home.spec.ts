import { expect, test } from 'playwright/test'
import { BANNER_MS } from '../lib/constants.ts'
import { nextFrames } from './shopper.ts'

const carousel = '[aria-roledescription="carousel"]'

test('the carousel is as wide as the window, one slide per banner, within the height of the screen', async ({
  page,
  isMobile,
}) => {
  const { data } = await (await page.request.get('/api/GetBannerImages')).json()
  await page.goto('/')
  const strip = page.locator(`${carousel} ul`)
  await expect(strip.locator('> li')).toHaveCount(data.length)
  for (const [width, height] of isMobile
    ? [[360, 200] as const]
    : ([
        [360, 200],
        [700, 280],
        [769, 360],
        [1280, 440],
      ] as const)) {
    await page.setViewportSize({ width, height: 800 })
    const box = await strip.boundingBox()
    expect([box?.x, box?.width, box?.height]).toEqual([0, width, height])
  }
})

test('it plays by itself, and the pause button stops it', { tag: '@narrow' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const strip = page.locator(`${carousel} ul`)
  const place = () => strip.evaluate(list => list.scrollLeft / list.clientWidth)
  await expect.poll(place, { timeout: 8000 }).toBe(1)
  await page.getByRole('button', { name: 'Pause the slides' }).click()
  await page.mouse.move(5, 5)
  await page.clock.runFor(3 * BANNER_MS)
  expect(await place()).toBe(1)
  await expect(page.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Play the slides' }).click()
  await page.mouse.move(5, 5)
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(3 * BANNER_MS)
  await expect(page.getByRole('button', { name: 'Slide 2' })).not.toHaveAttribute('aria-current')
})

test('after the last slide comes the first, and a dot leads to its slide', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/')
  const strip = page.locator(`${carousel} ul`)
  const place = () => strip.evaluate(list => list.scrollLeft / list.clientWidth)
  const dots = page.getByRole('button', { name: /^Slide \d$/ })
  const count = await page.locator(`${carousel} li`).count()
  await dots.last().click()
  await expect.poll(place).toBe(count - 1)
  await expect(dots.last()).toHaveAttribute('aria-current', 'true')
  await page.mouse.move(5, 5)
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect.poll(place, { timeout: 8000 }).toBe(0)
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
})

test('while a slide moves its dot stays marked, so that the timer is not reset', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/')
  const dots = page.getByRole('button', { name: /^Slide \d$/ })
  await page.keyboard.press('Shift')
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  const seen = await page.evaluateHandle(() => {
    const all = [...document.querySelectorAll('.banner-controls .dot')]
    const seen: number[] = []
    new MutationObserver(() => {
      const now = all.findIndex(dot => dot.hasAttribute('aria-current'))
      if (now !== seen.at(-1)) seen.push(now)
    }).observe(all[0]?.parentElement as Element, { attributes: true, subtree: true })
    return seen
  })
  const strip = page.locator(`${carousel} ul`)
  await expect.poll(() => strip.evaluate(list => list.scrollLeft / list.clientWidth)).toBe(1)
  // The strip itself reports the end of the move once more.
  await nextFrames(page)
  expect(await seen.jsonValue()).toEqual([1])
})

test('it does not move with reduced motion', { tag: '@narrow' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Slide 1' })).toBeVisible({ timeout: 8000 })
  await page.clock.runFor(3 * BANNER_MS)
  expect(await page.locator(`${carousel} ul`).evaluate(list => list.scrollLeft)).toBe(0)
  await context.close()
})

test('a slide opens its url in a new tab without access to this one', { tag: '@narrow' }, async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/GetBannerImages')).json()
  await page.goto('/')
  const link = page.locator(`${carousel} li > a`).first()
  await expect(link).toHaveAttribute('href', data[0].url)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('Trendy Products are the first 3 of the first header group, each with Shop Now', {
  tag: '@narrow',
}, async ({ page }) => {
  const groups = await (await page.request.get('/api/GetAllHeaderWithProduct')).json()
  const wanted = groups[0].list_product.slice(0, 3)
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Trendy Products' })
  await expect(strip.getByRole('heading', { level: 3 })).toHaveText(
    wanted.map((p: { name: string }) => p.name),
  )
  await expect(strip.getByText('Shop Now')).toHaveCount(3)
  await strip.getByText('Shop Now').first().click()
  await expect(page).toHaveURL(`/product/${wanted[0].ASIN.toLowerCase()}`)
})

test('there is one tile per category, linking to its url or its listing', { tag: '@narrow' }, async ({
  page,
}) => {
  const tree: {
    group_order: number
    categories: { category_id: number; cat_order: number; url: string }[]
  }[] = await (await page.request.post('/api/GetAllCategory')).json()
  const wanted = tree
    .toSorted((a, b) => a.group_order - b.group_order)
    .flatMap(group => group.categories.toSorted((a, b) => a.cat_order - b.cat_order))
    .map(({ category_id, url }) => url || `/products-section2/${category_id}`)
  await page.goto('/')
  const tiles = page.getByRole('region', { name: 'Explore handpicked collections' }).locator('li > a')
  expect(await tiles.evaluateAll(list => list.map(a => a.getAttribute('href')))).toEqual(wanted)
})

test('a tile whose picture fails is hidden, the others stay', { tag: '@narrow' }, async ({ page }) => {
  await page.route(/\/uploads\/cat-/, route =>
    /cat-12/.test(route.request().url())
      ? route.abort()
      : route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        }),
  )
  await page.goto('/')
  const tiles = page.getByRole('region', { name: 'Explore handpicked collections' }).locator('li')
  const all = await tiles.count()
  await tiles.last().scrollIntoViewIfNeeded()
  await tiles.first().scrollIntoViewIfNeeded()
  await expect(tiles.filter({ visible: true })).toHaveCount(all - 1, { timeout: 8000 })
})

test('a banner whose picture fails shows the default banner', { tag: '@narrow' }, async ({ page }) => {
  await page.route(/\/uploads\/banner-/, route => route.abort())
  await page.goto('/')
  await expect(page.locator(`${carousel} img`).first()).toHaveAttribute('src', '/default-banner.svg', {
    timeout: 8000,
  })
})

for (const path of ['/', '/video'])
  test(`${path} has four films of the shop's own, titled Success Story, that play and pause`, {
    tag: '@narrow',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = function () {
        this.dispatchEvent(new Event('play'))
        return Promise.resolve()
      }
      HTMLMediaElement.prototype.pause = function () {
        this.dispatchEvent(new Event('pause'))
      }
    })
    await page.goto(path)
    const films = page.getByRole('region', { name: 'Videos' })
    await expect(films.locator('figcaption b')).toHaveText(Array(4).fill('Success Story'))
    for (const src of await films.locator('video').evaluateAll(list => list.map(v => v.getAttribute('src'))))
      expect(src).toMatch(/^\/uploads\/[\w-]+\.mp4$/)
    await expect(films.locator('figure img')).toHaveCount(4)
    await films.getByRole('button', { name: /^Play/ }).first().click()
    await films.getByRole('button', { name: /^Pause/ }).click()
    await expect(films.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })

test('the home page introduces the region, and /mp has the whole text', { tag: '@narrow' }, async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/Get_Shop_Details')).json()
  const { heading, paragraphs, highlights } = data[0].region
  await page.goto('/')
  const glance = page.getByRole('region', { name: heading })
  await expect(glance).toContainText(paragraphs[0].slice(0, 60))
  await glance.getByRole('link', { name: 'Read about the region' }).click()
  await expect(page).toHaveURL('/mp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  for (const paragraph of paragraphs) await expect(page.locator('main')).toContainText(paragraph.slice(0, 60))
  for (const { title } of highlights) await expect(page.locator('main')).toContainText(title)
})

test('without script the home shows everything, and its controls are links', { tag: '@narrow' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Trendy Products' })).toBeVisible()
  await expect(page.getByRole('button', { name: /slide/i })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Play Success Story/ })).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Search' }).fill('stole')
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL(/\/Product-Serach\/stole$/)
  await context.close()
})
