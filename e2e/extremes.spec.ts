import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { encodeCart } from '../lib/cart/rules/cart-cookie.ts'
import { encodeWishes } from '../lib/wishlist/rules/wish-cookie.ts'
import {
  CATEGORY,
  CODE,
  GROUP,
  importExtremes,
  LONG,
  LONG_SIZE,
  MENU_ENTRIES,
  PART,
} from './extreme-catalogue.ts'
import { expectNoSidewaysScroll, sidewaysScroll } from './no-sideways-scroll.ts'
import { ADDRESS, expectInSight, newMobile, open, PASSWORD } from './shopper.ts'
import { openOwnShops } from './started-shop.ts'

// A shop in which each text is one long word, and each list and number has its minimum or maximum.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let ownShops: Awaited<ReturnType<typeof openOwnShops>>
let shop = ''
let dataDir = ''
let ids: Record<string, number> = {}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  ownShops = await openOwnShops()
  const started = await ownShops.startEmpty('extremes')
  await started.ready()
  shop = started.address
  dataDir = started.dataDir
  await importExtremes(dataDir, ownShops.folderOf('catalogue'))
  const database = await started.database()
  const { rows } = await database.query<{ id: number; asin: string }>('select id, asin from products')
  ids = Object.fromEntries(rows.map(({ id, asin }) => [asin, id]))
})
test.afterAll(() => ownShops.close())

const idOf = (code: string) => ids[code] ?? 0
const pathOf = (code: string) => `/product/${code.toLowerCase()}`

const STOREFRONT = () => [
  '/',
  '/mp',
  '/video',
  '/collections',
  '/aboutPage',
  '/ReturnPolicy',
  '/ResellerTermsConditions',
  '/CustomerSupport',
  '/RecentlyViewed',
  '/ProductNotFound',
  `/ProductNotFound?q=${LONG}`,
  '/nope',
  '/login',
  '/register',
  '/track',
  `/products-section2/${GROUP}`,
  `/products-section2/${CATEGORY.long}`,
  `/products-section/${PART.long}`,
  `/products-section/${PART.more}?page=2&sort=nameAZ`,
  `/Product-Serach/${LONG.slice(0, 20)}`,
  `/Product-Serach/${'q'.repeat(200)}`,
  '/addcart',
  '/wishlist',
  pathOf(CODE.long),
  pathOf(CODE.pictures),
  pathOf(CODE.dear),
]

const full = async (page: Page) => {
  const lines = [
    { id: idOf(CODE.long), unit: 2, size: LONG_SIZE, color: LONG },
    { id: idOf(CODE.dear), unit: 9, size: 'S', color: '' },
  ]
  const wishes = [CODE.long, CODE.dear].map(code => ({ id: idOf(code), size: '', color: '' }))
  await page.context().addCookies([
    { name: 'cartItems', value: encodeCart({ guest: 'a'.repeat(24), lines }), url: shop },
    { name: 'wishlistItems', value: encodeURIComponent(encodeWishes(wishes)), url: shop },
  ])
  const entry = {
    id: 1,
    ASIN: LONG,
    name: LONG,
    image: '',
    category: LONG,
    discountPrice: 1,
    originalPrice: 2,
  }
  await page.addInitScript(
    seen => localStorage.setItem('recentlyViewed', seen),
    JSON.stringify([entry, { ...entry, id: 2 }]),
  )
}

const narrow = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage()

test('no page scrolls sideways because of a long word, at 320 and at 360', { tag: '@wide' }, async ({
  browser,
}) => {
  const page = await narrow(browser)
  await full(page)
  const found: Record<string, string[]> = {}
  for (const path of STOREFRONT()) {
    await page.goto(shop + path)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      const faults = await sidewaysScroll(page)
      if (faults.length) found[`${path} at ${width}`] = faults
    }
  }
  expect(found).toEqual({})
  await page.context().close()
})

