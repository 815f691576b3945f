import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from 'playwright/test'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { open, readyToOrder, typeCaptcha } from './shopper.ts'

/** npm run orders, as the seller runs it beside the running shop: its output and its exit code. */
const seller = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/orders.mjs', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'data') },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  )

/** The number of the order that a new customer of this browser has just placed. */
const ordered = async (page: Page, baseURL: string | undefined) => {
  const customer = await readyToOrder(page, baseURL)
  await open(page, '/checkout2')
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  return String((await customer.orders())[0]?.CoOrderID)
}

test('the seller lists, packs, ships, exports and delivers an order, and its customer follows it', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  test.slow()
  const id = await ordered(page, baseURL)

  const listed = await seller('list', '--status', 'placed')
  expect(listed.said).toContain(id)
  expect(await seller('delivered', id)).toMatchObject({
    code: 1,
    said: expect.stringContaining('cannot be delivered'),
  })
  expect(await seller('packed', id.toLowerCase().replaceAll('-', ''))).toMatchObject({ code: 0 })
  expect(await seller('shipped', id)).toMatchObject({ code: 2, said: expect.stringContaining('--courier') })
  expect(await seller('shipped', id, '--courier', 'India Post', '--number', 'EM123456789IN')).toMatchObject({
    code: 0,
  })

  await page.goto('/your-orders')
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Track' }).click()
  await expect(page.getByText('This is a sample')).toHaveCount(0)
  await expect(page.getByText('India Post').first()).toBeVisible()
  await expect(page.getByText('EM123456789IN').first()).toBeVisible()
  await expect(page.locator('.timeline [data-done] b')).toHaveText(['Placed', 'Packed', 'Shipped'])
  await expect(page.locator('.timeline [data-done] time')).toHaveCount(3)
  await page.goto(`/cancellation-form?order=${id}`)
  await expect(page.getByText('it cannot be cancelled any more')).toBeVisible()
  await expect(page.getByRole('button', { name: 'CANCEL' })).toHaveCount(0)

  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-export-'))
  const file = path.join(folder, 'orders.csv')
  expect(await seller('export', file, '--status', 'shipped')).toMatchObject({ code: 0 })
  expect(await readFile(file, 'utf8')).toContain(id)
  await rm(folder, { recursive: true })
  expect(await seller('delivered', id)).toMatchObject({ code: 0 })
  await page.goto(`/track?order=${id}`)
  await expect(page.locator('.timeline b')).toHaveText(['Placed', 'Packed', 'Shipped', 'Delivered'])
})

test('a returned parcel ends its order, and its customer sees when and why', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  test.slow()
  const id = await ordered(page, baseURL)
  // A number without spaces does not wrap.
  await seller('shipped', id, '--courier', 'India Post', '--number', 'EM123456789IN'.repeat(5))
  expect(await seller('returned', id)).toMatchObject({ code: 0 })
  await page.goto('/your-orders')
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Track' }).click()
  await expect(page.locator('.timeline b')).toHaveText(['Placed', 'Shipped', 'Cancelled'])
  await expect(page.getByText('The parcel came back to the shop undelivered.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(`/order-confirmation?order=${id}`)
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
})
