import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { importFolder } from './import-folder.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { openOwnShops, type StartedShop } from './started-shop.ts'

// A shop of one's own, from an empty one to one whose seller says who he is.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const PAGES = [
  ...['/', '/mp', '/video', '/collections', '/aboutPage', '/ReturnPolicy', '/ResellerTermsConditions'],
  ...[
    '/CustomerSupport',
    '/seller-details',
    '/track',
    '/login',
    '/register',
    '/addcart',
    '/wishlist',
    '/nope',
  ],
  ...['/manifest.webmanifest', '/robots.txt', '/sitemap/0.xml', '/feeds/google.xml'],
]
const SOLD = ['/product/blue-kurta', '/Product-Serach/kurta']
const CLAIM =
  /crore|pay on delivery|24\/7|\d+ hours|market street|100% ?secure|20\d\d-20\d\d|madhya pradesh|narmada|makers|handmade|by hand|crafts?\b|\d+[- ]days?\b|business days|working days|the courier calls|9 AM|sarees|success story|default-banner/gi
const PRODUCTS =
  'name,path,originalPrice,discountPrice,sizes\nBlue kurta,Clothes > Women > Kurtas,1200,999,S:3|M:4\n'
const SELLER = {
  legalName: 'Reva Textiles Private Limited',
  form: 'company',
  cin: 'U17111MP2020PTC051234',
  gstin: '23AAPFU0939F1Z3',
  address: { street: '1 Ghat Road', town: 'Maheshwar', state: 'Madhya Pradesh', pin: '451224' },
  branches: [{ street: '2 Mill Road', town: 'Indore' }],
  care: { email: 'care@reva.example', mobile: '0731 240 1234', hours: 'Monday to Friday, 10 to 6' },
  officer: { name: 'Asha Rao', designation: 'Director', email: 'asha@reva.example', mobile: '9876543210' },
}

let ownShops: Awaited<ReturnType<typeof openOwnShops>>
let shop: StartedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  ownShops = await openOwnShops()
  shop = await ownShops.startEmpty('silent')
  await shop.ready()
  // One that began empty is shown to nobody until its owner opens it.
  await (await shop.database()).query('update shop_door set opened_at = now()')
})
test.afterAll(() => ownShops.close())

const bring = async (name: string, shopJson: object, files: Record<string, string> = {}) => {
  const folder = ownShops.folderOf(name)
  await mkdir(path.join(folder, 'policies'), { recursive: true })
  await writeFile(path.join(folder, 'products.csv'), PRODUCTS)
  await writeFile(path.join(folder, 'shop.json'), JSON.stringify(shopJson))
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
  await importFolder(shop.dataDir, folder)
}

const claimsOn = async (paths: readonly string[]) => {
  const found: string[] = []
  for (const each of paths) {
    const text = await (await fetch(shop.address + each)).text()
    // Names of its own files, and the sample of /track, which is called one.
    for (const [claim] of text.replace(/"?\/_next\/[^"\s]*/g, '').matchAll(CLAIM))
      found.push(`${each}: ${claim}`)
  }
  return found
}

test('Law 18: a shop without shop.json claims nothing on any page', async () => {
  expect(await claimsOn(PAGES)).toEqual([])
})

test('Law 18: a shop that says only its name claims nothing on any page, narrow or wide', async ({
  page,
}) => {
  await bring('named', { name: 'Reva' })
  await expect.poll(async () => (await fetch(`${shop.address}/product/blue-kurta`)).status).toBe(200)
  expect(await claimsOn([...PAGES, ...SOLD])).toEqual([])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const each of ['/', '/CustomerSupport', '/aboutPage', '/product/blue-kurta']) {
      await page.goto(shop.address + each)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(
        page.getByRole('link', { name: /Terms|Return|About Us|Videos|Seller details/ }),
      ).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    }
  }
})

test('where there is no logo a long name fits its place, at 320, 360 and 1280', async ({ page }) => {
  const name = 'Lakeside Clothing of Sri Venkateswara Handloom Weavers'
  await bring('long-named', { name })
  await expect.poll(async () => (await fetch(shop.address)).text()).toContain(name)
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(shop.address)
    const [shown, place] = await page.evaluate(() =>
      ['.head-logo b', '.head-logo'].map(found => document.querySelector(found)?.getBoundingClientRect()),
    )
    const search = await page.locator('header input[type=search]').first().boundingBox()
    if (!shown || !place || !search) throw new Error('The header is not there.')
    expect(shown.top).toBeGreaterThanOrEqual(0)
    expect(shown.bottom).toBeLessThanOrEqual(search.y)
    expect(shown.right).toBeLessThanOrEqual(place.right + 1)
    expect(place.height).toBeGreaterThanOrEqual(44)
  }
})

test('Law 1, 2, 3, 4, 5: the page of who sells tells all that shop.json says', async ({ page }) => {
  const terms = '# Terms of Reva\n\nOf {shop}.\n\n## Orders\n\nBe **kind**. <script>alert(1)</script>\n'
  const policies = { 'policies/terms.md': terms, 'policies/care-of-cloth.md': 'Wash it cold.' }
  await bring('whole', { name: 'Reva', seller: SELLER, returns: { days: 10 } }, policies)
  await expect.poll(async () => (await fetch(`${shop.address}/policy/care-of-cloth`)).status).toBe(200)
  await page.goto(`${shop.address}/seller-details`)
  for (const text of [
    ...[SELLER.legalName, SELLER.cin, SELLER.gstin, '1 Ghat Road, Maheshwar, Madhya Pradesh 451224'],
    ...['2 Mill Road, Indore', 'care@reva.example', '0731 240 1234', 'Asha Rao', 'Director'],
    ...['asha@reva.example', new URL(shop.address).port, 'within 10 days'],
  ])
    await expect(page.locator('main')).toContainText(text)
  await page.goto(`${shop.address}/ResellerTermsConditions`)
  await expect(page.locator('h1')).toHaveText('Terms of Reva')
  await expect(page.locator('main details')).toContainText('Be kind. <script>alert(1)</script>')
  await page.goto(`${shop.address}/ReturnPolicy`)
  await expect(page.locator('main')).toContainText('within 10 days of its delivery')
  expect((await fetch(`${shop.address}/policy/none`)).status).toBe(404)
})

const seen = (page: Page) => page.getByRole('link', { name: 'Seller details' }).filter({ visible: true })

test('Law 2: who sells is one link away on every page, narrow and wide', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const each of [
      ...[
        '/',
        '/product/blue-kurta',
        '/ResellerTermsConditions',
        '/policy/care-of-cloth',
        '/CustomerSupport',
      ],
      ...['/addcart', '/wishlist', '/login', '/nope'],
    ]) {
      await page.goto(shop.address + each)
      expect(await seen(page).count(), `${each} at ${width}`).toBe(1)
    }
  }
  await seen(page).click()
  await expect(page.locator('h1')).toHaveText('Seller details')
})

test('Law 22: a company’s home page has its name, office, CIN and contact', async ({ page }) => {
  await page.goto(shop.address)
  for (const text of [
    SELLER.legalName,
    SELLER.cin,
    '1 Ghat Road, Maheshwar',
    '0731 240 1234',
    'care@reva.example',
  ])
    await expect(page.locator('footer')).toContainText(text)
})
