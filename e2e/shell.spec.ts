import { expect, type Page, test } from 'playwright/test'
import { encodeCart } from '../lib/cart/rules/cart-cookie.ts'
import { encodeWishes } from '../lib/wishlist/rules/wish-cookie.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { newCustomer } from './shopper.ts'

type Tree = {
  group_desc: string
  group_order: number
  categories: {
    category_id: number
    category_desc: string
    cat_order: number
    Subcategories: { subcategory_id: number; subcategory_desc: string; subcat_order: number }[]
  }[]
}[]

const readTree = async (page: Page) => (await (await page.request.post('/api/GetAllCategory')).json()) as Tree
const sorted = <T>(list: T[], order: (entry: T) => number) => [...list].sort((a, b) => order(a) - order(b))
const menuName = (isMobile: boolean) => (isMobile ? 'Menu' : 'All Departments')
const departments = (page: Page) => page.getByRole('navigation', { name: 'All Departments' })
const header = (page: Page) => page.locator('header')
const footer = (page: Page) => page.locator('footer')

test('the departments list groups, categories and subcategories, each level in order', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const wanted = sorted(await readTree(page), g => g.group_order).flatMap(group => [
    group.group_desc,
    ...sorted(group.categories, c => c.cat_order).flatMap(category => [
      category.category_desc,
      ...sorted(category.Subcategories, s => s.subcat_order).map(s => s.subcategory_desc),
    ]),
  ])
  await page.getByRole('button', { name: menuName(isMobile) }).click()
  const names = departments(page).locator('details.group :is(summary, a):visible')
  expect((await names.allInnerTexts()).map(name => name.trim())).toEqual(wanted)
  const links = await departments(page)
    .locator('.group a')
    .evaluateAll(list => list.map(a => a.getAttribute('href')))
  expect(links[0]).toMatch(/^\/products-section2\/\d+$/)
  expect(links[1]).toMatch(/^\/products-section\/\d+$/)
})

test('menus toggle, and close on an outside click and by Esc, before any script', async ({
  browser,
  baseURL,
  isMobile,
  viewport,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport, isMobile })
  const page = await context.newPage()
  await page.goto('/')
  for (const [button, menu] of [
    [menuName(isMobile), 'All Departments'],
    [isMobile ? 'You' : 'Profile', 'Profile'],
  ] as const) {
    const opener = page.getByRole('button', { name: button, exact: true })
    const opened = page.getByRole('navigation', { name: menu, exact: true })
    await opener.click()
    await expect(opened).toBeVisible()
    // Up to 768 the drawer covers its opener: there it has a button of its own.
    if (menu === 'All Departments' && isMobile) await page.getByRole('button', { name: 'Close menu' }).click()
    else await opener.click()
    await expect(opened).toBeHidden()
    await opener.click()
    await page.mouse.click((viewport?.width ?? 0) - 8, 600)
    await expect(opened).toBeHidden()
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
  await context.close()
})

test('the panel is 320 px wide and at most 520 px high', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'All Departments' }).click()
  const box = await departments(page).boundingBox()
  expect(box?.width).toBe(320)
  expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(520)
})

test('the drawer has a My Profile submenu', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await departments(page).getByText('My Profile').first().click()
  await expect(departments(page).getByRole('link', { name: 'My Orders' })).toBeVisible()
})

test('the top bar holds the first 6 categories, with menus on hover and on focus that Esc closes', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Categories' })
  const tree = sorted(await readTree(page), g => g.group_order).flatMap(g =>
    sorted(g.categories, c => c.cat_order),
  )
  const tops = bar.locator('ul.wrap > li > a')
  expect(await tops.evaluateAll(list => list.map(a => a.getAttribute('href')))).toEqual(
    tree.slice(0, 6).map(c => `/products-section2/${c.category_id}`),
  )
  const menu = bar.locator('ul ul').first()
  await expect(menu).toBeHidden()
  await tops.first().hover()
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link').first()).toHaveAttribute('href', /^\/products-section\/\d+$/)
  await page.mouse.move(600, 700)
  await expect(menu).toBeHidden()
  await tops.first().focus()
  await expect(menu).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden({ timeout: 500 })
  }).toPass()
})

