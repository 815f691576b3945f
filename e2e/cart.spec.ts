import { expect, type Page, type Route, test } from 'playwright/test'
import { encodeCart } from '../lib/cart/rules/cart-cookie.ts'
import { newCustomer, open, signIn } from './shopper.ts'

const POT = '/product/nh-terra-pot-01'
const DHOKRA = '/products-section2/15'
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find(each => each.name === name)?.value
const firstAdd = (page: Page) => page.getByRole('button', { name: /^Add .* to cart$/ }).first()
const units = (page: Page) => page.locator('.stepper output')
const guest = (lines: { id: number; unit: number; size: string; color: string }[]) =>
  encodeCart({ guest: 'a'.repeat(24), lines })

test('Add shows a toast and a count at once, and survives a reload', { tag: '@narrow' }, async ({ page }) => {
  await open(page, DHOKRA)
  await firstAdd(page).click()
  await expect(page.getByRole('status').getByText('(1 unit) added to cart!')).toBeVisible()
  await expect(page.locator('header .count').filter({ hasText: '1' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL(/\/addcart$/)
  await expect(units(page)).toHaveText('1')
  await page.reload()
  await expect(units(page)).toHaveText('1')
})

test('a visitor’s presses send no request', { tag: '@narrow' }, async ({ page }) => {
  await open(page, DHOKRA)
  const requested: string[] = []
  page.on('request', request => request.method() === 'POST' && requested.push(request.url()))
  await firstAdd(page).click()
  await expect(page.getByText('(1 unit) added to cart!')).toBeVisible()
  expect(requested).toEqual([])
})

test('plus, minus and remove change the line and the total, in the browser and after a reload', async ({
  page,
}) => {
  await open(page, DHOKRA)
  await firstAdd(page).click()
  await open(page, '/addcart')
  const total = page.locator('[data-total]')
  const one = await total.textContent()
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(units(page)).toHaveText('2')
  await expect(total).not.toHaveText(one ?? '')
  await page.reload()
  await expect(units(page)).toHaveText('2')
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: /^One less/ }).click()
  await expect(units(page)).toHaveText('1')
  await page
    .getByRole('button', { name: /^Remove/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByText('No products added to cart.')).toBeVisible()
  expect(await cookie(page, 'cartItems')).toBeUndefined()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled()
})

test('plus stops at the stock with its message', { tag: '@narrow' }, async ({ page, baseURL }) => {
  await open(page, DHOKRA)
  await firstAdd(page).click()
  const value = (await cookie(page, 'cartItems')) ?? ''
  await page
    .context()
    .addCookies([{ name: 'cartItems', value: value.replace(/(~\d+)\.1\./, '$1.99999.'), url: baseURL }])
  await open(page, '/addcart')
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByText('Maximum quantity reached!')).toBeVisible()
})

test('two HOLI T-SHIRTs alone cost 249 with free delivery; one pays its delivery', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const found = await page.request.post('/api/GetSingleProductFilters', {
    data: { search: 'nh-holi-tee-01', subcat_id: 0, type: '' },
  })
  const [shirt] = (await found.json()) as { id: number; color: string[] }[]
  const line = { id: shirt?.id ?? 0, unit: 2, size: 'M', color: shirt?.color[0] ?? '' }
  const setCart = (unit: number) =>
    page.context().addCookies([{ name: 'cartItems', value: guest([{ ...line, unit }]), url: baseURL }])
  await setCart(2)
  await page.goto('/addcart')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(page.locator('[data-total]')).toHaveText('₹249')
  await expect(summary.locator('dd.sum-delivery')).toHaveText('Free')
  await expect(summary.getByText('Buy 2 T-shirts to get free delivery!')).toBeVisible()
  await expect(summary.getByText('It is yours.')).toBeVisible()
  await expect(page.getByText('Size: M')).toBeVisible()
  await setCart(1)
  await page.goto('/addcart')
  await expect(summary.locator('dd.sum-delivery')).toHaveText('₹50')
  await expect(summary.getByText('Add 1 more of size M to get it.')).toBeVisible()
})

for (const value of ['%', 'not-json', '[]]', `${'a'.repeat(24)}~-1.1.S.~1e309.2.S.`])
  test(`the cart cookie ${value.slice(0, 12)} is an empty cart`, { tag: '@narrow' }, async ({ page }) => {
    const response = await page.request.get('/addcart', { headers: { cookie: `cartItems=${value}` } })
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html).toContain('No products added to cart.')
    expect(html).not.toContain('NaN')
  })

const setCart = (page: Page, baseURL: string | undefined, value: string) =>
  page.context().addCookies([{ name: 'cartItems', value, url: baseURL }])
const KURTA = { id: 1025, unit: 2, size: 'M', color: 'Indigo' }
const POT_LINE = { id: 1070, unit: 1, size: 'S', color: '' }

