import { expect, type Page, test } from 'playwright/test'
import { encodeWishes } from '../lib/wishlist/rules/wish-cookie.ts'
import { newCustomer, open, signIn } from './shopper.ts'

// 1073 has neither sizes nor colours; 1048 has sizes.
const IDS = [1073, 1070, 1048, 1001, 1002]
const SIZED = 1048

const setWishes = async (page: Page, baseURL: string | undefined, ids: number[] = IDS, size = '') => {
  const value = encodeURIComponent(encodeWishes(ids.map(id => ({ id, size, color: '' }))))
  await page.context().addCookies([{ name: 'wishlistItems', value, url: baseURL }])
}
const storedWishes = async (page: Page): Promise<unknown[] | undefined> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'wishlistItems')
  return cookie && JSON.parse(Buffer.from(decodeURIComponent(cookie.value), 'base64').toString())
}
const productsOf = async (page: Page, ids: number[]) => {
  const response = await page.request.post('/api/Get_Products', { data: { ids } })
  return ((await response.json()) as { data: { name: string; image: string }[] }).data
}
const cards = (page: Page) => page.getByRole('article')

test('the empty wishlist says so and has a link on', { tag: '@narrow' }, async ({ page }) => {
  await open(page, '/wishlist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Wishlist')
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/$/)
})

for (const [width, columns] of [
  [360, 1],
  [700, 2],
  [1100, 3],
  [1400, 4],
] as const)
  test(`${columns} cards share a row at ${width}`, { tag: '@wide' }, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 })
    await setWishes(page, baseURL)
    await page.goto('/wishlist')
    await expect(cards(page)).toHaveCount(5)
    const tops = await cards(page).evaluateAll(all => all.map(card => card.getBoundingClientRect().top))
    expect(tops.filter(top => top === tops[0])).toHaveLength(columns)
  })

test('a card shows picture, name, whole rupees, the percent only above 0 and the rating', async ({
  page,
  baseURL,
}) => {
  await setWishes(page, baseURL)
  await page.goto('/wishlist')
  for (const { name, image } of await productsOf(page, IDS)) {
    const card = page.getByRole('article', { name, exact: true })
    const source = await card.locator('img').first().getAttribute('src')
    expect(source).toContain(`/uploads/${image.replace(/\.\w+$/, '')}`)
    const text = (await card.allInnerTexts()).join(' ').replaceAll('\n', ' ')
    expect(text).toMatch(/₹[\d,]+(?![.\d])/)
    expect(text).not.toMatch(/₹[\d,]*\.\d| 0% OFF/)
    expect(text).toMatch(/\b[0-5](\.\d)?\b/)
  }
  await expect(page.getByText(/^[1-9]\d?% OFF$/).first()).toBeVisible()
})

test('remove deletes that wish alone, in the cookie, the badge and the page', { tag: '@narrow' }, async ({
  page,
  baseURL,
  isMobile,
}) => {
  await setWishes(page, baseURL, IDS.slice(0, 3))
  await open(page, '/wishlist')
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cards(page)).toHaveCount(2)
  expect(await storedWishes(page)).toEqual([IDS[0], IDS[2]])
  if (!isMobile)
    await expect(
      page
        .locator('header')
        .getByRole('link', { name: /Wishlist/ })
        .first(),
    ).toContainText('2')
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
})

test('a visitor’s wishes send no request', { tag: '@narrow' }, async ({ page, baseURL }) => {
  await setWishes(page, baseURL, IDS.slice(0, 2))
  await open(page, '/wishlist')
  const requested: string[] = []
  page.on('request', request => request.method() === 'POST' && requested.push(request.url()))
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(cards(page)).toHaveCount(1)
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  expect(requested).toEqual([])
  expect(await storedWishes(page)).toBeUndefined()
})

test('the toast of a removed wish is at the top right for three seconds, and always has a picture', {
  tag: '@wide',
}, async ({ page, baseURL }) => {
  await page.clock.install()
  await setWishes(page, baseURL, [1073])
  await open(page, '/wishlist')
  await page.route('**/uploads/**', route => route.abort())
  await page.getByRole('button', { name: /^Remove/ }).click()
  const toast = page.locator('.toast', { hasText: 'Item Removed from Wishlist' })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect(box?.x).toBeGreaterThan(640)
  expect(box?.y).toBeLessThan(400)
  await expect
    .poll(() =>
      toast
        .locator('img')
        .evaluate((img: HTMLImageElement) => [img.src.includes('/uploads/'), img.naturalWidth > 0]),
    )
    .toEqual([false, true])
  await page.clock.runFor(2000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1000)
  await expect(toast).toBeHidden({ timeout: 100 })
})