test('three logos stand in the header of a wide page, the reseller’s in the centre', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/')
  const brand = await header(page).locator('.head-brand').boundingBox()
  const reseller = await header(page).locator('.head-logo').boundingBox()
  const partner = await header(page).locator('.head-partner').boundingBox()
  expect(brand?.x).toBeLessThan(reseller?.x ?? 0)
  expect(reseller?.x).toBeLessThan(partner?.x ?? 0)
  expect((reseller?.x ?? 0) + (reseller?.width ?? 0) / 2).toBeCloseTo(640, -1)
})

test('the mobile header has search, Cart and You', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/')
  await expect(header(page).getByRole('combobox', { name: 'Search' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/addcart')
  await expect(header(page).getByRole('button', { name: 'You' })).toBeVisible()
})

for (const [typed, path] of [
  ['bagh print', /\/Product-Serach\/bagh%20print$/],
  ['', /\/(Product-Serach|ProductNotFound)\/?$/],
] as const)
  test(`Enter runs the search for “${typed}”`, { tag: '@narrow' }, async ({ page }) => {
    await page.goto('/aboutPage')
    await page.getByRole('combobox', { name: 'Search' }).fill(typed)
    await page.getByRole('combobox', { name: 'Search' }).press('Enter')
    await expect(page).toHaveURL(path)
  })

test('the badges count the wishes and the cart', async ({ page, context, baseURL, isMobile }) => {
  const line = { id: 1001, unit: 2, size: 'S', color: '' }
  const cart = encodeCart({ guest: '0123456789abcdef01234567', lines: [line] })
  const wishes = encodeWishes([
    { id: 1001, size: '', color: '' },
    { id: 1002, size: '', color: '' },
  ])
  await context.addCookies([
    { name: 'cartItems', value: cart, url: baseURL },
    { name: 'wishlistItems', value: encodeURIComponent(wishes), url: baseURL },
  ])
  await page.goto('/')
  await expect(header(page).getByRole('link', { name: /Cart/ })).toContainText('2')
  if (!isMobile)
    await expect(
      header(page)
        .getByRole('link', { name: /Wishlist/ })
        .first(),
    ).toContainText('2')
})

test('a visitor reads Profile and Hello, Sign In, and no Sign Out', { tag: '@narrow' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/mp')
  await page.getByRole('button', { name: isMobile ? 'You' : 'Profile', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Profile', exact: true })
  await expect(menu.getByRole('link', { name: 'Hello, Sign In' })).toHaveAttribute(
    'href',
    '/login?from=%2Fmp',
  )
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
})

test('a customer reads their name, and can sign out', async ({ page, baseURL, isMobile }) => {
  await (await newCustomer(page)).enter(baseURL)
  await page.goto('/aboutPage')
  if (!isMobile) await expect(header(page).getByRole('button', { name: 'Asha Verma' })).toBeVisible()
  await page.getByRole('button', { name: isMobile ? 'You' : 'Asha Verma' }).click()
  const menu = page.getByRole('navigation', { name: 'Profile', exact: true })
  await expect(menu.getByText('Hello, Asha Verma')).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('the footer has its columns, claims, contact and copyright', async ({ page }) => {
  await page.goto('/aboutPage')
  const links = Object.fromEntries(
    await footer(page)
      .getByRole('link')
      .evaluateAll(list => list.map(a => [a.textContent?.trim(), a.getAttribute('href')])),
  )
  expect(links).toMatchObject({
    'Terms and Conditions': '/ResellerTermsConditions',
    'Return Policy': '/ReturnPolicy',
    'About Us': '/aboutPage',
    'Contact Us': '/CustomerSupport',
    Account: '/login?from=%2FUserProfile',
    Orders: '/login?from=%2Fyour-orders',
    Wishlist: '/login?from=%2Fwishlist',
    'Add to cart': '/login?from=%2Faddcart',
  })
  await expect(footer(page)).toContainText('Trusted by more than 1 Crore Indians')
  await expect(footer(page)).toContainText('Pay on Delivery | Free Delivery')
  await expect(footer(page)).toContainText(/© 2015-2024 localhost/)
})

test('social icons show only for the links that are present', { tag: '@narrow' }, async ({ page }) => {
  const { data } = await (await page.request.get('/api/Social_media_links')).json()
  await page.goto('/aboutPage')
  for (const [key, name] of Object.entries({
    fb: 'Facebook',
    insta: 'Instagram',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
  })) {
    const icon = footer(page).getByRole('link', { name })
    await expect(icon).toHaveCount(data[0][key] ? 1 : 0)
    if (!data[0][key]) continue
    await expect(icon).toHaveAttribute('href', data[0][key])
    await expect(icon).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

// [path, up to 768 px, above it]
for (const [path, narrow, wide] of [
  ['/', true, true],
  ['/aboutPage', true, true],
  ['/mp', true, true],
  ['/addcart', false, true],
  ['/wishlist', false, true],
  ['/product/nh-bagh-saree-01', false, true],
  ['/ReturnPolicy', true, false],
  ['/ResellerTermsConditions', true, false],
  ['/CustomerSupport', true, false],
  ['/nope', true, false],
] as const)
  test(`the footer of ${path} is ${narrow ? 'shown' : 'hidden'} up to 768 px and ${wide ? 'shown' : 'hidden'} above`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.goto(path)
    for (const [width, shown] of [
      [360, narrow],
      [768, narrow],
      [769, wide],
      [1280, wide],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(footer(page).filter({ visible: true })).toHaveCount(shown ? 1 : 0)
    }
  })

test('the header is hidden on the cart', async ({ page }) => {
  await page.goto('/addcart')
  await expect(header(page)).toHaveCount(0)
})

test('a button to the top appears after more than 300 px and leads there', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/ResellerTermsConditions')
  await page.locator('main').evaluate(main => {
    main.style.minHeight = '3000px'
  })
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(button).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 301))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('following a link begins at the top', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await footer(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/aboutPage')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [path, name] of [
  ['/', 'Home'],
  ['/aboutPage', 'About Us'],
  ['/wishlist', 'My Wishlist'],
  ['/addcart', 'Cart'],
  ['/login', 'Sign In'],
  ['/register', 'Create Account'],
] as const)
  test(`the title of ${path} is its name and the host`, { tag: '@narrow' }, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(new RegExp(`^${name} \\| localhost:\\d+$`))
  })

test('the theme and the logo info are remembered, and never requested by the browser', {
  tag: '@narrow',
}, async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.goto('/')
  const stored = (key: string) => page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
  await expect.poll(() => stored('themeColor')).toMatchObject({ primary: expect.any(String) })
  expect(await stored('resellerLogoData')).toMatchObject({ email: expect.stringContaining('@') })
  expect(requested.filter(path => path.startsWith('/api/'))).toEqual([])
})

test('the first page sends no request to another site', { tag: '@narrow' }, async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).origin))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin])
})

test('the keyboard goes from the skip link to the page', async ({ page }) => {
  await page.goto('/aboutPage')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

for (const path of [
  '/',
  '/addcart',
  '/product/nh-holi-tee-01',
  '/products-section2/11',
  '/login',
  '/ReturnPolicy',
])
  test(`${path} keeps within a phone whose letters are half as large again`, { tag: '@narrow' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const phone = await page.context().newCDPSession(page)
    await phone.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
    await expectNoSidewaysScroll(page)
  })

test('the manifest and the icons are there', { tag: '@narrow' }, async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Narmada Haat', start_url: '/' })
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\/(svg\+xml|png)/)
})
