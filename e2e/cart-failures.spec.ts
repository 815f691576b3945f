import { expect, type Page, test } from 'playwright/test'
import { afterSamePress, holdBack, newCustomer, open } from './shopper.ts'

// The cart's failures: each shows its fixed message, and the page shows nothing false.
const POT = 1070
const PAGE = '/product/nh-terra-pot-01'
const units = (page: Page) => page.locator('.stepper output')
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter(name => /^user_|^email|^mobile/.test(name))

const customerWithPot = async (page: Page, baseURL: string | undefined) => {
  const customer = await newCustomer(page)
  await customer.putInCart(POT, 2)
  await customer.enter(baseURL)
  return customer
}

test('the cart cannot be loaded', async ({ page, baseURL }) => {
  await customerWithPot(page, baseURL)
  await page.route('**/api/Add_to_cart1', route => route.abort())
  await open(page, '/addcart')
  await expect(page.getByText('Error fetching cart from API')).toBeVisible()
  await expect(units(page)).toHaveText('2')
})

for (const failure of ['aborted', 'answered with 500'] as const)
  test(`a save is ${failure}`, async ({ page, baseURL }) => {
    const customer = await customerWithPot(page, baseURL)
    await open(page, '/addcart')
    await page.route('**/do/cart/put', route =>
      failure === 'aborted' ? route.abort() : route.fulfill({ status: 500, json: { message: '' } }),
    )
    await press(page, /^One more/)
    await expect(page.getByText('Error saving cart to API')).toBeVisible()
    await expect(units(page)).toHaveText('2')
    expect(await customer.cart()).toMatchObject([{ Unit: 2 }])
    await page.unroute('**/do/cart/put')
    await press(page, /^One more/)
    await expect(units(page)).toHaveText('3')
    await expect(page.getByText('Error saving cart to API')).toBeHidden()
  })

test('a save whose response is lost is not doubled by the next press', async ({ page, baseURL }) => {
  const customer = await customerWithPot(page, baseURL)
  await open(page, '/addcart')
  await page.route('**/do/cart/put', async route => {
    await route.fetch()
    await route.abort()
  })
  await press(page, /^One more/)
  await expect(page.getByText('Error saving cart to API')).toBeVisible()
  await expect(units(page)).toHaveText('3')
  expect(await customer.cart()).toMatchObject([{ Unit: 3 }])
})

test('a line shows that it is being deleted; one that cannot be deleted stays', async ({ page, baseURL }) => {
  await customerWithPot(page, baseURL)
  await open(page, '/addcart')
  const refuse = await holdBack(page, '**/do/cart/remove', 'abort')
  await press(page, /^Remove/)
  await expect(page.locator('.spinner').filter({ visible: true })).toHaveCount(1)
  refuse()
  await expect(page.getByText('Error deleting product from API')).toBeVisible()
  await expect(units(page)).toHaveText('2')
})

test('the browser stores no cookie', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
  )
  await open(page, PAGE)
  await press(page, 'Add to Cart')
  await expect(page.getByText('Error updating cart items in cookies')).toBeVisible()
  await expect(page.locator('header .count')).toHaveCount(0)
})

test('a damaged token: the session has expired, its cookies are deleted, and the header shows it', async ({
  page,
  baseURL,
}) => {
  await customerWithPot(page, baseURL)
  await open(page, PAGE)
  // The page's own request is over: the press is the first to learn that the session has ended.
  await expect(page.locator('header .count').filter({ hasText: '2' }).first()).toBeVisible()
  await page.context().addCookies([{ name: 'user_token', value: 'nonsense', url: baseURL, httpOnly: true }])
  await press(page, 'Add to Cart')
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  await expect.poll(() => cookies(page)).toEqual([])
  await expect(page.locator('header').getByText('Asha Verma')).toHaveCount(0)
  // A visitor now: the next press is stored in the cookie.
  await afterSamePress(page)
  await press(page, 'Add to Cart')
  await expect(page.getByText('(1 unit) added to cart!')).toBeVisible()
})

test('a token that expires while the cart is open', async ({ page, baseURL }) => {
  const customer = await customerWithPot(page, baseURL)
  await open(page, '/addcart')
  await page.context().clearCookies({ name: 'user_token' })
  await press(page, /^One more/)
  await expect(page.getByText('User token is missing. Please log in again.')).toBeVisible()
  await expect.poll(() => cookies(page)).toEqual([])
  expect(await customer.cart()).toMatchObject([{ Unit: 2 }])
})

test('a remembered session without its hint cookie is a customer’s again on the cart page', async ({
  page,
  baseURL,
}) => {
  const customer = await customerWithPot(page, baseURL)
  await page.context().clearCookies({ name: 'user_name' })
  await open(page, PAGE)
  await press(page, 'Add to Cart')
  await open(page, '/addcart')
  await expect.poll(() => cookies(page)).toContain('user_name')
  await expect(units(page)).toHaveText('3')
  await page.reload()
  await expect(units(page)).toHaveText('3')
  expect(await customer.cart()).toMatchObject([{ id: POT, Unit: 3 }])
})

test('a cart that the sign-in could not merge is merged by the next page', async ({ page, baseURL }) => {
  const customer = await newCustomer(page)
  await open(page, PAGE)
  await press(page, 'Add to Cart')
  await expect(page.getByText('(1 unit) added to cart!')).toBeVisible()
  await customer.enter(baseURL)
  await open(page, '/mp')
  await expect.poll(async () => (await customer.cart())[0]?.Unit).toBe(1)
  await open(page, '/addcart')
  await expect(units(page)).toHaveText('1')
  expect((await page.context().cookies()).filter(({ name }) => name === 'cartItems')).toEqual([])
})

test('a full cart says so, and loses nothing', async ({ page, baseURL }) => {
  const lines = Array.from({ length: 50 }, (_, i) => `${1001 + i}.1.S.`).join('~')
  await page.context().addCookies([{ name: 'cartItems', value: `${'a'.repeat(24)}~${lines}`, url: baseURL }])
  await open(page, PAGE)
  await press(page, 'Add to Cart')
  await expect(page.getByText(/^Your cart holds 50 different items/)).toBeVisible()
  const cart = (await page.context().cookies()).find(({ name }) => name === 'cartItems')?.value
  expect(cart?.split('~')).toHaveLength(51)
})

test('two tabs that know nothing of each other add both', async ({ page, context }) => {
  await open(page, PAGE)
  const other = await context.newPage()
  await other.addInitScript('delete globalThis.BroadcastChannel')
  await open(other, PAGE)
  await press(other, 'Add to Cart')
  await expect(other.getByText('(1 unit) added to cart!')).toBeVisible()
  await press(page, 'Add to Cart')
  await expect(page.getByText('(1 unit) added to cart!')).toBeVisible()
  await afterSamePress(other)
  await press(other, 'Add to Cart')
  await expect(other.locator('header .count').filter({ hasText: '3' }).first()).toBeVisible()
})

test('a page restored by Back shows the present count', async ({ page }) => {
  await open(page, PAGE)
  await press(page, 'Add to Cart')
  await page.goto('/addcart')
  await press(page, /^Remove/)
  await expect(page.getByText('No products added to cart.')).toBeVisible()
  await page.goBack()
  await page.keyboard.press('Shift')
  await expect(page.locator('header .count')).toHaveCount(0)
})
