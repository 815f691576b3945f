import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from 'playwright/test'
import { afterSamePress, newCustomer, open, typeCaptcha } from './shopper.ts'
import { COTTON, testInOwnShop } from './test-in-own-shop.ts'

// A shop of its own, which delivers free of charge from ₹1,500 on.
const FILES = {
  'shop.json': JSON.stringify({ name: 'Coupon Haat', delivery: { freeAbove: 1500 } }),
  'categories.csv': COTTON,
  'products.csv': `ASIN,name,subcategory_id,originalPrice,discountPrice,recommendedSellingPrice,sizes
K-1,Court Kurta,101,1000,900,40,NA:500
K-2,Field Kurta,101,3000,2000,40,NA:500
`,
}

const coupons = (dataDir: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/coupons.mjs', ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })

const test = testInOwnShop('coupons', {
  files: FILES,
  isNew: true,
  prepare: async ({ dataDir }) => {
    await coupons(dataDir, 'add', 'DIWALI10', '--percent', '10')
    await coupons(dataDir, 'add', 'BIG', '--flat', '100', '--least', '5000')
  },
})

const summary = (page: Page) => page.locator('.summary')
const field = (page: Page) => page.getByLabel('Coupon code')
const buy = async (page: Page) => {
  await page.goto('/product/k-1')
  await page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/checkout2/)
}
const placeIt = async (page: Page, dataDir: string) => {
  await typeCaptcha(page, dataDir)
  await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  await expect(page.getByText('Coupon DIWALI10')).toBeVisible()
  await expect(page.getByText('−₹90')).toBeVisible()
  await expect(page.getByText('₹850').first()).toBeVisible()
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('a coupon is applied, refused with its reason, taken away, and ordered with', async ({
      page,
      baseURL,
      shop,
    }) => {
      test.slow()
      const customer = await newCustomer(page)
      await customer.addAddress()
      await customer.enter(baseURL)
      await buy(page)
      await expect(summary(page)).toContainText('₹600 more for free delivery')
      await field(page).fill('nonsense')
      await field(page).press('Enter')
      await expect(page.getByText('There is no coupon with this code.')).toBeVisible()
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await field(page).fill('big')
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(page.getByText('This coupon is for goods of ₹5,000 or more')).toBeVisible()
      await field(page).fill('diwali 10')
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(page.getByText('Coupon DIWALI10 is applied.')).toBeVisible()
      await expect(summary(page)).toContainText('Coupon DIWALI10−₹90')
      // A second tap on Apply is not one on Remove, which stands in its place.
      await afterSamePress(page)
      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(field(page)).toBeVisible()
      await expect(summary(page)).not.toContainText('DIWALI10')
      await afterSamePress(page)
      await field(page).fill('DIWALI10')
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(page.getByText('Coupon DIWALI10 is applied.')).toBeVisible()
      await placeIt(page, shop.dataDir)
    })

    test('a link brings its code to the checkout, and the page behind it is the one of everybody', {
      tag: '@narrow',
    }, async ({ page, baseURL, shop }) => {
      test.slow()
      const customer = await newCustomer(page)
      await customer.addAddress()
      await customer.enter(baseURL)
      await page.goto('/product/k-1?c=diwali10')
      await expect(page).toHaveURL(/\/product\/k-1$/)
      expect(await page.content()).not.toContain('DIWALI10')
      await buy(page)
      await expect(page.getByText('Coupon DIWALI10 is applied.')).toBeVisible()
      await placeIt(page, shop.dataDir)
      // It is used; the next checkout begins without it.
      expect((await page.context().cookies()).some(({ name }) => name === 'coupon')).toBe(false)
    })
  })

/** A customer who typed no coupon of this shop, pressed Place Order, and was told so. */
const placeWithTypo = async (page: Page, baseURL: string | undefined, dataDir: string) => {
  const customer = await newCustomer(page)
  await customer.addAddress()
  await customer.enter(baseURL)
  await buy(page)
  await typeCaptcha(page, dataDir)
  const place = page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).last()
  await field(page).fill('nonsense')
  await place.click()
  await expect(page.getByText('There is no coupon with this code.')).toBeVisible()
  await afterSamePress(page)
  return { customer, place }
}

test('a coupon that was typed and not applied is looked at before the order is placed', async ({
  page,
  baseURL,
  shop,
}) => {
  test.slow()
  const { customer, place } = await placeWithTypo(page, baseURL, shop.dataDir)
  await field(page).fill('DIWALI10')
  await place.click()
  await expect(page.getByText('Coupon DIWALI10 is applied.')).toBeVisible()
  await expect(page.getByText('The coupon that you typed was looked at first.')).toBeVisible()
  expect(await customer.orders()).toEqual([])
  await afterSamePress(page)
  await placeIt(page, shop.dataDir)
})

test('a coupon that was refused keeps nobody from ordering without it', async ({ page, baseURL, shop }) => {
  test.slow()
  const { place } = await placeWithTypo(page, baseURL, shop.dataDir)
  await place.click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
})

test('free delivery is told on the product and in the cart, and charged so', async ({ page }) => {
  await page.goto('/product/k-2')
  await expect(page.getByText('Free delivery').first()).toBeAttached()
  await page.goto('/product/k-1')
  await expect(page.getByText('free from ₹1,500 on').first()).toBeAttached()
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click()
  await open(page, '/addcart')
  await expect(summary(page)).toContainText('₹600 more for free delivery')
  await page
    .getByRole('button', { name: /one more/i })
    .first()
    .click()
  await expect(summary(page)).toContainText('Free')
  await expect(summary(page)).not.toContainText('more for free delivery')
})
