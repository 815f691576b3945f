import { expect, type Page, test } from 'playwright/test'
import { holdBack, isAwake, newCustomer, PASSWORD, typeCaptcha } from './shopper.ts'

// The way from a product to the cart and on, with a late script or none.
const COLOURED = '/product/nh-bagh-kurta-01'
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const units = (page: Page) => page.locator('.stepper output')
const size = (page: Page, name: string) =>
  page.locator('.size-choice', { hasText: new RegExp(`^${name}`) }).click()

const toCart = async (page: Page) => {
  await page.goto(COLOURED)
  await page.getByLabel('Quantity').fill('2')
  await page.getByLabel('Colour').selectOption('Indigo')
  await button(page, 'Add to Cart').click()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('from a product, refused for its size, to the cart, the sign-in and the confirmed order', async ({
    page,
  }) => {
    test.slow()
    const customer = await newCustomer(page)
    await customer.addAddress()
    await toCart(page)
    await expect(page.getByText('Please select a size before proceeding!')).toBeVisible()
    await expect(page.getByLabel('Quantity')).toHaveValue('2')
    await expect(page.getByLabel('Colour')).toHaveValue('Indigo')
    await size(page, 'S')
    await button(page, 'Add to Cart').click()
    await expect(page).toHaveURL(/\/addcart$/)
    await expect(page.getByText('Size: S · Colour: Indigo')).toBeVisible()
    await expect(units(page)).toHaveText('2')
    await button(page, /^One more/).click()
    await expect(units(page)).toHaveText('3')
    await button(page, /^One less/).click()
    await expect(units(page)).toHaveText('2')
    await button(page, 'Place Order').click()
    await page.getByLabel('Email or mobile number').fill(customer.email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
    await button(page, 'Sign In').click()
    await expect(page).toHaveURL(/\/checkout2$/)
    await expect(page.getByText('Size: S · Indigo · Qty: 2')).toBeVisible()
    await typeCaptcha(page)
    await button(page, 'Place Order').click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
    expect(await customer.orders()).toMatchObject([{ CoSize: 'S', CoColor: 'Indigo', CoQuantity: 2 }])
    expect(await customer.cart()).toEqual([])
  })

  for (const [typed, stored] of [
    ['', '1'],
    ['0', '1'],
    ['-4', '1'],
    ['007', '7'],
  ] as const)
    test(`the quantity “${typed}” becomes ${stored}`, async ({ page }) => {
      await page.goto('/product/nh-terra-pot-01')
      await page.getByLabel('Quantity').fill(typed)
      await button(page, 'Add to Cart').click()
      await expect(page).toHaveURL(/\/addcart$/)
      await expect(units(page)).toHaveText(stored)
    })

  for (const typed of ['two', '1.5', '1e3', '²'])
    test(`the quantity “${typed}” is refused with a message, and the colour and size stay`, async ({
      page,
    }) => {
      await page.goto(COLOURED)
      await size(page, 'S')
      await page.getByLabel('Colour').selectOption('Indigo')
      await page.getByLabel('Quantity').fill(typed)
      await button(page, 'Add to Cart').click()
      await expect(page.getByText('The quantity must be a whole number.')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
      await expect(page.getByLabel('Colour')).toHaveValue('Indigo')
    })

  for (const typed of ['999', '99999999999999'])
    test(`the quantity ${typed} is clamped to the stock, and says so`, async ({ page }) => {
      await page.goto('/product/nh-terra-pot-01')
      await page.getByLabel('Quantity').fill(typed)
      await button(page, 'Add to Cart').click()
      const most = await units(page).textContent()
      expect(Number(most)).toBeGreaterThan(0)
      expect(Number(most)).toBeLessThan(999)
      await button(page, /^One more/).click()
      await expect(page.getByText('Maximum quantity reached!')).toBeVisible()
      await expect(units(page)).toHaveText(most ?? '')
    })
})

test('with a late script: products are added, refused and changed before, and nothing is lost afterwards', async ({
  page,
}) => {
  test.slow()
  const sendScripts = await holdBack(page, '**/_next/static/**/*.js')
  await toCart(page)
  await expect(page.getByText('Please select a size before proceeding!')).toBeVisible()
  await size(page, 'S')
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  await button(page, 'Add to Cart').click()
  await expect(page.locator('.toast')).toContainText('(2 units) added to cart!')
  await page.locator('.toast').getByRole('link').click()
  await expect(page).toHaveURL(/\/addcart$/)
  await button(page, /^One more/).click()
  await expect(units(page)).toHaveText('3')
  // The script loads on the cart page; earlier changes stay.
  sendScripts()
  await expect.poll(() => isAwake(page)).toBe(true)
  await expect(units(page)).toHaveText('3')
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  await button(page, /^One less/).click()
  await expect(units(page)).toHaveText('2')
  expect(posts).toEqual([])
  await page.reload()
  await expect(units(page)).toHaveText('2')
})
