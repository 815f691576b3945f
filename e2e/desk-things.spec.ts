import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Browser, expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { importFolder } from './import-folder.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { openOwnShops, type StartedShop } from './started-shop.ts'

// A seller keeps her goods on a phone. Each act and each refusal: lib/backend/desk/things/**/*.test.ts.
const FILES = {
  'categories.csv': `level,id,parent_id,name
group,1,,Cloth
category,11,1,Prints
subcategory,101,11,Stoles
`,
  'products.csv': 'ASIN,name,subcategory_id,mrp,discountPrice,sizes\nS-1,Printed stole,101,900,800,NA:5\n',
  'shop.json': JSON.stringify({ name: 'Kurta House', mobile: '98765 00000' }),
}
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

let ownShops: Awaited<ReturnType<typeof openOwnShops>>
let shop: StartedShop
let folder: string
const token = randomBytes(32).toString('base64url')

// One shop, and each test goes on where the one before has ended.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  ownShops = await openOwnShops()
  folder = await mkdtemp(path.join(os.tmpdir(), 'haat-goods-'))
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text)
  shop = await ownShops.startEmpty('desk-things')
  await shop.ready()
  await importFolder(shop.dataDir, folder)
  for (const [name, colour] of [
    ['one.jpg', '#a33'],
    ['two.jpg', '#3a3'],
    ['three.jpg', '#33a'],
  ] as const)
    await writeFile(path.join(folder, name), await photo(colour))
  await writeFile(
    path.join(folder, 'film.jpg'),
    Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isomiso2avc1mp41', 'latin1'),
  )
  const client = await shop.database()
  await client.query(
    `with person as (insert into desk_people (name, role) values ('Asha', 'catalogue') returning id)
     insert into desk_sessions (token_hash, person_id, device) select $1, id, 'test' from person`,
    [createHash('sha256').update(token).digest()],
  )
})
test.afterAll(async () => {
  await ownShops?.close()
  await rm(folder, { recursive: true, force: true })
})

const photo = (background: string) =>
  sharp({ create: { width: 2600, height: 1900, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Somebody who keeps the goods, signed in on a phone. */
const asAsha = async (browser: Browser, javaScriptEnabled = true) => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled, baseURL: shop.address })
  await context.addCookies([
    { name: 'desk_session', value: token, domain: '127.0.0.1', path: '/desk', httpOnly: true },
  ])
  return context.newPage()
}
const priceField = (page: Page) => page.getByRole('textbox', { name: 'Price in ₹', exact: true })
const at = (where: string) => `${shop.address}${where}`
const shown = async (where: string) => (await fetch(at(where))).text()

