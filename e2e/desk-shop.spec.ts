import { type Cookie, expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { faultsOf } from './axe.ts'
import { sessionOf, withoutScript } from './desk-people.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { until } from './started-shop.ts'
import { testInOwnShop } from './test-in-own-shop.ts'

// From an empty folder to an open shop, at the desk alone. Each act and each refusal: lib/backend/desk/{shop,money}/*.test.ts.

const test = testInOwnShop('desk-shop', { isNew: true, isOneWay: true })

let session: Cookie[] = []

/** The owner, in a browser of this test. */
const enter = (page: Page) => page.context().addCookies(session)

/** In the strip, or on the page that follows a press before its script was there. */
const saved = (page: Page) => expect(page.getByText(/: saved\./)).toBeVisible()

test('the link of the first start makes the owner, and the list says what is missing', async ({
  page,
  shop,
}) => {
  test.slow()
  expect((await page.goto('/'))?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'This shop is not open yet.' })).toBeVisible()
  const link = /\/desk\/join\/[\w-]+/.exec(shop.said())?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('Your name').fill('Asha')
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await expect(page.locator('.desk-codes code')).toHaveCount(10)
  session = await sessionOf(page)
  await page.goto('/desk/shop')
  await expect(page.getByRole('heading', { name: 'Your shop is not open yet' })).toBeVisible()
  await expect(page.getByText('Give the shop a name')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Give the shop a name' }).click()
  await page.getByLabel('Name of the shop').fill('Reva Weaves')
  await page.getByRole('button', { name: 'Save' }).click()
  await saved(page)
  await page.goto('/desk/shop/colours')
  await page.getByLabel('Background', { exact: true }).fill('#fff8f0')
  await page.getByLabel('Text', { exact: true }).fill('#ffeedd')
  await expect(page.getByText('was moved so far that it can be read')).toBeVisible()
  await page.getByLabel('Background', { exact: true }).fill('no colour')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Background', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Background', { exact: true }).fill('#fff8f0')
  await page.getByRole('button', { name: 'Save' }).click()
  await saved(page)
  expect(await faultsOf(page)).toEqual([])
})

test('without script rows of delivery, a policy and a closed sign are set', async ({ browser, baseURL }) => {
  test.slow()
  const page = await withoutScript(browser, baseURL, session)
  await page.goto('/desk/shop/delivery')
  const row = page.locator('section', { hasText: 'Add a place' })
  await row.getByLabel('PIN code begins with').fill('39')
  await row.getByLabel('Charge in rupees').fill('much')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByLabel('PIN code begins with')).toHaveValue('39')
  await expect(row.getByLabel('Charge in rupees')).toHaveAttribute('aria-invalid', 'true')
  await row.getByLabel('Charge in rupees').fill('60')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('PIN codes that begin with 39: saved.')).toBeVisible()
  await expect(page.getByText('You deliver to these PIN codes only.')).toBeVisible()
  const others = page.locator('section', { hasText: 'All other PIN codes' })
  await others.getByLabel('Charge in rupees').fill('90')
  await others.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All other PIN codes: saved.')).toBeVisible()
  await expect(page.getByText('You deliver to these PIN codes only.')).toHaveCount(0)
  await expectNoSidewaysScroll(page)

  await page.goto('/desk/shop/policies/privacy')
  await page.getByText('The whole text').click()
  await page.getByLabel('Text', { exact: true }).fill('# Privacy\n\nWe keep your address.')
  await page.getByRole('button', { name: 'Save and show it' }).click()
  await expect(page.getByText('Privacy: saved.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.context().close()
})

