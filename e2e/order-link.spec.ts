import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { openDatabase, POT, readyToOrder, typeCaptcha } from './shopper.ts'

test.use({ javaScriptEnabled: false })

const seller = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/orders.mjs', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'data') },
  })

/** Orders as a new customer of this browser, and signs out of nothing: only the session goes. */
async function ordered(page: Page, baseURL: string | undefined) {
  const customer = await readyToOrder(page, baseURL)
  await page.goto('/checkout2')
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/order-confirmation/)
  const address = await page.getByRole('textbox', { name: 'Link to this order' }).inputValue()
  const id = String((await customer.orders())[0]?.CoOrderID)
  await page.context().clearCookies({ name: 'user_token' })
  return { id, path: new URL(address).pathname }
}

test('the link on the confirmation opens the order: a little of it for a stranger, all of it and its cancelling here', {
  tag: '@narrow',
}, async ({ page, baseURL, browser }) => {
  test.slow()
  const { id, path } = await ordered(page, baseURL)
  const stranger = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
  const response = await stranger.goto(path)
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  const policies = await response?.headersArray()
  expect(policies?.filter(({ name }) => name.toLowerCase() === 'content-security-policy')).toHaveLength(1)
  await expect(stranger.getByText(`Order ${id}`).first()).toBeVisible()
  await expect(stranger.getByText('Asha, Indore')).toBeVisible()
  await expect(stranger.locator('main').getByText(/9\d{9}|MG Road|Verma/)).toHaveCount(0)
  await expect(stranger.getByText('Cancel this order')).toHaveCount(0)
  await stranger.getByText('Ask the shop to cancel, to take back or to refund').click()
  await stranger.getByLabel('What should the shop do?').selectOption('Cancel the order')
  await stranger.getByLabel('Tell the shop why').fill('It was ordered twice.')
  await expectNoSidewaysScroll(stranger)
  await stranger.getByRole('button', { name: 'Send the request' }).click()
  await stranger.waitForURL(/\/ticket\//)
  await expect(
    stranger.getByText('calls the mobile number of the order', { exact: false }).first(),
  ).toBeVisible()
  await expect(stranger.locator('main').getByText(/9\d{9}|MG Road|Verma/)).toHaveCount(0)
  await stranger.context().close()

  await page.goto(path)
  await expect(page.getByText('12 MG Road', { exact: false })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByText('Cancel this order').click()
  await page.getByLabel('Reason for cancellation').selectOption('Cash Issue')
  await page.getByLabel('Comments').fill('Not this month, sorry.')
  await page.getByRole('button', { name: 'CANCEL' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('The order is cancelled.')).toBeVisible()

  await seller('link', id, '--revoke')
  expect((await page.goto(path))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This link does not open an order' })).toBeVisible()
})

test('Law 17: who was delivered rates on the order’s page, with a picture and without script, and the product shows it', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  test.slow()
  const { id, path } = await ordered(page, baseURL)
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Send the rating' })).toHaveCount(0)
  await seller('shipped', id, '--courier', 'India Post', '--number', 'EM1')
  await seller('delivered', id)
  await page.goto(path)
  await page.getByLabel('4 stars').check()
  await page.getByLabel('What would you tell others?', { exact: false }).fill('<b>Firm</b> and even.')
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#9e2b25' } })
  await page
    .getByLabel('Pictures', { exact: false })
    .setInputFiles({ name: 'pot.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() })
  await page.getByRole('button', { name: 'Send the rating' }).click()
  await expect(page.getByText('Thank you. Your rating is on the product’s page.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the rating' })).toHaveCount(0)

  const product = await page.locator('.order-lines a').first().getAttribute('href')
  await expect(async () => {
    await page.goto(`${product}`)
    await expect(page.getByRole('heading', { name: 'Ratings of buyers' })).toBeVisible({ timeout: 500 })
  }).toPass()
  const rating = page.locator('#ratings article')
  await expect(rating).toContainText('Asha')
  await expect(rating).toContainText('<b>Firm</b> and even.')
  await expect(rating.getByRole('img', { name: 'Picture of Asha' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await forget(id)
})

/** The page is as large as before for the tests that measure it. */
async function forget(order: string) {
  const database = await openDatabase()
  await database.query('delete from ratings where order_id = $1', [order])
  await database.query('update products set rated_sum = 0, rated_count = 0 where id = $1', [POT])
  await database.query('update catalogue_version set version = version + 1')
  await database.end()
}