test('a thing is added with photos from a phone whose network breaks, and is on its page', async ({
  browser,
}) => {
  const page = await asAsha(browser)
  await page.goto(at('/desk/things'))
  await page.getByRole('button', { name: 'Add a thing' }).click()
  await page.waitForURL(/\/desk\/things\/draft\//)
  // Every second piece is lost on the way.
  let sent = 0
  await page.route('**/desk/upload/*', route => (++sent % 2 ? route.abort() : route.continue()))
  const gallery = page.getByLabel('From the gallery')
  await gallery.setInputFiles(['one.jpg', 'two.jpg'].map(name => path.join(folder, name)))
  await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible()
  await page.unroute('**/desk/upload/*')
  // What a reload breaks off goes on by itself.
  await page.route('**/desk/upload/*', route => route.abort())
  await gallery.setInputFiles(path.join(folder, 'three.jpg'))
  await expect(page.getByText('waits for the network')).toBeVisible()
  await page.reload()
  await page.unroute('**/desk/upload/*')
  await expect(page.getByRole('img', { name: 'Picture 3' })).toBeVisible({ timeout: 20_000 })
  await gallery.setInputFiles(path.join(folder, 'film.jpg'))
  await expect(page.getByText('This is a film, whatever it is called.')).toBeVisible()
  await gallery.setInputFiles(path.join(folder, 'film.jpg'))
  await page.getByRole('button', { name: 'Remove the 2 that cannot be sent' }).click()
  await expect(page.getByText('This is a film, whatever it is called.')).toHaveCount(0)

  await page.getByLabel('Name', { exact: false }).first().fill('Cotton kurta')
  await page.getByRole('button', { name: 'Put into the shop' }).click()
  await expect(page.getByText('What does it cost?')).toBeVisible()
  await page.getByLabel('Or a new section').fill('Women > Kurtas > Cotton')
  await priceField(page).fill('1,250')
  await page.getByLabel('Size', { exact: true }).first().fill('M')
  await page.getByLabel('Pieces', { exact: true }).first().fill('3')
  await page.getByRole('button', { name: 'Put into the shop' }).click()
  await page.waitForURL(/\/desk\/thing\/\d+/)
  await expect(page.getByRole('heading', { name: 'Cotton kurta' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expect.poll(() => shown('/product/cotton-kurta')).toContain('₹1,250')
})

test('a price and the stock are changed without a page load, and taken back', async ({ browser }) => {
  const page = await asAsha(browser)
  await page.goto(at('/desk/things'))
  await page.getByRole('link', { name: /Cotton kurta/ }).click()
  await page.waitForURL(/\/desk\/thing\/\d+/)
  await expect(page.getByText('From the gallery')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await priceField(page).fill('990')
  await page.getByRole('button', { name: 'Save the price' }).click()
  await expect(page.getByText('Now ₹990.')).toBeVisible()
  await page.getByRole('button', { name: 'M: 5 more' }).click()
  await expect(page.locator('.desk-count')).toHaveText('8')
  await page.getByText('Another number').click()
  await page.getByRole('textbox', { name: 'More or fewer' }).fill('-9')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('only 8 there')).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).first().click()
  await expect(page.getByText('Now ₹1250.')).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('pictures are dragged to another place', async ({ browser }) => {
  const page = await asAsha(browser)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(at('/desk/things'))
  await page.getByRole('link', { name: /Cotton kurta/ }).click()
  await page.waitForURL(/\/desk\/thing\/\d+/)
  await expect(page.getByText('From the gallery')).toBeVisible()
  const rows = page.locator('.desk-pictures li')
  const names = () => rows.evaluateAll(all => all.map(row => row.getAttribute('data-name')))
  const [one, two, three] = await names()
  expect(three).toBeTruthy()
  await rows.last().dragTo(rows.first())
  await expect.poll(names).toEqual([three, one, two])
  await page.reload()
  expect(await names()).toEqual([three, one, two])
})

test('without script a thing is added with a photo, its price is changed and stock is taken', async ({
  browser,
}) => {
  const page = await asAsha(browser, false)
  await page.goto(at('/desk/things'))
  await page.getByRole('button', { name: 'Add a thing' }).click()
  await page.locator('input[type=file]').setInputFiles(path.join(folder, 'one.jpg'))
  await page.getByRole('button', { name: 'Send these pictures' }).click()
  await expect(page.getByText('1 picture is here.')).toBeVisible()
  await page.getByLabel('Name', { exact: false }).first().fill('Silk stole')
  await page.getByRole('button', { name: 'Put into the shop' }).click()
  await expect(page.getByText('What does it cost?')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue('Silk stole')
  await page.getByLabel('Section', { exact: true }).selectOption({ index: 1 })
  await priceField(page).fill('700')
  await page.getByLabel('Pieces', { exact: true }).first().fill('2')
  await page.getByRole('button', { name: 'Put into the shop' }).click()
  await expect(page.getByText('Silk stole is in the shop.')).toBeVisible()
  await priceField(page).fill('650')
  await page.getByRole('button', { name: 'Save the price' }).click()
  await expect(page.getByText('Now ₹650.')).toBeVisible()
  await page.getByRole('button', { name: 'Pieces: 1 fewer' }).click()
  await expect(page.locator('.desk-count')).toHaveText('1')
  await expectNoSidewaysScroll(page)
})

test('a sheet is read, published and taken back', async ({ browser }) => {
  const page = await asAsha(browser)
  await page.goto(at('/desk/import'))
  await page.getByRole('button', { name: 'Bring a sheet' }).click()
  await page.waitForURL(/\/desk\/import\/.+/)
  await page.getByLabel('Choose files').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('ASIN,discountPrice\ncotton-kurta,1100\nsilk-stole,600\n'),
  })
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('2 prices change: 2 fall, 0 rise.', { exact: false })).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('2 changed', { exact: false }).first()).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => shown('/product/cotton-kurta')).toContain('₹1,100')
  await page.goto(at('/desk/import'))
  await page.getByText('Take back …').first().click()
  await page.getByRole('button', { name: 'What it would change' }).click()
  await page.waitForURL(/\/desk\/import\/.+/)
  await page.getByRole('button', { name: 'Publish' }).click({ timeout: 20_000 })
  await expect(page.getByText('What has changed')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => shown('/product/cotton-kurta')).toContain('₹1,250')
  await expectNoSidewaysScroll(page)
})
