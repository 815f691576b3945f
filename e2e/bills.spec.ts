import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { open, readyToOrder, typeCaptcha } from './shopper.ts'

const seller = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/orders.mjs', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'data') },
  })

test('Law 20: the bill of a packed order opens from the orders, as a page and as PDF, for its customer alone', async ({
  page,
  baseURL,
  browser,
}) => {
  test.slow()
  const customer = await readyToOrder(page, baseURL)
  await open(page, '/checkout2')
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  const id = String((await customer.orders())[0]?.CoOrderID)
  await page.goto('/your-orders')
  await expect(page.locator('a[href^="/bill/"]')).toHaveCount(0)
  await seller('packed', id)
  await page.goto('/your-orders')
  await page.locator('a[href^="/bill/"]').click()
  await page.waitForURL(/\/bill\//)
  await expect(page.getByText(id)).toBeVisible()
  await expectNoSidewaysScroll(page)
  const address = page.url()
  const pdf = await page.request.get(`${address}.pdf`)
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText(id)).toBeVisible()

  const stranger = await browser.newPage({ baseURL })
  await stranger.goto(address)
  await expect(stranger).toHaveURL(/\/login\?from=/)
  expect((await stranger.request.get(`${address}.pdf`, { maxRedirects: 0 })).status()).toBe(303)
  await readyToOrder(stranger, baseURL)
  expect((await stranger.goto(address))?.status()).toBe(404)
  expect((await stranger.request.get(`${address}.pdf`)).status()).toBe(404)
})
