import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { faultsInBothThemes } from './axe.ts'
import { newCustomer, POT } from './shopper.ts'

// Complaints and returns, as a customer and the seller go through them.
const seller = async (command: string, ...words: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${command}.mjs`, ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'data') },
  })
  return stdout
}

// A picture of one pixel.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('Law 6: a complaint gets its ticket at once, and its page shows the answer', async ({ page }) => {
    await page.goto('/complaint')
    await page.getByLabel('What is it about?').selectOption('delivery')
    await page.getByLabel('What happened?').fill('The parcel has not come.')
    await page.getByLabel('Your name').fill('Asha Verma')
    await page.getByRole('button', { name: 'Send the complaint' }).click()
    await expect(page.getByText('enter an email address or a mobile number')).toBeVisible()
    await expect(page.getByLabel('What happened?')).toHaveValue('The parcel has not come.')
    await page.getByLabel('Email').fill('asha@example.in')
    await page.getByRole('button', { name: 'Send the complaint' }).click()
    await page.waitForURL(/\/ticket\/[\w-]{43}$/)
    const number = await page.getByText(/^C-/).textContent()
    const answer = await page.request.get(page.url())
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    await page.getByLabel('Add something').fill('It is still not here.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Your message is added.')).toBeVisible()
    await seller('complaints', 'answer', String(number), '--text', 'We have asked the courier.')
    await page.reload()
    await expect(page.getByText('We have asked the courier.')).toBeVisible()
    await expect(page.getByText('Acknowledged', { exact: true }).first()).toBeVisible()
    expect((await page.request.get(`${page.url().slice(0, -4)}0000`)).status()).toBe(404)
  })
})

test('Law 16: a delivered piece is sent back with a picture, and the customer sees each step', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const customer = await newCustomer(page)
  const asCustomer = { headers: { authorization: `Bearer ${customer.token}` } }
  const added = await (await customer.addAddress()).json()
  const placed = await page.request.post('/api/insert_Customer_Order', {
    ...asCustomer,
    data: {
      addressid: added.data[0].id,
      paymentmode: 'COD',
      orders: [{ productcode: String(POT), quantity: 2 }],
    },
  })
  const id = (await placed.json()).data[0].coorderid
  await seller('orders', 'shipped', id, '--courier', 'India Post', '--number', 'EM1')
  await seller('orders', 'delivered', id)

  await customer.enter(baseURL)
  await page.goto('/your-orders')
  await page.getByRole('link', { name: 'Return or exchange' }).click()
  await page.getByLabel(/^Pieces of/).selectOption('1')
  await page.getByLabel('Why do you send it back?').selectOption('defective')
  await page.getByLabel('Pictures').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
  await page.getByLabel('UPI ID').fill('asha@okaxis')
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Your request has reached the shop.')).toBeVisible()
  const number = /R-[\w-]+/.exec(String(await page.getByText(/^Return R-/).textContent()))?.[0] ?? ''
  expect(await seller('returns', 'show', number)).toContain('1 picture')
  for (const verb of ['accept', 'picked', 'received', 'refund']) await seller('returns', verb, number)
  await seller('returns', 'utr', number, '432611809921')
  await page.goto(`/track?order=${id}`)
  await expect(page.getByText('was paid to your UPI ID, bank number 432611809921')).toBeVisible()
  await expect(page.getByText('It cannot be changed any more.')).toBeVisible()
  await page.getByRole('link', { name: 'Complain' }).click()
  await expect(page.getByLabel('Order number')).toHaveValue(id)
  expect(await faultsInBothThemes(page)).toEqual([])
})