test('a shop with a thing is looked at before it opens, opens, closes for a while, and opens again', async ({
  page,
  browser,
  shop,
  baseURL,
}) => {
  test.slow()
  const database = await shop.database()
  await enter(page)
  await page.goto('/desk/shop')
  await page.locator('summary', { hasText: 'Open the shop' }).click()
  await page.getByRole('button', { name: 'Open the shop' }).click()
  await expect(page.getByText('needs a name and something to sell')).toBeVisible()
  await addThing(database)
  await page.getByRole('link', { name: 'Look at it' }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(page.getByText('Reva Weaves').first()).toBeVisible()
  const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  expect((await stranger.goto('/'))?.status()).toBe(503)

  await page.goto('/desk/shop')
  await page.locator('summary', { hasText: 'Open the shop' }).click()
  await page.getByRole('button', { name: 'Open the shop' }).click()
  await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible()
  expect((await stranger.goto('/'))?.status()).toBe(200)
  await expect(stranger.getByText('Reva Weaves').first()).toBeVisible()
  expect((await stranger.goto('/policy/privacy'))?.status()).toBe(200)
  await expect(stranger.getByText('We keep your address.')).toBeVisible()

  await page.goto('/desk/shop/closed')
  await page.getByLabel('What the sign says').fill('We are at a wedding.')
  await page.getByLabel('Open again from').fill('2095-11-30T10:00')
  await page.getByRole('button', { name: 'Hang the sign' }).click()
  await expect(page.getByRole('button', { name: 'Take the sign down' })).toBeVisible()
  const says = async (isClosed: boolean) =>
    until(async () => (await (await fetch(`${shop.address}/`)).text()).includes('at a wedding') === isClosed)
  await says(true)
  await page.getByRole('button', { name: 'Take the sign down' }).click()
  await says(false)
  await stranger.context().close()
})

test('sections are added, moved, renamed, given a picture, taken away and taken back by thumb, without a page load', async ({
  page,
  shop,
}) => {
  test.slow()
  await enter(page)
  await page.goto('/desk/shop')
  await page.getByRole('link', { name: 'Sections' }).click()
  await expect(page.getByRole('link', { name: /^Cotton/ })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await nameField(page).fill('Gifts')
  await page.getByRole('button', { name: 'Add a section' }).click()
  await expect(page.getByRole('link', { name: /^Gifts/ })).toBeVisible()
  await expect(nameField(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Move Gifts up' }).click()
  await expect(page.getByRole('button', { name: 'Move Gifts down' })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await until(() => isAbove(shop, 'Gifts', 'Sarees'))
  await expectNoSidewaysScroll(page)
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('link', { name: /^Gifts/ }).click()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await nameField(page).first().fill('Presents')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Presents', exact: true })).toBeVisible()
  const buffer = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('img', { name: 'Picture on the home page' })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await until(async () => (await (await fetch(shop.address)).text()).includes('/uploads/section-'))
  await expectNoSidewaysScroll(page)
  expect(await faultsOf(page)).toEqual([])

  await page.locator('summary', { hasText: 'Take it away' }).click()
  await page.getByRole('button', { name: 'Take it away now' }).click()
  await expect(page.getByText('Section Presents taken away')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Presents/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Take it back' }).first().click()
  await expect(page.getByRole('link', { name: /^Presents/ })).toBeVisible()
})

test('without script sections are moved, renamed and added, and what is refused stays typed', async ({
  browser,
  baseURL,
  shop,
}) => {
  const page = await withoutScript(browser, baseURL, session)
  await page.goto('/desk/shop/sections')
  await page.getByRole('button', { name: 'Move Presents down' }).click()
  await expect(page.getByText('Presents is moved.')).toBeVisible()
  await nameField(page).fill('cloth')
  await page.getByRole('button', { name: 'Add a section' }).click()
  await expect(page.getByText('There is one called cloth here already.')).toBeVisible()
  await expect(nameField(page)).toHaveValue('cloth')
  await page.getByRole('link', { name: /^Cloth/ }).click()
  await nameField(page).first().fill('Fabric')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Fabric', exact: true })).toBeVisible()
  await nameField(page).last().fill('Shawls')
  await page.getByRole('button', { name: 'Add a section' }).click()
  await expect(page.getByText('Shawls is added.')).toBeVisible()
  await expect(
    page.getByText('It can be taken away once it is empty. In it: 2 sections and 1 thing.'),
  ).toBeVisible()
  await until(() => isAbove(shop, 'Sarees', 'Shawls'))
  await until(() => isAbove(shop, 'Shawls', 'Presents'))
  await until(() => isAbove(shop, 'Presents', 'Fabric'))
  await expectNoSidewaysScroll(page)
  await page.context().close()
})

test('a rating is answered with script, and the money page says what its table says', async ({
  page,
  shop,
}) => {
  test.slow()
  const database = await shop.database()
  await database.query(RATED)
  await enter(page)
  await page.goto('/desk/money/answers/ratings')
  await page.getByLabel('Your answer, shown below the rating').fill('Thank you!')
  await page.getByRole('button', { name: 'Save the answer' }).click()
  await expect(page.getByText('There is none.')).toBeVisible()
  const { rows } = await database.query('select answer from ratings')
  expect(rows).toEqual([{ answer: 'Thank you!' }])
  await page.goto('/desk/money')
  await expect(page.getByRole('img', { name: 'Ordered each day, in rupees' })).toBeVisible()
  await page.locator('summary', { hasText: 'As a table' }).click()
  await expect(page.getByRole('row', { name: /^Together 1 ₹560\.00/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await faultsOf(page)).toEqual([])
  for (const path of ['answers', 'bills', 'customers']) {
    await page.goto(`/desk/money/${path}`)
    await expectNoSidewaysScroll(page)
    expect(await faultsOf(page)).toEqual([])
  }
})

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

/** Whether the page of all sections names one before another: categories in the bar on top first, then the groups. */
const isAbove = async ({ address }: { address: string }, first: string, second: string) => {
  const shown = await (await fetch(`${address}/departments`)).text()
  return shown.includes(first) && shown.indexOf(first) < shown.indexOf(second)
}

const addThing = (database: { query: (sql: string) => Promise<unknown> }) =>
  database.query(`
    insert into sections (id, level, parent_id, name)
    values (1, 'group', null, 'Cloth'), (2, 'category', 1, 'Sarees'), (3, 'subcategory', 2, 'Cotton');
    insert into products (id, asin, slug, name, name_key, group_id, category_id, subcategory_id, original_paise,
      discount_paise, delivery_paise)
    values (1, 'S-1', 's-1', 'Cotton saree', 'cotton saree', 1, 2, 3, 60000, 50000, 6000);
    insert into product_sizes (product_id, size_desc, unit_id, stock) values (1, 'NA', 1, 10)`)

const RATED = `
  with buyer as (
    insert into customers (firstname, lastname, email, mobile, password_hash)
    values ('Asha', 'Verma', 'asha@example.in', '9876543210', 'none') returning id),
  placed as (
    insert into orders (id, customer_id, mode, status, subtotal, delivery, discount, total, address, body_hash)
    select 'TEST-1', id, 'COD', 'delivered', 50000, 6000, 0, 56000, '{"pincode":"451224"}', '' from buyer returning id),
  line as (
    insert into order_lines (order_id, place, product_id, asin, name, image, description, size, color, units, price, original_price, total)
    select id, 1, 1, 'S-1', 'Cotton saree', '', '', '', '', 1, 50000, 60000, 50000 from placed returning order_id, place, product_id)
  insert into ratings (order_id, place, product_id, stars, words, by_name)
  select order_id, place, product_id, 5, 'Soft.', 'Asha V.' from line`
