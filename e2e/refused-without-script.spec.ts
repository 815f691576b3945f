import { expect, test } from 'playwright/test'
import {
  expectInSight,
  newCustomer,
  newEmail,
  newMobile,
  openDatabase,
  PASSWORD,
  POT,
  readyToOrder,
  typeCaptcha,
} from './shopper.ts'

// No other test buys it: a leather horse.
const HORSE = 1117

// A refused form comes back with the typed values; passwords are typed again.
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

test('an address keeps its values during the sign-in that its session needs', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  const { email, token, putInCart, enter } = await newCustomer(page)
  await putInCart(POT)
  await enter(baseURL)
  await page.goto('/address-form?from=/checkout2')
  const typed = {
    Name: 'Asha Verma',
    Email: email,
    Mobile: '9876543210',
    Address: '7 Potters Lane',
    Locality: 'Sarafa',
    'Zip code': '452001',
    City: 'Indore',
  }
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(new RegExp(`^${label}`)).fill(value)
  await page.getByLabel(/^State/).selectOption('Madhya Pradesh')
  await page.request.post('/api/Sign_Out', { headers: { authorization: `Bearer ${token}`, cookie: '' } })
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  expect(page.url()).not.toContain('Potters')
  await page.getByLabel('Email or mobile number').fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByLabel(new RegExp(`^${label}`))).toHaveValue(value)
  await expect(page.getByLabel(/^State/)).toHaveValue('Madhya Pradesh')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL(/\/checkout2\?address=/)
  await page.goto('/address-form')
  await expect(page.getByLabel(/^Name/)).toHaveValue('')
})

test('wrong digits lead back to their field, which says so and has the focus', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  await readyToOrder(page, baseURL, { addresses: 3 })
  await page.goto('/checkout2')
  await page.getByLabel('The four digits').fill('abcd')
  await page.getByLabel('The four digits').press('Enter')
  await expect(page.getByText('Invalid Captcha. Please try again.')).toHaveCount(1)
  await expect(page.getByText('Invalid Captcha. Please try again.')).toBeInViewport()
  await expect(page.getByLabel('The four digits')).toBeFocused()
  await expectInSight(page.locator('.captcha img'))
  await typeCaptcha(page)
  await page.getByLabel('The four digits').press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
})

test('an order at a price that has changed is not placed, and the page says the new total', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const customer = await readyToOrder(page, baseURL, { products: [HORSE] })
  await page.goto('/checkout2')
  const raise = async (paise: number) => {
    const database = await openDatabase()
    await database
      .query('update products set discount_paise = discount_paise + $2 where id = $1', [HORSE, paise])
      .finally(() => database.end())
  }
  await raise(1000)
  try {
    await typeCaptcha(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    const notice = page.getByText(
      /Horse now costs ₹1,600 \(it was ₹1,590\)\. The new total is ₹1,600 instead/,
    )
    await expect(notice).toBeVisible()
    await expectInSight(notice)
    await expect(page.locator('.place-total')).toContainText('₹1,600')
    expect(await customer.orders()).toEqual([])
  } finally {
    await raise(-1000)
  }
})
