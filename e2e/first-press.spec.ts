import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { encodeCart } from '../lib/cart/rules/cart-cookie.ts'
import { encodeWishes } from '../lib/wishlist/rules/wish-cookie.ts'
import { afterSamePress, holdBack, isAwake, newCustomer, nextFrames, untilQuiet } from './shopper.ts'

// What is pressed before the page's script has come is answered in its frame, and stands when the script is there.
const LIST = '/products-section2/15'
const PRODUCT = '/product/nh-terra-pot-01'
const POT_OF_PRODUCT = 1070
const COLOURED = '/product/nh-bagh-kurta-01'
const SCRIPTS = '**/_next/static/**/*.js'

test.describe.configure({ mode: 'parallel' })

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const hearts = (page: Page) => page.locator('article .heart')
const badge = (page: Page) => page.locator('header [data-count=cart]')
const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find(each => each.name === name)?.value ?? ''
const linesOf = async (page: Page) =>
  (await cookie(page.context(), 'cartItems'))
    .split('~')
    .slice(1)
    .map(line => line.split('.').slice(0, 2).map(Number))
const wishesOf = async (page: Page): Promise<unknown[]> =>
  JSON.parse(
    Buffer.from(decodeURIComponent(await cookie(page.context(), 'wishlistItems')), 'base64').toString() ||
      '[]',
  )
const hold = (page: Page, url: string | undefined, lines: { id: number; unit: number }[]) =>
  page.context().addCookies([
    {
      name: 'cartItems',
      value: encodeCart({
        guest: 'a'.repeat(24),
        lines: lines.map(line => ({ ...line, size: 'S', color: '' })),
      }),
      url,
    },
  ])
/** As quick as a finger can; the browser dispatches what it does. */
const pressAll = (page: Page, selector: string, count: number) =>
  page.evaluate(
    ([which, most]) => {
      const all = [...document.querySelectorAll<HTMLElement>(which as string)].slice(0, most as number)
      for (const each of all) each.click()
      return all.length
    },
    [selector, count] as const,
  )

