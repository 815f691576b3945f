import { expect, type Page, test } from 'playwright/test'
import { newEmail, newMobile, PASSWORD } from './shopper.ts'

// No mouse, no touch and no focus by script: Tab, typing, Enter and Space.
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map(one => one.textContent) : []
    return [at?.getAttribute('aria-label'), ...labels, at?.textContent].filter(Boolean).join(' ').trim()
  })
const tabTo = async (page: Page, name: RegExp) => {
  for (let presses = 0; presses < 120; presses++) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(
    `A hundred and twenty presses of Tab do not lead to ${name}; they are at “${await focused(page)}”.`,
  )
}
const fill = async (page: Page, fields: [RegExp, string][]) => {
  for (const [name, value] of fields) {
    await tabTo(page, name)
    await page.keyboard.type(value)
  }
}
const press = async (page: Page, name: RegExp) => {
  await tabTo(page, name)
  await expect.poll(() => isMarked(page), { message: `the focus on ${name} is to be seen` }).toBe(true)
  await page.keyboard.press('Enter')
}
const isMarked = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })
const awake = (page: Page) => page.waitForLoadState('networkidle')

test('registration, sign-in, password change and sign-out work by keyboard alone', async ({ page }) => {
  test.slow()
  const email = newEmail()
  await page.goto('/login')
  await awake(page)
  await press(page, /^Create account$/)
  await page.waitForURL(/\/register/)
  await awake(page)
  await fill(page, [
    [/^First name/, 'Asha'],
    [/^Last name/, 'Verma'],
    [/^Email/, email],
    [/^Phone/, newMobile()],
    [/^Password/, PASSWORD],
    [/^Confirm password/, PASSWORD],
  ])
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/login/)
  await awake(page)
  await fill(page, [
    [/^Email or mobile/, email],
    [/^Password/, 'Wrongword1'],
  ])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Invalid email or password.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PASSWORD)
  await tabTo(page, /^Show password$/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveAttribute('type', 'text')
  await tabTo(page, /Remember me/)
  await page.keyboard.press('Space')
  await press(page, /^Sign In$/)
  await expect(page.getByRole('dialog')).toContainText('Welcome, Asha Verma!')
  await press(page, /^Continue to Dashboard$/)
  await page.waitForURL(/\/$/)

  await page.goto('/UserProfile')
  await awake(page)
  await press(page, /^Change Password$/)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => focused(page)).toBe('Change Password')
  await page.keyboard.press('Enter')
  await fill(page, [
    [/^Old Password/, PASSWORD],
    [/^New Password/, 'Marigold22'],
    [/^Confirm New Password/, 'Marigold22'],
  ])
  await press(page, /^Save Changes$/)
  await expect(page.getByText('Your password has been changed successfully.')).toBeVisible()

  await page.goto('/logout')
  await awake(page)
  await press(page, /^Logout$/)
  await expect(page.getByText('You are logged out')).toBeVisible()
  await press(page, /^Login here\.$/)
  await page.waitForURL(/\/login/)
  await awake(page)
  await fill(page, [
    [/^Email or mobile/, email],
    [/^Password/, 'Marigold22'],
  ])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Login Successful' })).toBeVisible()
})
