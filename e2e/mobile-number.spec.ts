import { expect, test } from 'playwright/test'
import { newCustomer, newEmail, newMobile, open, PASSWORD } from './shopper.ts'

test('a number pasted or filled in with +91 or 0 before it is the same number', async ({ page, baseURL }) => {
  await (await newCustomer(page)).enter(baseURL)
  const fields = { '/register': page.getByLabel('Phone'), '/address-form': page.getByLabel('Mobile') }
  for (const [path, field] of Object.entries(fields)) {
    await open(page, path)
    for (const written of ['+91 98765 43210', '09876543210', '९८७६५४३२१०']) {
      await field.fill(written)
      await expect(field).toHaveValue('9876543210')
    }
    await field.fill('')
    await field.pressSequentially('9198765432')
    await expect(field).toHaveValue('9198765432')
    await field.fill('')
    await field.pressSequentially('+919876543210')
    await expect(field).toHaveValue('9876543210')
  }
})

test('a number that is one digit short after +91 is reported, not changed into another', async ({ page }) => {
  await open(page, '/register')
  await page.getByLabel('Phone').fill('+91 98765 4321')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Phone number must be exactly 10 digits.')).toBeVisible()
})

test('without script a customer registers with +91, and signs in with a leading 0 or without', async ({
  browser,
  baseURL,
}) => {
  const mobile = newMobile()
  const spaced = `${mobile.slice(0, 5)} ${mobile.slice(5)}`
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/register')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Verma')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Phone').fill(`+91 ${spaced}`)
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/login')
  for (const name of [`0${mobile}`, `+91 ${spaced}`, mobile]) {
    await context.clearCookies()
    await page.goto('/login?from=/overview')
    await page.getByLabel('Email or mobile number').fill(name)
    await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/overview')
  }
  await context.close()
})
