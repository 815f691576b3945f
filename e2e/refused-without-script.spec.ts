import { expect, test } from '@playwright/test'
import { newEmail, newMobile, PASSWORD, readyToOrder, typeCaptcha } from './fixtures.ts'

// A form that the server refuses comes back with what was typed into it; passwords are typed anew.
test.use({ javaScriptEnabled: false })

test('a registration keeps the name, the email and the number', async ({ page }) => {
  const typed = {
    'First name': 'Asha',
    'Last name': 'Verma',
    Email: newEmail(),
    Phone: newMobile(),
  }
  await page.goto('/register')
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByLabel(/^Confirm password/).fill('Sunflower2')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByLabel(/^Password/)).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('a sign-in keeps the name', async ({ page }) => {
  const email = newEmail()
  await page.goto('/login')
  await page.getByLabel('Email or mobile number').fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email or mobile number')).toHaveValue(email)
})

test('a cancellation keeps its reason and its comment', async ({ page, baseURL }) => {
  const customer = await readyToOrder(page, baseURL)
  await page.goto('/checkout2')
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/order-confirmation/)
  const [order] = await customer.orders()
  await page.goto(`/cancellation-form?order=${order?.CoOrderID}`)
  await page.getByLabel('Reason for cancellation').selectOption('Cash Issue')
  await page.getByLabel('Comments').fill('too short')
  await page.getByRole('button', { name: 'CANCEL' }).click()
  await expect(page.getByText('Please enter at least 10 characters', { exact: false }).first()).toBeVisible()
  await expect(page.getByLabel('Reason for cancellation')).toHaveValue('Cash Issue')
  await expect(page.getByLabel('Comments')).toHaveValue('too short')
})
