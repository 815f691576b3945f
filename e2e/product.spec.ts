import { expect, type Page, test } from 'playwright/test'
import { faultsOf } from './axe.ts'
import {
  add,
  COLOURED,
  cartCookie,
  choose,
  KURTA,
  open,
  quantity,
  SHIRT,
  size,
  UNSIZED,
} from './product-page.ts'
import { newCustomer } from './shopper.ts'

const LAST_SIZE = 5

test('the page has all of the product, before any script', { tag: '@narrow' }, async ({ request }) => {
  const html = await (await request.get(SHIRT)).text()
  for (const text of [
    'HOLI T-SHIRT',
    'Cash On Delivery available',
    'ON SALE',
    'Best Seller',
    'Select',
    '₹199',
  ])
    expect(html).toContain(text)
  for (const text of [
    'Profile Details',
    'DSIN',
    'Product Description',
    'Similar Products',
    'Add to Cart',
    'Buy Now',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(/<s [^>]*>.*₹.*399.*<\/s>/)
  expect(html).not.toContain('>ASIN<')
})

test('a price of 745.50 shows as ₹746, and one without a saving shows no tag', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/product/nh-bher-bol-04')
  await expect(page.locator('main').getByText('₹746').first()).toBeVisible()
  await page.goto('/product/nh-bagh-cloth-04')
  await expect(page.locator('.product').getByText('% OFF')).toHaveCount(0)
  await expect(page.locator('.product s')).toHaveCount(0)
})

test('no size is chosen at first, and a sold-out size cannot be chosen', { tag: '@narrow' }, async ({
  page,
}) => {
  await open(page, KURTA)
  await expect(page.getByRole('group', { name: 'Select' }).getByRole('radio')).toHaveCount(LAST_SIZE)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^XL\s*, Sold out/ })).toBeDisabled()
  await expect(size(page, 'M')).toBeEnabled()
})

