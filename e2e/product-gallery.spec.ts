import { expect, type Page, test } from 'playwright/test'
import { FILMED, open, SHIRT } from './product-page.ts'
import { untilQuiet } from './shopper.ts'

test('a video slot only for a video address of the expected form', { tag: '@narrow' }, async ({ page }) => {
  await page.goto(FILMED)
  await expect(page.getByRole('link', { name: 'Video', exact: true })).toHaveCount(1)
  await page.goto('/product/nh-bagh-bed-01')
  await expect(page.getByRole('link', { name: 'Video', exact: true })).toHaveCount(0)
})

test('the video is the last slot, and plays muted once it is chosen', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', route => route.fulfill({ body: '' }))
  await open(page, FILMED)
  const slots = page.locator('.gallery-links a')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(slots.last()).toHaveAccessibleName('Video')
  await slots.last().click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/embed\/Bq3nXv7KpRc\?autoplay=1&mute=1/)
  await expect(slots.last()).toHaveAttribute('aria-current', 'true')
  await slots.first().click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a film of the shop’s own plays in its slot', { tag: '@narrow' }, async ({ page }) => {
  await open(page, '/product/nh-toy-car-01')
  await expect(page.locator('video')).toHaveAttribute('preload', 'none')
  await expect(page.locator('video')).toHaveAttribute('src', '/uploads/nh-toy-car-01.mp4')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('dots replace thumbnails, and a swipe wraps around past the video', { tag: '@narrow' }, async ({
    page,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', route => route.fulfill({ body: '' }))
    await open(page, FILMED)
    const slots = page.locator('.gallery-links a')
    await expect(slots.locator('img').first()).toBeHidden()
    const current = () => slots.evaluateAll(all => all.findIndex(slot => slot.hasAttribute('aria-current')))
    const last = (await slots.count()) - 1
    await swipe(page, 'right')
    await expect.poll(current).toBe(last)
    await swipe(page, 'left')
    await expect.poll(current).toBe(0)
    await swipe(page, 'left')
    await expect.poll(current).toBe(1)
    await swipe(page, 'right')
    await expect.poll(current).toBe(0)
  })
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('a lens follows the mouse, with an enlarged part beside it', { tag: '@wide' }, async ({ page }) => {
    await open(page, SHIRT)
    const box = await page.locator('.gallery-row').boundingBox()
    if (!box) throw new Error('no gallery')
    await page.mouse.move(box.x + 100, box.y + 100)
    await expect(page.getByTestId('zoom-lens')).toBeVisible()
    await expect(page.getByTestId('zoom-preview')).toBeVisible()
    await page
      .getByTestId('zoom-preview')
      .evaluate(preview => preview.style.setProperty('pointer-events', 'auto', 'important'))
    const inFront = await page
      .locator('.size-choice')
      .first()
      .evaluate(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.className
      })
    expect(inFront).toBe('zoom-preview')
    const before = await page.getByTestId('zoom-lens').boundingBox()
    await page.mouse.move(box.x + 300, box.y + 300)
    expect(await page.getByTestId('zoom-lens').boundingBox()).not.toEqual(before)
    await page.mouse.move(box.x - 10, box.y + 700)
    await expect(page.getByTestId('zoom-lens')).toHaveCount(0)
  })

  test('thumbnails of 280 pixels change the picture', { tag: '@wide' }, async ({ page }) => {
    await open(page, SHIRT)
    const second = page.locator('.gallery-links a').nth(1)
    await expect(second.locator('img')).toHaveAttribute('src', /(-280x280\.webp|placeholder\.svg)$/)
    await second.click()
    await expect
      .poll(() => page.locator('.gallery-row').evaluate(row => row.scrollLeft / row.clientWidth))
      .toBe(1)
  })
})

test('nothing of the product shifts while the page loads, and only the first screen’s pictures are loaded', async ({
  page,
}) => {
  const pictures: string[] = []
  page.on('request', request => request.url().includes('/uploads/') && pictures.push(request.url()))
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
        for (const { node } of entry.sources)
          if (node instanceof Element && node.closest('main, footer')) moved.push(node.outerHTML.slice(0, 80))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, SHIRT)
  await untilQuiet(page)
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  expect(
    pictures.filter(url => /-1-(400x400|800x800|1200x1200)\.webp$/.test(url)).length,
  ).toBeLessThanOrEqual(1)
})

/** One finger across the pictures. */
async function swipe(page: Page, to: 'left' | 'right') {
  const box = await page.locator('.gallery-row').boundingBox()
  if (!box) throw new Error('no gallery')
  const [from, until] = to === 'left' ? [0.8, 0.2] : [0.2, 0.8]
  const y = box.y + box.height / 2
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width * share, y }],
    })
  await touch('touchStart', from)
  for (const step of [0.25, 0.5, 0.75, 1]) {
    // At the speed of a finger: any faster, the row skips a slot.
    await page.waitForTimeout(40)
    await touch('touchMove', from + (until - from) * step)
  }
  await touch('touchEnd', until)
  await settled(page)
}

/** Waits until the row stands still: a touch while it glides would move it further. */
const settled = (page: Page) =>
  page.locator('.gallery-row').evaluate(
    row =>
      new Promise<void>(done => {
        let [before, still] = [-1, 0]
        const look = () => {
          still = row.scrollLeft === before ? still + 1 : 0
          before = row.scrollLeft
          if (still < 5) setTimeout(look, 100)
          else done()
        }
        look()
      }),
  )
