import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type Cookie, expect, type Page } from 'playwright/test'
import { faultsOf } from './axe.ts'
import { saidByDesk, sessionOf, withoutScript } from './desk-people.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { until } from './started-shop.ts'
import { COTTON, testInOwnShop } from './test-in-own-shop.ts'

// Programs that are told of orders, and sheets of couriers. Each act and each refusal: lib/backend/desk/{shop,orders}/*.test.ts.

const FILES = {
  'categories.csv': COTTON,
  'products.csv': `ASIN,name,subcategory_id,originalPrice,discountPrice,recommendedSellingPrice,sizes
K-2,Cotton Stole,101,700,600,0,NA:50
`,
  'shop.json': JSON.stringify({ name: 'Kurta House', mobile: '98765 00000', couriers: ['India Post'] }),
}

const test = testInOwnShop('desk-webhooks', { files: FILES, isOneWay: true })

let session: Cookie[] = []

/** An order by phone, packed. Its number. */
async function packedByHand(page: Page) {
  await page.goto('/desk/new-order?q=Cotton+Stole')
  await page.getByRole('link', { name: /^Add Cotton Stole/ }).click()
  await page.getByLabel('Mobile number').fill('+91 98765 43210')
  await page.getByRole('textbox', { name: 'Name', exact: false }).first().fill('Meena Rao')
  await page.getByLabel('House and street').fill('14 Ghat Road')
  await page.getByRole('textbox', { name: 'PIN code', exact: true }).fill('451224')
  await page.getByLabel('Town or city').fill('Khargone')
  await page.getByLabel('State').selectOption('Madhya Pradesh')
  await page.getByRole('button', { name: 'Take the order' }).click()
  await page.waitForURL(/\/desk\/order\//)
  await page.getByRole('button', { name: 'Packed: make the bill' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is packed' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

/** A program that takes what it is told. */
const startReceiver = async () => {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    bodies.push(Buffer.concat(chunks).toString())
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await until(async () => server.listening)
  const { port } = server.address() as AddressInfo
  return { bodies, url: `http://127.0.0.1:${port}/hooks`, close: () => server.close() }
}

test('an address is added, its secret shown once, and it is told of the next order’s parcel', async ({
  page,
  shop,
}) => {
  test.slow()
  const receiver = await startReceiver()
  await page.goto(/\/desk\/join\/[\w-]+/.exec(shop.said())?.[0] ?? '')
  await page.getByLabel('Your name').fill('Asha')
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await expect(page.locator('.desk-codes code')).toHaveCount(10)
  session = await sessionOf(page)
  await page.goto('/desk/shop')
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('https://192.168.0.7/hooks')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('it leads into a private network').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(receiver.url)
  await page.getByLabel(/order\.packed/).check()
  await expectNoSidewaysScroll(page)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByText(/^whsec_/)).toHaveCount(0)
  await page.getByRole('link', { name: receiver.url }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(saidByDesk(page, 'It answered with 204')).toBeVisible()
  const id = await packedByHand(page)
  await until(async () => receiver.bodies.some(body => body.includes('order.packed')))
  expect(receiver.bodies.filter(body => body.includes(id)).map(body => JSON.parse(body).type)).toContain(
    'order.packed',
  )
  await page.goto('/desk/shop/webhooks/1')
  await expect(page.getByText('taken (204)').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await faultsOf(page)).toEqual([])
  receiver.close()
})

test('without script a secret is made anew, and what is packed goes out as a sheet and comes back with numbers', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const page = await withoutScript(browser, baseURL, session)
  await page.goto('/desk/shop/webhooks/1')
  await page.locator('summary', { hasText: 'A new secret' }).click()
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto('/desk/orders')
  await page.getByRole('link', { name: 'Courier sheets' }).click()
  await page.waitForURL(/\/desk\/orders\/sheets$/)
  await expectNoSidewaysScroll(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const text = await readFile(String(await download.path()), 'utf8')
  const [, id = ''] = /\r\n([0-9A-Z-]{19}),/.exec(text) ?? []
  expect(text).toContain('amount to collect')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-numbers-'))
  const file = path.join(folder, 'numbers.csv')
  await writeFile(file, `Order,AWB\n${id},EM123456789IN\n0000-0000-0000-0000,EM2\n`)
  await page.goto('/desk/orders/sheets')
  await page.getByLabel('Courier, where the sheet names none').fill('India Post')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(page.getByText('1 order can be marked as sent, 1 row cannot be used.')).toBeVisible()
  await expect(page.getByText('there is no such order')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Mark 1 as sent' }).click()
  await expect
    .poll(async () => {
      await page.goto(page.url())
      return page.locator('main').innerText()
    })
    .toContain('1 of 1 are marked as sent')
  await page.goto('/desk/money/payouts')
  await page.locator('input[type=file]').setInputFiles({
    name: 'payout.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('AWB,COD Amount\nEM123456789IN,1.00\nEM9999,50\n'),
  })
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(page.getByText('another sum than was due').first()).toBeVisible()
  await expect(page.getByText('no order has this number').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Take it in' }).click()
  await expect(page.getByText('The payout is taken in.')).toBeVisible()
  await page.context().close()
  await rm(folder, { recursive: true })
})
