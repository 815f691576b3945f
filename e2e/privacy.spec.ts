import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { faultsInBothThemes } from './axe.ts'
import { newCustomer, PASSWORD } from './shopper.ts'

test('Law 24: what is stored is told on a page that every page’s foot leads to', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await expect(page.getByText('The delivery addresses that you have saved')).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
})

test('Law 24: a customer takes their data along, and erases the account without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await page.goto('/account-settings')
  await page.getByRole('link', { name: 'Your data' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your data' }).click(),
  ])
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.customers).toMatchObject([{ email: customer.email }])

  await page.getByLabel('Your password').fill('Not-mine-1')
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await expect(page.getByText('That is not the password of this account.')).toBeVisible()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await expect(page.getByText('Your account is erased.')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user_token')
  const again = await page.request.post('/token', {
    form: { username: customer.email, password: PASSWORD, grant_type: 'password' },
  })
  expect(again.status()).toBe(400)
  await context.close()
})
