import { expect, type Page, test } from 'playwright/test'
import { resetLink } from './resets.ts'
import { newCustomer, newEmail, newMobile, open, PASSWORD, signIn, untilScriptHas } from './shopper.ts'

// Account errors that need a browser: a lost network, titles, popups and redirects.
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
}
type Row = {
  at: string
  signedIn?: true
  opens?: string
  fields: () => Record<string, string>
  button: string
  says: string[]
}
const change = {
  'Old Password': PASSWORD,
  'New Password': 'Marigold22',
  'Confirm New Password': 'Marigold22',
}
const rows: Record<string, Row> = {
  'signing in': {
    at: '/login',
    fields: () => ({ 'Email or mobile number': newEmail(), Password: PASSWORD }),
    button: 'Sign In',
    says: ['An error occurred. Please try again later.'],
  },
  registering: {
    at: '/register',
    fields: () => ({
      'First name': 'Asha',
      'Last name': 'Verma',
      Email: newEmail(),
      Phone: newMobile(),
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    }),
    button: 'Create account',
    says: ['Something went wrong!', 'An error occurred. Please try again later.'],
  },
  'asking for a reset link': {
    at: '/CreateAccountCard',
    fields: () => ({ Email: newEmail() }),
    button: 'Continue',
    says: ['Failed to Send', 'An error occurred. Please try again later.'],
  },
  'resetting the password': {
    at: `/AccountVerifiedCard?token=${'x'.repeat(43)}`,
    fields: () => ({ 'New password': 'Marigold22', 'Confirm password': 'Marigold22' }),
    button: 'Reset password',
    says: ['Network error', 'Please try again later.'],
  },
  'changing the password': {
    at: '/UserProfile',
    signedIn: true,
    opens: 'Change Password',
    fields: () => change,
    button: 'Save Changes',
    says: ['An error occurred while updating the password.'],
  },
}
for (const [what, row] of Object.entries(rows))
  test(`${what} without a network says so, keeps what was typed and can be tried again`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (row.signedIn) await (await newCustomer(page)).enter(baseURL)
    await open(page, row.at)
    if (row.opens) await page.getByRole('button', { name: row.opens }).click()
    const fields = row.fields()
    await fill(page, fields)
    const button = page.getByRole('button', { name: row.button, exact: true })
    await untilScriptHas(page.locator('form', { has: button }))
    await context.setOffline(true)
    await button.click()
    for (const sentence of row.says) await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    const [label = '', typed = ''] = Object.entries(fields)[0] ?? []
    await expect(page.getByLabel(new RegExp(`^${label}`)).first()).toHaveValue(typed)
    if (!row.opens) await page.keyboard.press('Escape')
    await expect(button).toBeEnabled()
  })

test('while it signs in the button is disabled and says so, and a second press sends nothing', async ({
  page,
}) => {
  let sent = 0
  let respond = () => {}
  await page.route('**/do/session/sign-in', async route => {
    sent++
    await new Promise<void>(resolve => {
      respond = resolve
    })
    await route.continue()
  })
  await open(page, '/login')
  await fill(page, { 'Email or mobile number': newEmail(), Password: PASSWORD })
  await page.getByRole('button', { name: 'Sign In' }).click()
  const busy = page.getByRole('button', { name: 'Signing in...' })
  await expect(busy).toBeDisabled()
  await page.keyboard.press('Enter')
  await busy.click({ force: true })
  respond()
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()
  expect(sent).toBe(1)
})

test('a mailed link sets the new password once, and leads to the sign-in', async ({ page, request }) => {
  const { email } = await newCustomer(page)
  const link = await resetLink(request, email)
  await open(page, link)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Both fields are required')).toBeVisible()
  await fill(page, { 'New password': 'Marigold22', 'Confirm password': 'Marigold23' })
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await fill(page, { 'Confirm password': 'Marigold22' })
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('heading', { name: 'Password reset successful!' })).toBeVisible()
  await expect(page.getByText('You can now log in with your new password.')).toBeVisible()
  await page.waitForURL(/\/login$/)
  await signIn(page, email, '/', 'Marigold22')
  await expect(page).toHaveURL(/\/$/)
  await open(page, link)
  await fill(page, { 'New password': 'Marigold33', 'Confirm password': 'Marigold33' })
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('heading', { name: 'Reset failed' })).toBeVisible()
  await expect(page.getByText('This reset link has been used or is no longer valid.')).toBeVisible()
})

test('the changed password’s toast goes after three seconds, and the fields are empty again', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  await (await newCustomer(page)).enter(baseURL)
  await open(page, '/UserProfile')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog').getByText('This field is required')).toHaveCount(3)
  await fill(page, change)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const success = page.getByText('Password updated successfully!')
  await expect(success).toBeVisible()
  await page.clock.runFor(2000)
  await expect(success).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Password Updated', { exact: true })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(success).toBeHidden({ timeout: 100 })
  await page.getByRole('button', { name: 'Change Password' }).click()
  for (const label of Object.keys(change))
    await expect(page.getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue('')
})