test('the picture of a wish leads to its product', { tag: '@narrow' }, async ({ page, baseURL }) => {
  await setWishes(page, baseURL, [1070])
  await page.goto('/wishlist')
  const link = cards(page).getByRole('link').first()
  await expect(link).toHaveAttribute('href', '/product-category/nh-terra-pot-01')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mandla Terracotta Water Pot')
})

test('an existing wish is not added again', { tag: '@narrow' }, async ({ page }) => {
  await open(page, '/product/nh-terra-pot-01')
  for (let press = 0; press < 2; press++) {
    await page.getByRole('button', { name: 'Wishlist', exact: true }).click()
    await expect(page.getByText('added to wishlist').last()).toBeVisible()
  }
  expect(await storedWishes(page)).toHaveLength(1)
})

test('Move To Cart keeps the wish’s size; without one the product page requires it', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  await setWishes(page, baseURL, [SIZED], 'M')
  await page.goto('/wishlist')
  await page.getByRole('button', { name: 'Move To Cart' }).click()
  await expect(page).toHaveURL(/\/addcart$/)
  await expect(page.getByText('Size: M')).toBeVisible()
  await setWishes(page, baseURL, [SIZED])
  await page.goto('/wishlist')
  await page.getByRole('button', { name: 'Move To Cart' }).click()
  await expect(page).toHaveURL(/\/product\/nh-holi-tee-01/)
  await expect(page.getByText('Please select a size before proceeding!')).toBeVisible()
  expect(await storedWishes(page)).toHaveLength(1)
})

test('a customer’s wishes are there in another browser, merged by id, and none stay after signing out', {
  tag: '@narrow',
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const customer = await newCustomer(page)
  await setWishes(page, baseURL, [1073, 1070])
  await signIn(page, customer.email, '/wishlist')
  await expect(cards(page)).toHaveCount(2)
  const other = await (await browser.newContext({ baseURL })).newPage()
  await setWishes(other, baseURL, [1070, 1001])
  await signIn(other, customer.email, '/wishlist')
  await expect(cards(other)).toHaveCount(3)
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  await page.request.post('/do/session/sign-out', {
    headers: { origin: baseURL ?? '' },
    form: { from: '/' },
  })
  expect(await storedWishes(page)).toBeUndefined()
  await page.goto('/wishlist')
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  await other.context().close()
})

test('a refused save of a customer’s wish is reported and undone', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await open(page, '/product/nh-terra-pot-01')
  await page.route('**/do/wishlist/keep', route => route.abort())
  await page.getByRole('button', { name: 'Wishlist', exact: true }).click()
  await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible()
  expect(await storedWishes(page)).toBeUndefined()
})

for (const [what, value] of [
  ['no Base64', '%%%'],
  ['cut short', encodeWishes([{ id: 1073, size: '', color: '' }]).slice(0, 5)],
  ['no list', btoa('{"__proto__":[1]}')],
  ['no JSON', btoa('[1,')],
] as const)
  test(`a wishlist cookie that is ${what} is an empty wishlist, and the console has its message`, {
    tag: '@narrow',
  }, async ({ page, baseURL }) => {
    const logged: string[] = []
    page.on('console', message => logged.push(message.text()))
    await page.context().addCookies([{ name: 'wishlistItems', value, url: baseURL }])
    await open(page, '/wishlist')
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
    expect(logged.filter(text => text.startsWith('Error decoding Base64 data:'))).not.toEqual([])
  })

test('invalid wishes do not remove valid ones', { tag: '@narrow' }, async ({ page, baseURL }) => {
  const value = btoa('[1073,-1,null,"x",{"__proto__":1},[1048,"M"],1e309,1073,99999999]')
  await page.context().addCookies([{ name: 'wishlistItems', value, url: baseURL }])
  await page.goto('/wishlist')
  await expect(cards(page)).toHaveCount(2)
  expect(await page.content()).not.toContain('NaN')
})

test('an unreadable wishlist cookie is an empty wishlist, and a line on the console', {
  tag: '@narrow',
}, async ({ page, context, baseURL }) => {
  const errors: string[] = []
  page.on('console', message => errors.push(message.text()))
  await context.addCookies([{ name: 'wishlistItems', value: '%%%', url: baseURL }])
  await open(page, '/wishlist')
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  await expect.poll(() => errors.some(line => line.startsWith('Error decoding Base64 data:'))).toBe(true)
})
