import { expect, type Page, test } from 'playwright/test'
import { faultsOf } from './axe.ts'
import { nextFrames } from './shopper.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

test('the box makes suggestions while typing, and announces their number', async ({ page }) => {
  await page.goto('/aboutPage')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await box(page).pressSequentially('bagh', { delay: 30 })
  await expect(options(page).first()).toContainText('Bagh')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(/^\d+ suggestions$/)).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
})

test('the arrow keys move through the list and wrap around, Enter opens the chosen one', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/aboutPage')
  await box(page).pressSequentially('bagh')
  await expect(options(page).first()).toBeVisible()
  const count = await options(page).count()
  await box(page).press('ArrowUp')
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await box(page).press('ArrowDown')
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./)
  await box(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', 'suggestions-0')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/products-section2?\/\d+$/)
})

test('Esc closes the list and keeps the text; Enter then searches for it', async ({ page }) => {
  await page.goto('/aboutPage')
  await box(page).pressSequentially('bagh')
  await expect(options(page).first()).toBeVisible()
  await box(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('bagh')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/Product-Serach/bagh')
})

test('a press opens a suggestion, a press elsewhere closes the list', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/aboutPage')
  await box(page).pressSequentially('dhokra')
  await expect(options(page).first()).toBeVisible()
  await page.mouse.click(6, 640)
  await expect(options(page)).toHaveCount(0)
  await box(page).fill('dhokra e')
  await options(page).last().click()
  await expect(page).toHaveURL(/\/(product|products-section2?)\//)
})

test('a late response never replaces a newer one', { tag: '@narrow' }, async ({ page }) => {
  const suggestion = (text: string) => ({
    json: { status: 'true', data: [{ text, kind: 'category', href: '/products-section2/11', image: '' }] },
  })
  let answerOld = () => {}
  const late = new Promise<void>(resolve => {
    answerOld = resolve
  })
  await page.route('**/api/Suggest?q=ba', async route => {
    await late
    await route.fulfill(suggestion('old'))
  })
  await page.route('**/api/Suggest?q=bagh', route => route.fulfill(suggestion('new')))
  await page.goto('/aboutPage')
  await box(page).pressSequentially('ba')
  await page.waitForRequest('**/api/Suggest?q=ba')
  await box(page).pressSequentially('gh')
  await expect(options(page)).toHaveText(['new'])
  const arrived = page.waitForEvent('requestfinished', request => request.url().endsWith('q=ba'))
  answerOld()
  await arrived
  await nextFrames(page)
  await expect(options(page)).toHaveText(['new'])
})

test('a failing host suggests nothing and breaks nothing', { tag: '@narrow' }, async ({ page }) => {
  await page.route('**/api/Suggest**', route => route.fulfill({ status: 500, body: 'x' }))
  await page.goto('/aboutPage')
  const answered = page.waitForEvent('requestfinished', request => request.url().endsWith('q=bagh'))
  await box(page).pressSequentially('bagh')
  await answered
  await nextFrames(page)
  await expect(options(page)).toHaveCount(0)
  await box(page).press('Enter')
  await expect(page).toHaveURL('/Product-Serach/bagh')
})