for (const [what, lines, shown] of [
  ['cut off', '1070.2.S.~1073.', '2'],
  ['negative, infinite, unknown and empty beside it', '1070.2.S.~-1.1.S.~1073.1e309.S.~~x', '2'],
  ['twice', '1070.2.S.~1070.1.S.', '3'],
  ['1,200 times', Array.from({ length: 1200 }, () => '1070.1.S.').join('~'), '500'],
  ['named like a prototype beside it', '__proto__.1.S.~constructor.1.S.~1070.2.S.', '2'],
] as const)
  test(`a valid line in a cookie that is ${what} stays, and nothing is NaN`, { tag: '@narrow' }, async ({
    page,
  }) => {
    const response = await page.request.get('/addcart', {
      headers: { cookie: `cartItems=${'a'.repeat(24)}~${lines}` },
    })
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html).not.toContain('NaN')
    const units = [...html.matchAll(/<output[^>]*>(\d+)<\/output>/g)].map(([, n]) => n)
    expect(units).toEqual([shown])
  })

test('a line shows its product, and links to it', async ({ page, baseURL }) => {
  await setCart(page, baseURL, guest([KURTA]))
  await page.goto('/addcart')
  await expect(page.getByRole('listitem').filter({ hasText: /^1\s*Cart$/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^2\s*Address$/ })).toBeVisible()
  await expect(page.getByText('100% SECURE')).toBeVisible()
  const line = page.getByRole('article', { name: 'Bagh Straight Kurta for Women' })
  for (const text of ['Best Seller', 'In Stock', 'Size: M · Colour: Indigo', '₹1,299'])
    await expect(line).toContainText(text)
  await expect(line.getByRole('img')).toBeVisible()
  await expect(page.locator('header').filter({ hasText: 'All Departments' })).toHaveCount(0)
  await line.getByRole('link', { name: 'Bagh Straight Kurta for Women' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bagh Straight Kurta for Women')
})

test('two products stay in the order in which they were added, with the right sums', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  await setCart(page, baseURL, guest([POT_LINE, { ...KURTA, unit: 1 }]))
  await page.goto('/addcart')
  await expect(page.getByRole('article').nth(0)).toContainText('Mandla Terracotta Water Pot')
  await expect(page.getByRole('article').nth(1)).toContainText('Bagh Straight Kurta for Women')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('Subtotal (2 items)₹2,048')
  await expect(summary).toContainText('Delivery ChargesFree')
  await expect(summary.locator('[data-total]')).toHaveText('₹2,048')
})

for (const script of [true, false])
  test(`cart and wishlist are kept for seven days on the whole site, ${script ? 'with' : 'without'} script`, {
    tag: '@narrow',
  }, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL, javaScriptEnabled: script })).newPage()
    await open(page, POT)
    for (const name of ['Add to Cart', 'Wishlist']) {
      await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
      await expect.poll(() => cookie(page, name === 'Wishlist' ? 'wishlistItems' : 'cartItems')).toBeTruthy()
      if (!script) await page.goto(POT)
    }
    const cookies = (await page.context().cookies()).filter(each => /^(cart|wishlist)Items$/.test(each.name))
    expect(cookies.map(each => [each.path, each.sameSite])).toEqual([
      ['/', 'Lax'],
      ['/', 'Lax'],
    ])
    for (const { expires } of cookies) expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1)
    await page.context().close()
  })

test('two sizes of one product are two lines', { tag: '@narrow' }, async ({ page }) => {
  await open(page, '/product/nh-holi-tee-01')
  for (const size of ['M', 'L']) {
    await page.locator('.size-choice', { hasText: new RegExp(`^${size}$`) }).click()
    await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
    await expect(page.getByText('(1 unit) added to cart!').last()).toBeVisible()
  }
  await page.goto('/addcart')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Size: M')).toBeVisible()
  await expect(page.getByText('Size: L')).toBeVisible()
})

test('the HOLI offer is not announced beside another product', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  await setCart(page, baseURL, guest([{ id: 1048, unit: 2, size: 'M', color: '' }, POT_LINE]))
  await page.goto('/addcart')
  await expect(page.getByText('Buy 2 T-shirts to get free delivery!')).toHaveCount(0)
})

test('viewed products are listed beside the cart', { tag: '@narrow' }, async ({ page }) => {
  await open(page, POT)
  await open(page, '/addcart')
  await expect(page.getByRole('heading', { name: 'Recently Viewed' })).toBeVisible()
  await expect(page.getByText('Mandla Terracotta Water Pot')).toBeVisible()
})

test('a customer’s Place Order leads to the checkout of these items, and Clear cart empties it everywhere until Undo', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const customer = await newCustomer(page)
  await customer.putInCart(1070, 2)
  await customer.enter(baseURL)
  await page.goto('/addcart')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/checkout2$/i)
  await expect(page.getByText('Qty: 2')).toBeVisible()
  await page.goto('/addcart')
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByText('No products added to cart.')).toBeVisible()
  expect(await customer.cart()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(units(page)).toHaveText('2')
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByText('Your cart is empty now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 10_000 })
})