test('nor do overlays and messages', { tag: '@wide' }, async ({ browser }) => {
  const page = await narrow(browser)
  const fits = () => expectNoSidewaysScroll(page)
  await open(page, `${shop}/products-section/${PART.long}`)
  for (const name of ['Menu', 'You', 'Filters']) {
    await page.getByRole('button', { name, exact: true }).click()
    await fits()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('combobox', { name: /search/i }).fill(LONG.slice(0, 12))
  await expect(page.getByRole('option').first()).toBeVisible()
  await fits()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Add .*X-LONG to cart$/ })
    .first()
    .click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  expect(await question.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Wishlist:/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Add .*X-DEAR to cart$/ })
    .first()
    .click()
  await expect(page.locator('.toast')).toHaveCount(2)
  await fits()
  for (const toast of await page.locator('.toast').all())
    expect(await toast.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
  await open(page, `${shop}/addcart`)
  await page
    .getByRole('button', { name: /^Remove/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await fits()
  await page.context().close()
})

test('nor do a customer’s own pages and mails with long names', { tag: '@wide' }, async ({ browser }) => {
  const page = await narrow(browser)
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`
  const send = (call: string, data: object, token = '') =>
    page.request.post(`${shop}${call}`, { data, headers: token ? { authorization: `Bearer ${token}` } : {} })
  const word = 'Kanjeevaramsilkweaver'.repeat(3).slice(0, 60)
  await send('/api/insert_customer', {
    firstname: word,
    lastname: word,
    email,
    mobileno: newMobile(),
    password: PASSWORD,
  })
  const response = await page.request.post(`${shop}/token`, {
    form: { username: email, password: PASSWORD, grant_type: 'password' },
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  const long = word.repeat(3)
  const address = await send(
    '/api/insert_Customer_add',
    { ...ADDRESS, email, name: word.repeat(2), address1: long, address2: long, city: word, district: word },
    token,
  )
  const addressid = ((await address.json()) as { data: { id: string }[] }).data[0]?.id
  const line = {
    productcode: String(idOf(CODE.long)),
    quantity: 1,
    size: LONG,
    cart_size: LONG_SIZE,
    cart_color: LONG,
  }
  const order = async (paymentmode: string) => {
    const placed = await send(
      '/api/insert_Customer_Order',
      { addressid, coupan_Code: '', paymentmode, orders: [line] },
      token,
    )
    expect(placed.status(), await placed.text()).toBe(200)
    const { data } = (await placed.json()) as { data: { ORDERID: string; coorderid?: string } }
    return data.coorderid ?? data.ORDERID
  }
  const [paid, waiting] = [await order('COD'), await order('ONLINE')]
  await send(
    '/api/Add_to_cart1',
    [{ prod_id: idOf(CODE.long), unit: 1, cart_size: LONG_SIZE, cart_color: LONG }],
    token,
  )
  await page.context().addCookies([
    { name: 'user_token', value: token, url: shop, httpOnly: true },
    { name: 'user_name', value: encodeURIComponent(`${word} ${word}`), url: shop },
    { name: 'email', value: encodeURIComponent(email), url: shop },
  ])
  const found: Record<string, string[]> = {}
  for (const path of [
    '/',
    '/addcart',
    '/checkout2',
    `/PaymentPage?order=${waiting}`,
    `/order-confirmation?order=${paid}`,
    '/your-orders',
    `/track?order=${paid}`,
    `/cancellation-form?order=${paid}`,
    '/your-address',
    '/address-form',
    '/UserProfile',
    '/overview',
    '/account-settings',
    '/logout',
  ]) {
    await open(page, shop + path)
    const faults = await sidewaysScroll(page)
    if (faults.length) found[path] = faults
  }
  const outbox = path.join(dataDir, 'outbox')
  const mails = (await readdir(outbox)).filter(name => /html|eml/.test(name))
  expect(mails.length).toBeGreaterThan(1)
  for (const name of mails) {
    await page.setContent(htmlOf(await readFile(path.join(outbox, name), 'utf8')))
    const faults = await sidewaysScroll(page)
    if (faults.length) found[name] = faults
  }
  expect(found).toEqual({})
  await page.context().close()
})

/** The visible part of a mail in the outbox. */
const htmlOf = (mail: string) => {
  const start = mail.indexOf('<!doctype html>')
  return start < 0 ? mail : mail.slice(start, mail.indexOf('</html>') + 7)
}

test('no caption of the banner is cut at 320', { tag: '@wide' }, async ({ browser }) => {
  const page = await narrow(browser)
  for (const width of [320, 359, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await open(page, shop)
    const strip = await page.locator('.banner').boundingBox()
    for (const caption of await page.locator('.banner-words').all()) {
      const box = await caption.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(strip?.y ?? 0)
      expect(await caption.evaluate(each => each.scrollHeight - each.clientHeight)).toBe(0)
    }
    const words = await page.locator('.banner-words').nth(1).boundingBox()
    const dots = await page.locator('.banner-controls').boundingBox()
    if (width < 360) expect((dots?.y ?? 0) + (dots?.height ?? 0)).toBeLessThanOrEqual((words?.y ?? 0) + 1)
  }
  await page.context().close()
})

for (const [width, height] of [
  [769, 1024],
  [1024, 768],
  [1099, 700],
  [1100, 700],
] as const)
  test(`at ${width} × ${height} Add is on the first screen, and covers nothing at the page’s end`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(shop + pathOf(CODE.oneColour))
    const add = page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true })
    await expect(add).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = page.locator('footer a').last()
    await expect(last).toBeInViewport()
    await expectInSight(last)
  })

test('a menu of 85 entries does not lengthen the page; open it is as tall as the screen and scrolls', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(shop + pathOf(CODE.bare))
  const beyond = () =>
    page.evaluate(() => {
      const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return document.documentElement.scrollHeight - Math.max(end + scrollY, innerHeight)
    })
  expect(await beyond()).toBeLessThan(20)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const bar = page.getByRole('navigation', { name: 'Top categories' })
  const category = bar.getByRole('link', { name: `${LONG} ${CATEGORY.menu}` })
  const menu = bar
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Part 0', exact: true }) })
    .last()
  for (const way of ['pointer', 'keyboard'] as const) {
    if (way === 'pointer') await category.hover()
    else await category.focus()
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await menu.evaluate(each => each.scrollHeight > each.clientHeight)).toBe(true)
    const last = menu.getByRole('link', { name: `Part ${MENU_ENTRIES - 1}`, exact: true })
    if (way === 'pointer') await last.scrollIntoViewIfNeeded()
    else await last.focus()
    await expect(last).toBeInViewport()
    await page.mouse.move(5, 780)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect(menu).toBeHidden()
  }
  await category.focus()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Part 0', exact: true })).toBeFocused()
})

test('lists of none, one, 24 and 25 show their count, and only the last has a second page', {
  tag: '@wide',
}, async ({ page }) => {
  for (const [id, count, pages] of [
    [PART.none, 0, false],
    [PART.one, 1, false],
    [PART.full, 24, false],
    [PART.more, 24, true],
  ] as const) {
    await page.goto(`${shop}/products-section/${id}`)
    await expect(page.getByRole('article')).toHaveCount(count)
    await expect(page.locator('.page-link').first()).toHaveCount(pages ? 1 : 0)
    if (count === 0) await expect(page.getByText('No products available.')).toBeVisible()
  }
  await page.goto(`${shop}/products-section/${PART.more}?page=2`)
  await expect(page.getByRole('article')).toHaveCount(1)
})

for (const script of [true, false])
  test(`the only size or colour is chosen automatically, ${script ? 'with' : 'without'} script`, {
    tag: '@wide',
  }, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: script })).newPage()
    for (const [code, message] of [
      [CODE.oneColour, 'Colour: Indigo'],
      [CODE.oneSize, 'Size: Free · Colour: Indigo'],
    ] as const) {
      await open(page, shop + pathOf(code))
      await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
      if (script) await expect(page.getByText('(1 unit) added to cart!')).toBeVisible()
      await page.goto(`${shop}/addcart`)
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await page.context().clearCookies()
      await open(page, `${shop}/products-section/${PART.long}`)
      await page.getByRole('button', { name: new RegExp(`^Add .*${code} to cart$`) }).click()
      if (script) await expect(page.getByText('(1 unit) added to cart!')).toBeVisible()
      await page.goto(`${shop}/addcart`)
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await page.context().clearCookies()
    }
    await page.context().close()
  })

test('a text of 93 lines can be read to its end at 360, and collapses again', { tag: '@wide' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, shop + pathOf(CODE.long))
  const text = page.locator('.description-text')
  const lines = () =>
    text.evaluate(each =>
      Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)),
    )
  const button = page.getByRole('button', { name: /^Read (More|Less)$/ })
  for (const shown of [8, 16, 24]) {
    expect(await lines()).toBe(shown)
    await expect(button).toHaveText('Read More')
    await button.click()
  }
  await expect(text.getByText('Line of a long text.').last()).toBeVisible()
  expect(await text.evaluate(each => each.scrollHeight - each.clientHeight)).toBe(0)
  expect(await lines()).toBeGreaterThan(93)
  await expect(button).toHaveText('Read Less')
  await button.click()
  await expect.poll(lines).toBe(8)
  await expect(button).toBeInViewport()
})

test('one line, no picture, no discount, the lowest and the highest price', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page, shop + pathOf(CODE.bare))
  const off = page.locator('.product').getByText('% OFF')
  await expect(off).toHaveCount(0)
  await expect(page.locator('.gallery-row img')).toHaveCount(1)
  await expect(page.locator('.gallery-links')).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: 'Sold out' }).filter({ visible: true }).first(),
  ).toBeDisabled()
  await page.goto(shop + pathOf(CODE.cheap))
  await expect(page.getByText('₹1', { exact: true }).first()).toBeVisible()
  await expect(off).toHaveCount(0)
  await page.goto(shop + pathOf(CODE.dear))
  await expect(page.getByText('₹99,99,998').first()).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(/NaN|undefined|Infinity/)
  await page.goto(shop + pathOf(CODE.pictures))
  await expect(page.locator('.gallery-row img')).toHaveCount(25)
  await expect(page.locator('.gallery-links a')).toHaveCount(25)
})

test('without script /RecentlyViewed says why it is empty, and has a link', { tag: '@wide' }, async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${shop}/RecentlyViewed`)
  const message = page.locator('noscript')
  await expect(message.locator('p')).toHaveText(/shows it where JavaScript is switched on/)
  await expect(message.locator('p')).toBeVisible()
  await expect(message.locator('a')).toBeVisible()
  await expect(page.locator('.skeleton')).toBeHidden()
  await page.context().close()
})

test('viewed products have arrows only if the row overflows', { tag: '@wide' }, async ({ page }) => {
  const show = (count: number) =>
    page.addInitScript(
      seen => localStorage.setItem('recentlyViewed', seen),
      JSON.stringify(
        Array.from({ length: count }, (_, i) => ({
          id: i + 1,
          ASIN: `A${i}`,
          name: 'Bowl',
          image: '',
          category: '',
          discountPrice: 1,
          originalPrice: 1,
        })),
      ),
    )
  for (const [count, shown] of [
    [1, false],
    [8, true],
  ] as const) {
    await show(count)
    await open(page, `${shop}/RecentlyViewed`)
    await expect(page.locator('.recent-strip > li')).toHaveCount(count)
    await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible({ visible: shown })
  }
})
