import { expect, type Page, test } from 'playwright/test'
import { newCustomer, PASSWORD, readCaptcha } from './shopper.ts'

const MOST_TABS = 120

/** Presses Tab until this has the focus, and checks that the focus is visible. */
const reach = async (page: Page, what: ReturnType<Page['locator']>) => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await what.evaluateAll(all => all.some(each => each === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}
const type = async (page: Page, label: string | RegExp, text: string) => {
  await reach(page, page.getByRole('textbox', { name: label }))
  await page.keyboard.type(text)
}

test('a purchase with the keyboard alone, from the product to the confirmation', async ({ page }) => {
  test.slow()
  const customer = await newCustomer(page)
  await page.goto('/product/nh-bagh-kurta-01')
  await reach(page, page.locator('[name="size"]'))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  const size = await page.locator('[name="size"]:checked').inputValue()
  await reach(page, page.getByLabel('Colour'))
  await page.keyboard.press('ArrowDown')
  const colour = await page.getByLabel('Colour').inputValue()
  expect([size, colour].every(Boolean)).toBe(true)
  await reach(page, page.getByLabel('Quantity'))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  await reach(page, page.getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('(2 units) added to cart!')).toBeVisible()
  await page.goto('/addcart')
  await reach(page, page.getByRole('button', { name: /^One less/ }))
  await page.keyboard.press('Space')
  await expect(page.locator('.stepper output')).toHaveText('1')
  await reach(page, page.getByRole('button', { name: 'Place Order' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/login/)
  await type(page, 'Email or mobile number', customer.email)
  await type(page, /^Password/, PASSWORD)
  await page.keyboard.press('Enter')
  // The popup of a loaded script, or the target of the form.
  const popup = page.getByRole('link', { name: 'Continue to Dashboard' })
  await expect(popup.or(page.getByRole('heading', { name: 'Delivery address' }))).toBeVisible()
  if (await popup.isVisible()) {
    await reach(page, popup)
    await page.keyboard.press('Enter')
  }
  await page.waitForURL(/\/checkout2$/)

  await reach(page, page.getByRole('link', { name: 'Add New Address' }))
  await page.keyboard.press('Enter')
  for (const [label, text] of [
    [/^Name/, 'Asha Verma'],
    [/^Email/, customer.email],
    [/^Mobile/, '9876543210'],
    [/^Address/, '12 MG Road'],
    [/^Locality/, 'Rajwada'],
    [/^Zip code/, '452001'],
    [/^City/, 'Indore'],
  ] as const)
    await type(page, label, text)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your address has been saved successfully!')).toBeVisible()
  await reach(page, page.getByRole('button', { name: 'OK' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('12 MG Road, Rajwada')).toBeVisible()

  await reach(page, page.getByLabel('The four digits'))
  await page.keyboard.type(await readCaptcha(page))
  await reach(page, page.getByRole('button', { name: 'Place Order' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  expect(await customer.orders()).toMatchObject([{ CoSize: size, CoColor: colour, CoQuantity: 1 }])
})
