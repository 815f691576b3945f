import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from 'playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { faultsInBothThemes } from './axe.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { newMobile, readyToOrder } from './shopper.ts'
import { COTTON, testInOwnShop } from './test-in-own-shop.ts'

// A shop of its own, whose seller has no payment provider and takes payments to a UPI ID.
const FILES = {
  'categories.csv': COTTON,
  'products.csv': `ASIN,name,subcategory_id,originalPrice,discountPrice,recommendedSellingPrice,sizes
K-1,Court Kurta,101,1000,960,40,S:500
`,
  'shop.json': JSON.stringify({
    name: 'Reva Handlooms',
    upi: { id: 'Reva@okbank', name: 'Reva Handlooms' },
  }),
}

const test = testInOwnShop('upi', { files: FILES, isNew: true })

const seller = async (dataDir: string, ...words: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/payments.mjs', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  })
  return stdout
}

let last = Date.now() % 1e9
const newUtr = () => `412${String(++last).padStart(9, '0')}`

/** What a reader of codes finds in a picture. */
const decoded = async (picture: Buffer) => {
  const { data, info } = await sharp(picture)
    .resize(800, 800, { kernel: 'nearest', fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

const atThePayment = async (page: Page, baseURL: string | undefined) => {
  const customer = await readyToOrder(page, baseURL, { products: [1] })
  await page.goto('/checkout2')
  await page.getByLabel(/Pay by UPI/).check()
  await page.getByRole('button', { name: /Pay ₹900/ }).click()
  await page.waitForURL(/\/upi-payment\?order=/)
  return { customer, id: new URL(page.url()).searchParams.get('order') ?? '' }
}

const tell = async (page: Page, utr: string) => {
  await page.getByLabel('UTR of the payment').fill(utr)
  await page.getByRole('button', { name: 'Send the UTR' }).click()
}

const uriOf = (id: string) =>
  `upi://pay?pa=reva@okbank&pn=Reva%20Handlooms&tr=${id}&tn=${id}&am=900.00&cu=INR`

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('an order is paid by UPI without script: code, UTR, the seller’s word', async ({
    page,
    baseURL,
    shop,
  }) => {
    test.slow()
    const { id } = await atThePayment(page, baseURL)
    const answer = await page.request.get(page.url())
    expect(answer.headers()['cache-control']).toContain('no-store')
    const html = await answer.text()
    expect(html).not.toContain('upi://')
    const svg = /<svg[^>]*role="img"[^>]*>.*?<\/svg>/.exec(html)?.[0] ?? ''
    expect(await decoded(Buffer.from(svg))).toBe(uriOf(id))
    const picture = await page.request.get(
      String(await page.getByRole('link', { name: 'Save the QR code' }).getAttribute('href')),
    )
    expect(picture.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
    })
    expect(await decoded(await picture.body())).toBe(uriOf(id))
    await expect(page.getByLabel('UPI ID')).toHaveValue('reva@okbank')
    await expect(page.getByText('₹900', { exact: true }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)

    // Twelve digits as the browser counts them, and no number of a bank.
    await tell(page, '000000000000')
    await expect(page.getByText('That is no UTR.').first()).toBeVisible()
    await expect(page.getByLabel('UTR of the payment')).toHaveValue('000000000000')
    const wrong = newUtr()
    await tell(page, `${wrong.slice(0, 4)} ${wrong.slice(4)}`)
    await expect(page.getByRole('heading', { name: 'The shop looks for your payment' })).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Your order is held for you until/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Save the QR code' })).toHaveCount(0)
    await page.goto('/your-orders')
    await expect(page.getByText('The shop looks for your payment')).toBeVisible()

    expect(await seller(shop.dataDir)).toContain(`UTR ${wrong}`)
    await seller(shop.dataDir, 'refuse', id, 'No such payment came.')
    await page.getByRole('link', { name: 'See the payment' }).click()
    await expect(page.getByText('It writes: No such payment came.')).toBeVisible()
    const utr = newUtr()
    await tell(
      page,
      utr.replace(/\d/g, digit => String.fromCharCode(0x966 + Number(digit))),
    )
    await expect(page.getByText(utr)).toBeVisible()
    expect(await seller(shop.dataDir, 'confirm', id.toLowerCase().replaceAll('-', ''))).toContain(
      'is paid and placed',
    )
    await page.goto(`/PaymentPage?order=${id}`)
    await page.waitForURL(/order-confirmation/)
    await page.goto(`/upi-payment?order=${id}`)
    await page.waitForURL(/\/order\/[\w-]{43}$/)
    await expect(page.getByText('₹900 paid online')).toBeVisible()
  })
})

test('with script a double press is one UTR, a second tab follows, and the page goes on when it is found', async ({
  page,
  baseURL,
  shop,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  const { id } = await atThePayment(page, baseURL)
  await expect(page.getByText('Held for you for another')).toBeVisible()
  await page.getByRole('button', { name: 'Copy: UPI ID' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('reva@okbank')
  expect(await page.content()).not.toContain('upi://')
  expect(await faultsInBothThemes(page)).toEqual([])
  const tab = await context.newPage()
  await tab.goto(page.url())
  const utr = newUtr()
  for (const each of [page, tab]) await each.getByLabel('UTR of the payment').fill(utr)
  await page.getByRole('button', { name: 'Send the UTR' }).dblclick()
  await expect(page.getByText('Thank you. The shop now looks')).toBeVisible()
  await tab.getByRole('button', { name: 'Send the UTR' }).click()
  await expect(tab.getByRole('heading', { name: 'The shop looks for your payment' })).toBeVisible()
  await expect(tab.getByText('2 more UTRs can be sent')).toBeVisible()
  expect(await faultsInBothThemes(tab)).toEqual([])
  await tab.close()
  await seller(shop.dataDir, 'confirm', id)
  await page.waitForURL(/order-confirmation/, { timeout: 45_000 })
})

test('a guest pays by UPI with nothing but a number, and is led to the order', async ({ page, shop }) => {
  test.slow()
  await page.goto(`/guest?buy=${encodeURIComponent('1.1.S.')}`)
  await page.getByLabel('Name').fill('Meera Nair')
  await page.getByLabel('Mobile number').fill(newMobile())
  await page.getByLabel('House, street and area').fill('4 Temple Street')
  await page.getByLabel('PIN code').fill('560001')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/guest-checkout/)
  await page.getByLabel(/Pay by UPI/).check()
  await page.getByRole('button', { name: /Pay ₹900/ }).click()
  await page.waitForURL(/\/upi-payment\?order=/)
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  const utr = newUtr()
  await tell(page, utr)
  await expect(page.getByRole('heading', { name: 'The shop looks for your payment' })).toBeVisible()
  expect(await seller(shop.dataDir)).toContain(utr)
  await seller(shop.dataDir, 'confirm', id)
  await page.reload()
  await page.waitForURL(/\/order\/[\w-]{43}$/)
  await expect(page.getByText('₹900 paid online')).toBeVisible()
})

test('nobody else sees a payment, and its picture', async ({ page, baseURL, browser }) => {
  const { id } = await atThePayment(page, baseURL)
  const stranger = await browser.newContext({ baseURL })
  const other = await stranger.newPage()
  await other.goto(`/upi-payment?order=${id}`)
  await expect(other).toHaveURL(/\/login/)
  expect((await other.request.get(`/upi-qr?order=${id}`)).status()).toBe(404)
  await readyToOrder(other, baseURL, { products: [] })
  await other.goto(`/upi-payment?order=${id}`)
  await expect(other.getByText('reva@okbank')).toHaveCount(0)
  expect((await other.request.get(`/upi-qr?order=${id}`)).status()).toBe(404)
  await stranger.close()
})
