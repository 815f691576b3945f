import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from 'playwright/test'
import { holdBack, newCustomer, open, typeCaptcha } from './shopper.ts'
import { COTTON, testInOwnShop } from './test-in-own-shop.ts'

// A shop of its own, whose seller imports a product with variants.
const picture = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="${radius}"/></svg>`
const FILES = {
  'categories.csv': COTTON,
  'products.csv': `ASIN,name,subcategory_id,originalPrice,discountPrice,options,images
K-1,Court Kurta,101,1000,900,Size|Fit,kurta.svg
`,
  'variants.csv': `product,option1,option2,SKU,price,stock,image
K-1,S,Slim,K-S-S,,30,
K-1,S,Loose,K-S-L,950,20,loose.svg
K-1,M,Slim,K-M-S,,30,
K-1,L,Slim,K-L-S,,0,
`,
  'pictures/kurta.svg': picture(100),
  'pictures/loose.svg': picture(200),
}

const test = testInOwnShop('variants', { prepare: ({ dataDir }, folder) => importFiles(folder, dataDir) })

async function importFiles(folder: string, dataDir: string) {
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text)
  await promisify(execFile)(process.execPath, ['scripts/catalogue.mjs', 'import', folder], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
}

const KURTA = '/product/k-1'
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const price = (page: Page) => page.locator('.product-info strong.price')
const galleryPicture = (page: Page, name: string) => page.locator(`.gallery-row img[src*="${name}"]`)
const fit = (page: Page) => page.getByLabel('Fit')
const size = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const cartCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cartItems')
const chooseSize = (page: Page, name: string) =>
  page.locator('.size-choice', { hasText: new RegExp(`^${name}`) }).click()

test('a choice shows its price and its picture, and what does not exist cannot be chosen', async ({
  page,
}) => {
  await open(page, KURTA)
  await expect(price(page)).toHaveText('from ₹900')
  await expect(page.getByRole('radio', { name: /^L\s*, Sold out/ })).toBeDisabled()
  await chooseSize(page, 'S')
  await fit(page).selectOption('Loose')
  await expect(price(page)).toHaveText('₹950')
  await expect(galleryPicture(page, 'loose')).toBeInViewport()
  await expect(galleryPicture(page, 'kurta')).not.toBeInViewport()
  await expect(page).toHaveURL(/\?size=S&color=Loose$/)
  await chooseSize(page, 'M')
  await expect(fit(page).locator('option', { hasText: 'Loose' })).toBeDisabled()
  await expect(fit(page)).toHaveValue('')
  await expect(price(page)).toHaveText('from ₹900')
  await fit(page).selectOption('Slim')
  await expect(price(page)).toHaveText('₹900')
})

test('the address of a choice opens the page with it', async ({ page }) => {
  await open(page, `${KURTA}?size=S&color=Loose`)
  await expect(price(page)).toHaveText('₹950')
  await expect(size(page, 'S')).toBeChecked()
  await expect(fit(page)).toHaveValue('Loose')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/product\/k-1$/)
})

test('a choice is added, ordered at its own price, and named everywhere', async ({ page, baseURL, shop }) => {
  test.slow()
  const customer = await newCustomer(page)
  await customer.addAddress()
  await customer.enter(baseURL)
  await open(page, KURTA)
  await chooseSize(page, 'S')
  await fit(page).selectOption('Loose')
  await button(page, 'Add to Cart').click()
  await expect(page.getByText('(1 unit) added to cart!')).toBeVisible()
  await expect.poll(() => customer.cart()).toHaveLength(1)
  await open(page, '/addcart')
  await expectToBuy(page, shop.dataDir)
  expect(await customer.orders()).toMatchObject([{ CoSku: 'K-S-L', StandardPrice: 950, CoQuantity: 1 }])
  expect(await customer.cart()).toEqual([])
})

/** From the cart on, with one loose kurta in it. */
async function expectToBuy(page: Page, dataDir: string) {
  await expect(page.getByText('Size: S · Fit: Loose')).toBeVisible()
  await expect(page.locator('.cart-line .price').first()).toHaveText('₹950')
  await button(page, 'Place Order').click()
  await expect(page).toHaveURL(/\/checkout2$/)
  await expect(page.getByText('Size: S · Fit: Loose · Qty: 1')).toBeVisible()
  await typeCaptcha(page, dataDir)
  await button(page, 'Place Order').click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  await expect(page.getByText('Size: S · Fit: Loose')).toBeVisible()
}

test.describe('before the script has loaded', () => {
  test.beforeEach(async ({ page }) => {
    await holdBack(page, '**/_next/static/**/*.js')
    await page.goto(KURTA, { waitUntil: 'domcontentloaded' })
  })

  test('a missing option is reported beside it, and nothing is added', async ({ page }) => {
    await chooseSize(page, 'S')
    await button(page, 'Add to Cart').click()
    await expect(page.getByText('Please select an option before proceeding!')).toBeVisible()
    await expect(fit(page)).toBeFocused()
    expect(await cartCookie(page)).toBeUndefined()
  })

  test('the form adds a choice at its own price', async ({ page }) => {
    await chooseSize(page, 'S')
    await fit(page).selectOption('Loose')
    await button(page, 'Add to Cart').click()
    await expect(page).toHaveURL(/\/addcart$/)
    expect((await cartCookie(page))?.value).toMatch(/^[\da-f]{24}~1\.1\.S\.Loose$/)
    await expect(page.locator('.cart-line .price').first()).toHaveText('₹950')
  })

  test('a pair that does not exist is refused with a message, and nothing is added', async ({ page }) => {
    await chooseSize(page, 'M')
    await fit(page).selectOption('Loose')
    await button(page, 'Add to Cart').click()
    await expect(page).toHaveURL(/\/product\/k-1\?.*note=1/)
    expect(await cartCookie(page)).toBeUndefined()
  })

  test('the Add of a card leads to the options', async ({ page }) => {
    await page.goto('/products-section2/11', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Add Court Kurta to cart' }).click()
    await expect(page).toHaveURL(/\/product\/k-1\?.*note=1/)
    expect(await cartCookie(page)).toBeUndefined()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice shows its price, and is added and ordered', async ({ page, baseURL, shop }) => {
    test.slow()
    const customer = await newCustomer(page)
    await customer.addAddress()
    await customer.enter(baseURL)
    await page.goto(KURTA)
    await expect(price(page)).toHaveText('from ₹900')
    await chooseSize(page, 'S')
    await fit(page).selectOption('Loose')
    await button(page, 'Show this choice').click()
    await expect(price(page)).toHaveText('₹950')
    await expect(size(page, 'S')).toBeChecked()
    await expect(fit(page)).toHaveValue('Loose')
    await button(page, 'Add to Cart').click()
    await expect(page).toHaveURL(/\/addcart$/)
    await expectToBuy(page, shop.dataDir)
    expect(await customer.orders()).toMatchObject([{ CoSku: 'K-S-L', StandardPrice: 950 }])
  })

  test('a pair that does not exist is refused with a message, and nothing is added', async ({ page }) => {
    await page.goto(KURTA)
    await chooseSize(page, 'M')
    await fit(page).selectOption('Loose')
    await button(page, 'Add to Cart').click()
    await expect(page).toHaveURL(/\/product\/k-1\?.*note=1/)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    expect(await cartCookie(page)).toBeUndefined()
  })
})
