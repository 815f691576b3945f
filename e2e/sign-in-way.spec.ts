import { expect, test } from 'playwright/test'
import { newEmail, open, PASSWORD, signUp } from './shopper.ts'

// Whoever has to sign in on the way to somewhere gets there, by any of the secure pages.
const WANTED = '/checkout2?buy=1073.2..'
const withFrom = (path: string) => `${path}?from=${encodeURIComponent(WANTED)}`

for (const script of [true, false])
  test(`a new shopper ${script ? 'with' : 'without'} script creates an account and still buys the chosen product`, async ({
    browser,
    baseURL,
    contextOptions,
  }) => {
    const context = await browser.newContext({ ...contextOptions, baseURL, javaScriptEnabled: script })
    const page = await context.newPage()
    const email = newEmail()
    await open(page, withFrom('/login'))
    await page.getByRole('link', { name: 'Create account' }).click()
    await expect(page).toHaveURL(withFrom('/register'))
    await signUp(page, email)
    await page.waitForURL(withFrom('/login'))
    await expect(page.getByLabel('Email or mobile number')).toHaveValue(email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    const popup = page.getByRole('link', { name: 'Continue to Dashboard' })
    const bought = page.locator('.summary-lines li')
    await expect(popup.or(bought)).toBeVisible()
    if (await popup.isVisible()) await popup.click()
    await expect(page).toHaveURL(WANTED)
    await expect(bought).toHaveCount(1)
    await page.getByRole('link', { name: 'Add New Address' }).click()
    await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue('Asha Verma')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Mobile')).toHaveValue(/^9\d{9}$/)
    await context.close()
  })

test('the sign-in’s own pages pass on where the shopper wanted to go', async ({ page }) => {
  const steps: [from: string, link: string, to: string][] = [
    ['/login', 'Forgot password?', '/reset-password'],
    ['/CreateAccountCard', 'Back to Sign In', '/login'],
    ['/register', 'Sign in', '/login'],
    ['/AccountVerifiedCard', 'Ask for a new link', '/CreateAccountCard'],
  ]
  for (const [from, link, to] of steps) {
    await page.goto(withFrom(from))
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(withFrom(to))
  }
  await open(page, withFrom('/CreateAccountCard'))
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL(withFrom('/login'))
})

test('a target outside the shop is dropped at once', async ({ page }) => {
  for (const path of ['/login', '/register', '/CreateAccountCard', '/AccountVerifiedCard']) {
    await page.goto(`${path}?from=https%3A%2F%2Fevil.example`)
    expect(await page.getByRole('main').innerHTML(), path).not.toContain('evil.example')
  }
})