/** A customer's cart of one piece, whose changes take a while. */
const cartOnSlowLine = async (
  page: Page,
  baseURL: string | undefined,
  end: (route: Route) => Promise<void>,
) => {
  const customer = await newCustomer(page)
  await customer.putInCart(1070, 1)
  await customer.enter(baseURL)
  await open(page, '/addcart')
  await page.route('**/do/cart/put', async route => {
    await new Promise(done => setTimeout(done, 400))
    await end(route)
  })
  return customer
}

test('Place Order waits for what was pressed before it, and orders all of it', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  const customer = await cartOnSlowLine(page, baseURL, route => route.continue())
  const more = page.getByRole('button', { name: /^One more/ })
  for (let press = 0; press < 4; press++) await more.click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/checkout2$/i)
  await expect(page.getByText('Qty: 5')).toBeVisible()
  expect(await customer.cart()).toMatchObject([{ Unit: 5 }])
})

test('Place Order stays where what was pressed before it was refused', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  await cartOnSlowLine(page, baseURL, route => route.abort())
  await page.getByRole('button', { name: /^One more/ }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Error saving cart to API')).toBeVisible()
  await expect(page).toHaveURL(/\/addcart$/)
  await expect(units(page)).toHaveText('1')
})

test('without script: add, plus, remove and place are forms with redirects', { tag: '@narrow' }, async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
  await page.goto(POT)
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/addcart$/)
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(units(page)).toHaveText('2')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fcheckout2/)
  await page.goto('/addcart')
  await page
    .getByRole('button', { name: /^Remove/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText('No products added to cart.')).toBeVisible()
  await page.context().close()
})

test('the heart, the wishlist and Move To Cart', { tag: '@narrow' }, async ({ page }) => {
  await open(page, DHOKRA)
  await page
    .getByRole('button', { name: /^Wishlist:/ })
    .first()
    .click()
  await expect(page.getByText('added to wishlist')).toBeVisible()
  expect(
    JSON.parse(Buffer.from((await cookie(page, 'wishlistItems')) ?? '', 'base64').toString()),
  ).toHaveLength(1)
  await open(page, '/wishlist')
  await page.getByRole('button', { name: 'Move To Cart' }).click()
  await expect(page).toHaveURL(/\/addcart$/)
  await expect(page.getByText('Moved to Cart')).toBeVisible()
  await expect(units(page)).toHaveText('1')
  expect(await cookie(page, 'wishlistItems')).toBeUndefined()
  await page.goto('/wishlist')
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
})

test('Save for Later takes the line out of the cart and keeps the item', { tag: '@narrow' }, async ({
  page,
}) => {
  await open(page, DHOKRA)
  await firstAdd(page).click()
  await open(page, '/addcart')
  await page.getByRole('button', { name: 'Save for Later' }).click()
  await expect(page.getByText('No products added to cart.')).toBeVisible()
  await expect(page.getByText('Saved for later on your wishlist.')).toBeInViewport()
  await page.getByRole('link', { name: 'My Wishlist' }).click()
  await expect(page.getByRole('button', { name: 'Move To Cart' })).toBeVisible()
})

test('the guest’s cart is merged into the customer’s at sign-in, once', { tag: '@narrow' }, async ({
  page,
}) => {
  const customer = await newCustomer(page)
  await open(page, DHOKRA)
  await firstAdd(page).click()
  const id = Number(/~(\d+)\./.exec((await cookie(page, 'cartItems')) ?? '')?.[1])
  await customer.putInCart(id, 2)
  await signIn(page, customer.email, '/addcart')
  await expect(units(page)).toHaveText('3')
  expect(await cookie(page, 'cartItems')).toBeUndefined()
  await page.reload()
  await expect(units(page)).toHaveText('3')
  expect(await customer.cart()).toMatchObject([{ id, Unit: 3 }])
})

test('a customer’s change is saved by one request; a failed one is reported and undone', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const customer = await newCustomer(page)
  await customer.putInCart(1073)
  await customer.enter(baseURL)
  await open(page, '/addcart')
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(units(page)).toHaveText('2')
  await expect.poll(async () => (await customer.cart())[0]?.Unit).toBe(2)
  await page.route('**/do/cart/put', route => route.abort())
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByText('Error saving cart to API')).toBeVisible()
  await expect(units(page)).toHaveText('2')
})

test('a change in one tab shows in the other', { tag: '@narrow' }, async ({ page, context }) => {
  await open(page, DHOKRA)
  const other = await context.newPage()
  await open(other, DHOKRA)
  await firstAdd(other).click()
  await expect(page.locator('header .count').filter({ hasText: '1' }).first()).toBeVisible()
})
