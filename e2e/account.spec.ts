import { expect, test } from 'playwright/test'
import { newCustomer, newEmail, open, PASSWORD, register, signIn } from './shopper.ts'

const GUARDED = [
  '/checkout2',
  '/PaymentPage',
  '/order-confirmation',
  '/your-orders',
  '/your-address',
  '/address-form',
  '/cancellation-form',
  '/order-cancelled',
  '/UserProfile',
  '/overview',
  '/account-settings',
]

test('a shopper registers, signs in, is welcomed by name and returns to the page before', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await register(page, email)
  await open(page, '/login?from=/overview')
  await page.getByLabel('Email or mobile number').fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Login Successful' })).toBeVisible()
  await expect(page.getByText('Welcome, Asha Verma!')).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
  await expect(page).toHaveURL(/\/overview$/)
  const token = (await context.cookies()).find(({ name }) => name === 'user_token')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
  expect(await page.content()).not.toContain(token?.value)
})

test('Remember me gives the four cookies of a session the same lifetime of seven days', async ({
  page,
  context,
}) => {
  const { email } = await newCustomer(page)
  await open(page, '/login')
  await page.getByLabel('Email or mobile number').fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Login Successful').waitFor()
  const cookies = await context.cookies()
  for (const named of ['user_token', 'user_name', 'email', 'mobile']) {
    const days = ((cookies.find(({ name }) => name === named)?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect([named, days]).toEqual([named, expect.closeTo(7, 2)])
  }
})

test('a wrong password and an unknown name get the same message; a dead network another', async ({
  page,
}) => {
  const { email } = await newCustomer(page)
  for (const name of [email, newEmail()]) {
    await open(page, '/login')
    await page.getByLabel('Email or mobile number').fill(name)
    await page.getByRole('textbox', { name: /^Password/ }).fill('Wrongword1')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()
  }
  await page.route('**/do/session/sign-in', route => route.abort())
  await page.getByRole('textbox', { name: /^Password/ }).fill('Wrongword2')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible()
})

test('a registered email is reported as taken', async ({ page }) => {
  const { email } = await newCustomer(page)
  await open(page, '/register')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Verma')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('98a76-54321099')
  await expect(page.getByLabel('Phone')).toHaveValue('9876543210')
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Registration Failed')).toBeVisible()
  await expect(page.getByText('Email or mobile number already exists.')).toBeVisible()
})

test('forgot password always says that a link was sent', async ({ page }) => {
  await open(page, '/CreateAccountCard')
  const go = page.getByRole('button', { name: 'Continue' })
  await expect(go).toBeDisabled()
  await page.getByLabel('Email').fill('a@b')
  await expect(go).toBeDisabled()
  await page.getByLabel('Email').fill(newEmail())
  await go.click()
  await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible()
})

test('a reset without a token says so; with an expired one it fails with a message', async ({ page }) => {
  await page.goto('/AccountVerifiedCard')
  await expect(page.getByText('No token found')).toBeVisible()
  await open(page, `/AccountVerifiedCard?token=${'x'.repeat(43)}`)
  await page.getByRole('textbox', { name: /^New password/ }).fill('abcdefgh')
  await expect(page.getByText('Strength: Weak')).toBeVisible()
  await page.getByRole('textbox', { name: /^New password/ }).fill('abcdefg1')
  await expect(page.getByText('Strength: Medium')).toBeVisible()
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill('abcdefg1')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('heading', { name: 'Reset failed' })).toBeVisible()
})

test('the password popup changes the password', async ({ page, baseURL }) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await open(page, '/UserProfile')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const old = page.getByRole('textbox', { name: /^Old Password/ })
  await old.fill('Wrongword1')
  await page.getByRole('textbox', { name: /^New Password/ }).fill('Marigold22')
  await page.getByRole('textbox', { name: /^Confirm New Password/ }).fill('Marigold23')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('New password and confirm password do not match.').first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Confirm New Password/ }).fill('Marigold22')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await old.fill(PASSWORD)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(page.getByText('Your password has been changed successfully.')).toBeVisible()
  // Otherwise the page would navigate by itself when its session ends, on the way to the sign-in.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, customer.email, '/', 'Marigold22')
  await expect(page).toHaveURL(/\/$/)
})

test('Sign Out ends the session on the server and leaves no data behind', async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await open(page, '/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You are logged out')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user_token')
  const response = await page.request.post('/api/User_profile', {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(response.status()).toBe(401)
})

test('its forms are in a narrow card on a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of [
    '/login',
    '/register',
    '/CreateAccountCard',
    '/AccountVerifiedCard?token=x',
    '/logout',
  ]) {
    await page.goto(path)
    const box = await page.locator('main form').first().boundingBox()
    expect(box?.width, path).toBeLessThanOrEqual(448)
  }
})

test('guarded pages redirect a visitor to the sign-in, in every spelling', async ({ page }) => {
  for (const path of [...GUARDED, ...GUARDED.map(each => each.toUpperCase())]) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect([path, response.status(), response.headers().location?.startsWith('/login?from=')]).toEqual([
      path,
      303,
      true,
    ])
  }
})

test('a dead token is cleared within two redirects, with its four cookies', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'user_token', value: 'nonsense', url: baseURL },
    { name: 'user_name', value: 'Asha', url: baseURL },
  ])
  await page.goto('/UserProfile')
  await expect(page).toHaveURL(/\/login\?from=%2FUserProfile/)
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name).filter(name => /^user_/.test(name))).toEqual([])
})

test('registration and sign-in work without script', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
  const email = newEmail()
  await register(page, email)
  await expect(page.getByText('Registration Successful!')).toBeVisible()
  await page.goto('/login?from=/overview')
  await page.getByLabel('Email or mobile number').fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/overview$/)
  await page.context().close()
})