test('Add pressed three times is three units on the same page, and the script that comes finds them', async ({
  page,
}) => {
  const sendScripts = await holdBack(page, SCRIPTS)
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  for (let press = 1; press <= 3; press++) {
    await button(page, 'Add to Cart').click()
    await expect(badge(page)).toHaveText(press === 1 ? '1 item' : `${press} items`)
    await afterSamePress(page)
  }
  await expect(page.locator('.toast').last().getByRole('link', { name: 'View Cart' })).toBeVisible()
  sendScripts()
  await expect.poll(() => isAwake(page)).toBe(true)
  await button(page, 'Add to Cart').click()
  await expect(badge(page)).toHaveText('4 items')
  expect(await linesOf(page)).toEqual([[POT_OF_PRODUCT, 4]])
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`))
  await page.reload()
  await expect(badge(page)).toHaveText('4 items')
})

test('presses while the script comes are each counted once', async ({ page }) => {
  test.slow()
  const sendScripts = await holdBack(page, SCRIPTS)
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  const presses = 12
  for (let press = 0; press < presses; press++) {
    if (press === 2) sendScripts()
    await button(page, 'Add to Cart').click()
    await page.waitForTimeout(520)
  }
  expect(await isAwake(page)).toBe(true)
  expect(await linesOf(page)).toEqual([[POT_OF_PRODUCT, presses]])
  await expect(badge(page)).toHaveText(`${presses} items`)
})

test('ten hearts and away at once: all ten are on the wishlist', async ({ page }) => {
  await page.route(SCRIPTS, () => {})
  await page.goto(LIST, { waitUntil: 'domcontentloaded' })
  expect(await pressAll(page, 'article .heart', 10)).toBe(10)
  await page.goto('/wishlist', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('a customer’s ten hearts and away at once: all ten arrive at the shop', async ({
  page,
  baseURL,
  browser,
}) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await page.goto(LIST, { waitUntil: 'domcontentloaded' })
  expect(await pressAll(page, 'article .heart', 10)).toBe(10)
  await page.goto('/aboutPage', { waitUntil: 'commit' })
  const other = await (await browser.newContext({ baseURL })).newPage()
  await customer.enter(baseURL)
  await other.context().addCookies([{ name: 'user_token', value: customer.token, url: baseURL ?? '' }])
  await expect
    .poll(async () => {
      await other.goto('/wishlist', { waitUntil: 'domcontentloaded' })
      return other.getByRole('article').count()
    })
    .toBe(10)
  await other.context().close()
})

test('a customer’s Add and away at once arrives, and two products are in one cart', async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await page.goto(LIST, { waitUntil: 'domcontentloaded' })
  const asked = await pressAll(
    page,
    'article form[data-stock]:not([data-sizes]):not([data-colors]) button',
    3,
  )
  await page.goto('/aboutPage', { waitUntil: 'commit' })
  await expect.poll(async () => (await customer.cart()).map(({ Unit }) => Unit)).toEqual(Array(asked).fill(1))
})

test('two presses of a fresh browser make one cart', async ({ page }) => {
  await page.route(SCRIPTS, () => {})
  await page.goto(LIST, { waitUntil: 'domcontentloaded' })
  await pressAll(page, 'article form[data-stock]:not([data-sizes]):not([data-colors]) button', 2)
  await expect(badge(page)).toHaveText('2 items')
  expect((await linesOf(page)).map(([, unit]) => unit)).toEqual([1, 1])
  await page.goto('/addcart', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a heart shows its state with the page, before its script', async ({ page, baseURL }) => {
  await page.route(SCRIPTS, () => {})
  await page.goto(LIST, { waitUntil: 'domcontentloaded' })
  const id = Number(await page.locator('form:has(.heart) [name=id]').nth(1).inputValue())
  const value = encodeURIComponent(encodeWishes([{ id, size: '', color: '' }]))
  await page.context().addCookies([{ name: 'wishlistItems', value, url: baseURL }])
  await page.reload({ waitUntil: 'domcontentloaded' })
  const pressed = hearts(page).and(page.locator('[aria-pressed=true]'))
  await expect(pressed).toHaveCount(1)
  await pressed.click()
  await expect(pressed).toHaveCount(0)
  expect(await wishesOf(page)).toEqual([])
})

test('a choice that is missing is told where it is made, and the script finds what was chosen', async ({
  page,
}) => {
  const sendScripts = await holdBack(page, SCRIPTS)
  await page.goto(COLOURED, { waitUntil: 'domcontentloaded' })
  await button(page, 'One more').click()
  await button(page, 'Add to Cart').click()
  const missing = page.getByRole('alert').filter({ hasText: 'Please select a size before proceeding!' })
  await expect(missing).toBeVisible()
  await expect(page.locator('[name=size]:focus')).toHaveCount(1)
  sendScripts()
  await expect.poll(() => isAwake(page)).toBe(true)
  await nextFrames(page)
  await expect(missing).toBeVisible()
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  await page.locator('.size-choice', { hasText: /^S/ }).click()
  await expect(missing).toHaveCount(0)
  await page.getByLabel('Colour').selectOption('Indigo')
  await button(page, 'Add to Cart').click()
  await expect(page.locator('.toast')).toContainText('added to cart!')
  expect(await linesOf(page)).toHaveLength(1)
})

test('a card whose product comes in sizes asks for one at once, and adds it', async ({ page }) => {
  await page.route(SCRIPTS, () => {})
  await page.goto('/products-section/109', { waitUntil: 'domcontentloaded' })
  await page.locator('article form:is([data-sizes],[data-colors]) button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/Please select a (size|colour) before proceeding!/)
  for (const group of await dialog.getByRole('group').all())
    await group.locator('label:has(:enabled)').first().click()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.toast')).toContainText('(1 unit) added to cart!')
  expect(await linesOf(page)).toHaveLength(1)
  await afterSamePress(page)
  await page.locator('article form:is([data-sizes],[data-colors]) button').first().click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('what the stock or the cart refuses is told, and nothing is added', async ({ page, baseURL }) => {
  await page.route(SCRIPTS, () => {})
  await hold(page, baseURL, [{ id: POT_OF_PRODUCT, unit: 99_999 }])
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await button(page, 'Add to Cart').click()
  await expect(page.getByText('Maximum quantity reached!')).toBeVisible()
  expect(await linesOf(page)).toEqual([[POT_OF_PRODUCT, 99_999]])
  await hold(
    page,
    baseURL,
    Array.from({ length: 50 }, (_, n) => ({ id: 5000 + n, unit: 1 })),
  )
  await afterSamePress(page)
  await button(page, 'Add to Cart').click()
  await expect(page.getByText(/^Your cart holds 50 different items/)).toBeVisible()
  expect(await linesOf(page)).toHaveLength(50)
})

test('a customer’s Add keeps its message once the shop has answered', async ({ page, baseURL }) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await page.route(SCRIPTS, () => {})
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  const said = page.evaluate(
    () =>
      new Promise(resolve => {
        const all: string[] = []
        new MutationObserver(records => {
          for (const { addedNodes } of records)
            for (const { textContent } of addedNodes) all.push(`${textContent}`)
        }).observe(document.getElementById('toasts') as HTMLElement, { childList: true })
        setTimeout(() => resolve(all), 4000)
      }),
  )
  const answer = page.waitForResponse('**/do/cart/add')
  await button(page, 'Add to Cart').click()
  expect((await answer).status()).toBe(200)
  expect(await said).toEqual([expect.stringMatching(/\(1 unit\) added to cart!View Cart$/)])
})

test('a customer’s Add is counted once the shop has said how many there are, then at once', async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(page)
  await customer.putInCart(1073, 2)
  await customer.enter(baseURL)
  await page.route(SCRIPTS, () => {})
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await button(page, 'Add to Cart').click()
  await expect(badge(page)).toHaveText('3 items')
  await afterSamePress(page)
  const letThrough = await holdBack(page, '**/do/cart/add')
  await button(page, 'Add to Cart').click()
  await expect(badge(page)).toHaveText('4 items')
  letThrough()
  await expect.poll(async () => (await customer.cart()).map(({ Unit }) => Unit)).toEqual([2, 2])
  await expect(badge(page)).toHaveText('4 items')
})

test('what the shop refuses a customer is told in its words, and taken back', async ({ page, baseURL }) => {
  const customer = await newCustomer(page)
  await customer.putInCart(POT_OF_PRODUCT, 99_999)
  await customer.enter(baseURL)
  await page.route(SCRIPTS, () => {})
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  const before = await customer.cart()
  await button(page, 'Add to Cart').click()
  await expect(page.getByText('Maximum quantity reached!')).toBeVisible()
  await expect(page.getByText('added to cart!')).toHaveCount(0)
  expect(await customer.cart()).toEqual(before)
})

test('without a network a visitor’s press is kept, a customer’s is refused in a sentence', async ({
  page,
  baseURL,
  context,
}) => {
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await context.setOffline(true)
  await button(page, 'Add to Cart').click()
  await expect(badge(page)).toHaveText('1 item')
  await context.setOffline(false)
  await context.clearCookies()
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await context.setOffline(true)
  await button(page, 'Add to Cart').click()
  await expect(page.getByText('Error saving cart to API')).toBeVisible()
  await context.setOffline(false)
  expect(await customer.cart()).toEqual([])
})

test('another tab and the page that Back brings show what was added', async ({ page, context }) => {
  await page.goto(LIST)
  const other = await context.newPage()
  await other.goto(PRODUCT)
  await button(other, 'Add to Cart').click()
  await expect(badge(page)).toHaveText('1 item')
  await page.goto(PRODUCT)
  await button(page, 'Add to Cart').click()
  await expect(badge(other)).toHaveText('2 items')
  await page.goBack()
  await expect(badge(page)).toHaveText('2 items')
})

test('the script starts after the answer, not beside the press', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('click', () => performance.mark('pressed'), true)
    new MutationObserver(() => {
      if (document.querySelector('.toast') && !performance.getEntriesByName('answered').length)
        requestAnimationFrame(() => performance.mark('answered'))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await button(page, 'Add to Cart').click()
  await untilQuiet(page)
  const started = await page.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ initiatorType }) => initiatorType === 'script',
    )
    return {
      scripts: scripts.length,
      afterAnswer:
        Math.min(...scripts.map(({ startTime }) => startTime)) -
        performance.getEntriesByName('answered')[0]!.startTime,
    }
  })
  expect(started.scripts).toBeGreaterThan(3)
  expect(started.afterAnswer).toBeGreaterThan(0)
})

test('Enter in the quantity adds as many as it says', async ({ page }) => {
  await page.route(SCRIPTS, () => {})
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Quantity').fill('3')
  await page.getByLabel('Quantity').press('Enter')
  await expect(page.locator('.toast')).toContainText('(3 units) added to cart!')
  expect(await linesOf(page)).toEqual([[POT_OF_PRODUCT, 3]])
})