test('a product whose only size is NA has no size control', { tag: '@narrow' }, async ({ page }) => {
  await open(page, UNSIZED)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

for (const button of ['Add to Cart', 'Wishlist', 'Buy Now'])
  test(`${button} needs a size where there is a list`, async ({ page }) => {
    await open(page, KURTA)
    await page.getByRole('button', { name: button }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please select a size before proceeding!' }),
    ).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${KURTA}$`))
    await expect(size(page, 'S')).toBeFocused()
    expect((await page.context().cookies()).filter(({ name }) => /Items$/.test(name))).toEqual([])
  })

test('a colour must be chosen if there are colours', { tag: '@narrow' }, async ({ page }) => {
  await open(page, COLOURED)
  await expect(page.getByLabel('Colour')).toHaveAttribute('required')
  await choose(page, 'M')
  await add(page).click()
  await expect(page.getByText('Please select a colour before proceeding!')).toBeVisible()
  await expect(page.getByLabel('Colour')).toBeFocused()
  expect(await cartCookie(page)).toBeUndefined()
  await page.getByLabel('Colour').selectOption('Indigo')
  await add(page).click()
  await expect.poll(() => cartCookie(page)).toMatch(/\.1\.M\.Indigo$/)
})

test('adding shows a toast for three seconds, with a link to the cart', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.clock.install()
  await open(page, SHIRT)
  await choose(page, 'M')
  await add(page).click()
  const toast = page.getByText('HOLI T-SHIRT (1 unit) added to cart!')
  await expect(toast).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/addcart')
  await page.clock.runFor(2300)
  await expect(toast).toBeVisible()
  await page.clock.runFor(700)
  await expect(toast).toBeHidden({ timeout: 100 })
  expect(await cartCookie(page)).toMatch(/~1048\.1\.M\.$/)
})

test('without a size list the cart size is S', { tag: '@narrow' }, async ({ page }) => {
  await open(page, UNSIZED)
  await add(page).click()
  await expect.poll(() => cartCookie(page)).toMatch(/~1070\.1\.S\.$/)
})

test('a wish without a size list shows no size', { tag: '@narrow' }, async ({ page }) => {
  await open(page, UNSIZED)
  await page.getByRole('button', { name: 'Wishlist' }).click()
  await expect(page.getByText('added to wishlist')).toBeVisible()
  await page.goto('/wishlist')
  await expect(page.getByRole('article')).toContainText('Mandla Terracotta Water Pot')
  await expect(page.getByRole('article')).not.toContainText('Size')
})

test('the heart stores a wish with its size', { tag: '@narrow' }, async ({ page }) => {
  await open(page, SHIRT)
  await choose(page, 'L')
  await page.getByRole('button', { name: 'Wishlist' }).click()
  await expect(page.getByText('HOLI T-SHIRT added to wishlist')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View wishlist' })).toHaveAttribute('href', '/wishlist')
})

test('the quantity takes digits up to the stock of the size, key by key', { tag: '@narrow' }, async ({
  page,
}) => {
  await open(page, KURTA)
  await choose(page, 'S')
  const field = quantity(page)
  await field.fill('')
  await field.pressSequentially('e-.+a ')
  await expect(field).toHaveValue('')
  await field.pressSequentially('55')
  await expect(field).toHaveValue('')
  await field.pressSequentially('4')
  await expect(field).toHaveValue('4')
  await field.press('Backspace')
  await field.blur()
  await expect(field).toHaveValue('1')
  await field.fill('0')
  await field.blur()
  await expect(field).toHaveValue('1')
})

test('a pasted quantity is clamped to the stock', { tag: '@narrow' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, KURTA)
  await choose(page, 'S')
  await page.evaluate(() => navigator.clipboard.writeText('999'))
  await quantity(page).selectText()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(quantity(page)).toHaveValue('4')
})

test('choosing another size resets the quantity to 1', { tag: '@narrow' }, async ({ page }) => {
  await open(page, SHIRT)
  await choose(page, 'M')
  await quantity(page).fill('3')
  await choose(page, 'L')
  await expect(quantity(page)).toHaveValue('1')
})

test('the choice is in the address, and a shared address restores it', { tag: '@narrow' }, async ({
  page,
}) => {
  await open(page, COLOURED)
  await choose(page, 'L')
  await page.getByLabel('Colour').selectOption('Indigo')
  await expect(page).toHaveURL(/\?size=L&color=Indigo$/)
  await open(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(size(page, 'L')).toBeChecked()
  await expect(page.getByLabel('Colour')).toHaveValue('Indigo')
})

test('a choice made before the script loaded is kept', { tag: '@narrow' }, async ({ page }) => {
  await page.goto(SHIRT)
  await choose(page, 'XL')
  await quantity(page).fill('2')
  await expect(page.getByRole('button', { name: 'One more' })).toBeVisible()
  await expect(size(page, 'XL')).toBeChecked()
  await add(page).click()
  await expect.poll(() => cartCookie(page)).toMatch(/~1048\.2\.XL\.$/)
})

test('a visitor’s Buy Now leads to the sign-in, and the product is remembered', { tag: '@narrow' }, async ({
  page,
}) => {
  await open(page, SHIRT)
  await choose(page, 'M')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fcheckout2/)
  expect(await page.evaluate(() => localStorage.productID)).toBe('1048')
})

test.describe('the purchase of a customer', () => {
  test.beforeEach(async ({ page, baseURL }) => (await newCustomer(page)).enter(baseURL))
  const buy = async (page: Page) => {
    await open(page, UNSIZED)
    await page.getByRole('button', { name: 'Buy Now' }).click()
  }

  test('goes on to the checkout', async ({ page }) => {
    await page.route('**/do/checkout/buy-now', route =>
      route.fulfill({ json: { status: 'true', message: '', to: '/RecentlyViewed?bought=1' } }),
    )
    await buy(page)
    await expect(page).toHaveURL(/bought=1/)
  })

  for (const [message, shown] of [
    ['Only 2 pieces are left.', 'Only 2 pieces are left.'],
    ['', 'Something went wrong. Please try again.'],
  ] as const)
    test(`refused with "${message}" says "${shown}"`, { tag: '@narrow' }, async ({ page }) => {
      await page.route('**/do/checkout/buy-now', route =>
        route.fulfill({ status: 409, json: { status: 'false', message, to: UNSIZED } }),
      )
      await buy(page)
      await expect(page.getByText(shown)).toBeVisible()
    })

  test('says so when the network fails', { tag: '@narrow' }, async ({ page }) => {
    await page.route('**/do/checkout/buy-now', route => route.abort())
    await buy(page)
    await expect(page.getByText('Failed to process your request. Please try again.')).toBeVisible()
  })
})

test('a long attribute is cut until it is opened', { tag: '@narrow' }, async ({ page }) => {
  await page.goto(SHIRT)
  const value = page.locator('.folded').first()
  await value.getByText('View More').click()
  await expect(value.getByText('the delivery is on us.')).toBeVisible()
  await value.getByText('View Less').click()
  await expect(value.getByText('the delivery is on us.')).toBeHidden()
})

test('the description opens by 8 line-units and collapses', { tag: '@narrow' }, async ({ page }) => {
  await open(page, '/product/nh-bagh-bed-01')
  const text = page.locator('.description-text')
  const button = page.getByRole('button', { name: /^Read/ })
  const lines = () =>
    text.evaluate(element =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    )
  await expect.poll(lines).toBe(8)
  await button.click()
  await expect(text).toHaveAttribute('data-lines', '16')
  await page.getByRole('button', { name: 'Collapse All' }).click()
  await expect.poll(lines).toBe(8)
  await expect(button).toHaveText('Read More')
  while ((await button.textContent()) === 'Read More') await button.click()
  await expect(button).toHaveText('Read Less')
  await button.click()
  await expect.poll(lines).toBe(8)
})

test('similar products are of the same category, on pages that wrap around', { tag: '@narrow' }, async ({
  page,
}) => {
  await open(page, '/product/nh-bagh-saree-01')
  const row = page.locator('.similar-row')
  const left = () => row.evaluate(element => Math.round(element.scrollLeft))
  await expect(page.getByRole('heading', { name: 'Similar Products' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous products' }).click()
  const end = await row.evaluate(element => element.scrollWidth - element.clientWidth)
  expect(end).toBeGreaterThan(0)
  await expect.poll(left).toBe(end)
  await page.getByRole('button', { name: 'Next products' }).click()
  await expect.poll(left).toBe(0)
})

test('six similar products to a page at 1280', { tag: '@narrow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/product/nh-bagh-saree-01')
  const shown = await page.locator('.similar-row').evaluate(row => {
    const edge = row.getBoundingClientRect()
    return [...row.children].filter(card => {
      const box = card.getBoundingClientRect()
      return box.left >= edge.left - 1 && box.right <= edge.right + 1
    }).length
  })
  expect(shown).toBe(6)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the bar with Add to Cart and Buy Now stays at the bottom', { tag: '@narrow' }, async ({ page }) => {
    await open(page, SHIRT)
    await page.mouse.wheel(0, 600)
    for (const name of ['Add to Cart', 'Buy Now']) {
      const box = await page.getByRole('button', { name }).boundingBox()
      expect(box && box.y + box.height).toBeGreaterThan(680)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await expect(page.locator('footer')).toBeHidden()
  })

  test('name and price are on the first screen', { tag: '@narrow' }, async ({ page }) => {
    await page.goto(SHIRT)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.locator('.product-info').getByText('₹199')).toBeInViewport()
  })
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('the side card has price and buttons', { tag: '@wide' }, async ({ page }) => {
    await page.goto(SHIRT)
    const card = page.getByRole('complementary', { name: 'Buy' })
    await expect(card.getByText('₹199')).toBeVisible()
    for (const name of ['Buy Now', 'Wishlist', 'Add to Cart'])
      await expect(card.getByRole('button', { name })).toBeVisible()
  })
})

test('share uses the device’s own dialog, with the choice in the address', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (shared: unknown) => Object.assign(window, { shared }) })
  })
  await open(page, SHIRT)
  await choose(page, 'M')
  await page.getByRole('link', { name: 'Share' }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toMatchObject({
    title: 'HOLI T-SHIRT',
    url: expect.stringMatching(/\/product\/nh-holi-tee-01\?size=M$/),
  })
})

test('without it Share is a chat link with name, address and picture', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto(SHIRT)
  const href = (await page.getByRole('link', { name: 'Share' }).getAttribute('href')) ?? ''
  const text = new URL(href).searchParams.get('text') ?? ''
  expect(href).toMatch(/^https:\/\/wa\.me\//)
  expect(text).toContain('HOLI T-SHIRT')
  expect(text).toMatch(/\/product\/nh-holi-tee-01\b/)
  expect(text).toMatch(/\/uploads\/nh-holi-tee-01-1-800x800\.webp/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product is bought by forms alone', async ({ page }) => {
    await page.goto(SHIRT)
    await choose(page, 'M')
    await add(page).click()
    await expect(page).toHaveURL(/\/addcart$/)
    await expect(page.getByText('HOLI T-SHIRT').first()).toBeVisible()
  })

  test('a missing size is reported on the product’s page, and the chosen colour stays', {
    tag: '@narrow',
  }, async ({ page }) => {
    await page.goto(COLOURED)
    await page.getByLabel('Colour').selectOption('Indigo')
    await add(page).click()
    await expect(page).toHaveURL(new RegExp(COLOURED))
    await expect(page.getByText('Please select a size before proceeding!')).toBeInViewport()
    await expect(page.getByLabel('Colour')).toHaveValue('Indigo')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('all of the description can be read', { tag: '@narrow' }, async ({ page }) => {
    await page.goto(UNSIZED)
    const text = page.locator('.description-text')
    expect(await text.evaluate(element => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
  })
})

for (const path of [SHIRT, KURTA, COLOURED, '/product/nh-bher-bol-04', '/product/nh-bagh-bed-01'])
  test(`axe finds nothing on ${path}`, { tag: '@narrow' }, async ({ page }) => {
    await open(page, path)
    expect(await faultsOf(page)).toEqual([])
  })
