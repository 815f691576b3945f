import { type Browser, expect, type Page, test } from 'playwright/test'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { newCustomer, newMobile, PASSWORD, signIn } from './shopper.ts'

/** What the practice phone of this browser shows as the newest code. */
async function codeOf(page: Page): Promise<string> {
  const phone = await page.context().newPage()
  await phone.goto('/practice-phone')
  const text = await phone.locator('li').filter({ hasText: 'Your code is' }).first().textContent()
  await phone.close()
  expect(text).toMatch(/@localhost #\d{6}$/)
  return /Your code is (\d{6})/.exec(text ?? '')?.[1] ?? ''
}

async function typeCode(page: Page) {
  await page.getByLabel('Code of six digits').fill(await codeOf(page))
  await page.getByRole('button', { name: 'Go on' }).click()
}

async function askFor(page: Page, mobile: string, from = '/') {
  await page.goto(`/sign-in-code?from=${encodeURIComponent(from)}`)
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('A code is on its way')).toBeVisible()
}

/** Orders the pot without an account and returns its number and its link. */
async function guestOrdered(page: Page, mobile: string) {
  await page.goto(`/product/nh-terra-pot-01`)
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click()
  await page.goto('/guest')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Asha Verma')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByLabel('House, street and area').fill('12 MG Road')
  await page.getByLabel('PIN code').fill('452001')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\//)
  const heading = await page.getByRole('article').first().getAttribute('aria-label')
  return {
    id: /[\dA-Z]{4}(-[\dA-Z]{4}){3}/.exec(heading ?? '')?.[0] ?? '',
    path: new URL(page.url()).pathname,
  }
}

const noScript = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()

test('whoever has only a number signs in with a code, and goes on to where they wanted', {
  tag: '@narrow',
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const mobile = newMobile()
  await page.goto('/login?from=/your-address')
  await page.getByRole('link', { name: 'Sign in with a code' }).click()
  await page.getByLabel('Mobile number').fill(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
  await page.getByRole('button', { name: 'Send the code' }).click()
  const field = page.getByLabel('Code of six digits')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await expectNoSidewaysScroll(page)
  const code = await codeOf(page)
  // The same code in another browser opens nothing there.
  const other = await noScript(browser, baseURL)
  await askFor(other, newMobile())
  await other.getByLabel('Code of six digits').fill(code)
  await other.getByRole('button', { name: 'Go on' }).click()
  await expect(other.getByText('That is not the code.')).toBeVisible()
  await other.context().close()

  await field.fill(code)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('Your name').fill('Asha Verma')
  await page.getByRole('button', { name: 'Open my account' }).click()
  await page.waitForURL(/\/your-address/)
  await page.goto('/UserProfile')
  await expect(page.locator('dd', { hasText: 'Asha Verma' })).toBeVisible()
  await expect(page.getByText('it has no password')).toBeVisible()
})

test('without script, a cart goes along, and wrong codes are told', async ({ browser, baseURL }) => {
  test.slow()
  const page = await noScript(browser, baseURL)
  const mobile = newMobile()
  await page.goto('/sign-in-code')
  await page.getByLabel('Mobile number').fill('9876543210')
  await page.getByLabel('Mobile number').evaluate(field => field.removeAttribute('pattern'))
  await page.getByLabel('Mobile number').fill('1234567890')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('Please type a mobile number of ten digits')).toBeVisible()
  await askFor(page, mobile)
  const code = await codeOf(page)
  await page.getByLabel('Code of six digits').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('That is not the code.')).toBeVisible()
  await typeCode(page)
  await page.getByLabel('Your name').fill('Asha')
  await page.getByRole('button', { name: 'Open my account' }).click()
  await page.goto('/your-number')
  await expect(page.getByText('is proved: a code sent to it signs you in')).toBeVisible()
  await page.context().close()
})

test('a number is changed by the old number’s code', async ({ page, baseURL }) => {
  test.slow()
  const [mobile, next] = [newMobile(), newMobile()]
  const customer = await newCustomer(page)
  await signIn(page, customer.email)
  await page.goto('/your-number')
  await page.getByText('Change the number').click()
  await page.getByLabel('New mobile number').fill(mobile)
  await page.getByRole('textbox', { name: /^Your password/ }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send a code to this number' }).last().click()
  await typeCode(page)
  await expect(page.getByText('Your number is changed.')).toBeVisible()
  await page.getByText('Change the number').click()
  await page.getByLabel('New mobile number').fill(next)
  await page.getByRole('button', { name: 'Send a code to this number' }).click()
  await expect(page.getByText('type the code that went to the one you have')).toBeVisible()
  await typeCode(page)
  await expect(page.getByText(`A code is on its way to +91 ${next.slice(0, 5)}`)).toBeVisible()
  await typeCode(page)
  await expect(page.getByText('Your number is changed.')).toBeVisible()
  expect(baseURL).toBeTruthy()
})

test('an order that was placed without an account is claimed by a code on another phone', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const page = await noScript(browser, baseURL)
  const mobile = newMobile()
  const { id, path } = await guestOrdered(page, mobile)
  const other = await noScript(browser, baseURL)
  // The link in a family chat: who has the phone of the order shows it.
  await other.goto(path)
  await expect(other.getByText('12 MG Road', { exact: false })).toHaveCount(0)
  await other.getByRole('button', { name: 'Send the code' }).click()
  await typeCode(other)
  await expect(other.getByText('This browser may see the whole order now')).toBeVisible()
  await expect(other.getByText('12 MG Road', { exact: false }).first()).toBeVisible()
  await askFor(other, mobile)
  await typeCode(other)
  await other.waitForURL(/\/your-orders/)
  await expect(other.getByText(id).first()).toBeVisible()
  await other.goto('/account-settings')
  await expect(other.getByText('Asha Verma').first()).toBeVisible()
  for (const each of [page, other]) await each.context().close()
})
