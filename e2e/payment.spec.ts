import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { afterSamePress, chooseOnline, open, openDatabase, openWidget, POT, readyToOrder } from './shopper.ts'

// Failures of an online payment, in the browser and at the API.
// No other test buys it.
const MATERIAL = 1016
// The demo shop has eight of it.
const [COUPLE, COUPLES] = [1059, 8]

const atTheWidget = async (page: Page, baseURL: string | undefined, id = POT) => {
  const customer = await readyToOrder(page, baseURL, { products: [id] })
  await open(page, '/checkout2')
  const widget = await openWidget(page)
  await expect(page.getByRole('dialog').getByText('Test payment')).toBeVisible()
  return { customer, ...widget }
}

test('a shopper whose unpaid order holds all pieces is led to it from the checkout', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const customer = await readyToOrder(page, baseURL, { products: [COUPLE], unit: COUPLES })
  await open(page, '/checkout2')
  await openWidget(page)
  await expect(page.getByRole('dialog').getByText('Test payment')).toBeVisible()
  await page.goto(`/checkout2?buy=${COUPLE}.1..`)
  await expect(page.getByRole('heading', { name: /is sold out\. You hold it in an order/ })).toBeVisible()
  await page.getByRole('link', { name: 'Pay for it' }).click()
  await expect(page.getByText('Held for you')).toBeVisible()
  await page.request.post('/api/Cancel_Order', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: {
      coorderid: (await customer.orders())[0]?.CoOrderID,
      reason: 'Cash Issue',
      comment: 'Changed my mind about it.',
    },
  })
  await page.goto(`/checkout2?buy=${COUPLE}.1..`)
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
})

test('a tab that is closed after the payment leaves one paid order', async ({ page, baseURL }) => {
  const { customer, button } = await atTheWidget(page, baseURL)
  // A pending request is sent when its page is closed.
  await page.route('**/do/checkout/confirm', async route => {
    await route.abort()
    await page.close()
  })
  await button.click()
  await expect
    .poll(async () => (await customer.orders()).map(({ CoOrderStatus }) => CoOrderStatus), {
      timeout: 20_000,
    })
    .toEqual(['Placed'])
  expect(await customer.cart()).toEqual([])
})

test('a reload during the payment leads to the payment step of the same order, and the checkout mentions it', {
  tag: '@narrow',
}, async ({ page, context, baseURL }) => {
  const customer = await readyToOrder(page, baseURL)
  const stale = await context.newPage()
  await open(stale, '/checkout2')
  await open(page, `/checkout2?buy=${POT}.1..`)
  const { shown } = await openWidget(page)
  await expect(page.getByRole('dialog').getByText('Test payment')).toBeVisible()
  const [order] = await customer.orders()
  await page.reload()
  await expect(page).toHaveURL(`/PaymentPage?order=${order?.CoOrderID}`)
  await expect(page.getByRole('button', { name: shown, exact: true })).toBeVisible()
  // The other tab, opened before, has been notified.
  await expect(stale.getByText('You have an order that waits for your payment.')).toBeVisible()
  for (const path of ['/checkout2', `/checkout2?buy=${POT}.1..`]) {
    await page.goto(path)
    await expect(page.getByText('You have an order that waits for your payment.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cancel it' })).toBeVisible()
    await page.getByRole('link', { name: 'Pay for it' }).click()
    await expect(page).toHaveURL(`/PaymentPage?order=${order?.CoOrderID}`)
  }
  expect(await customer.orders()).toHaveLength(1)
})

test('a tab that was not notified of an unpaid order mentions it before ordering again', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const customer = await readyToOrder(page, baseURL)
  // Like a browser without channels between its tabs, or a page that a phone restored.
  await page.addInitScript(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }))
  await open(page, '/checkout2')
  const other = await page.context().newPage()
  await open(other, '/checkout2')
  await openWidget(other)
  await expect(other.getByRole('dialog').getByText('Test payment')).toBeVisible()
  await page.bringToFront()
  await page.getByLabel(/Razorpay/).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('You have ordered this already, and it waits for your payment.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay for it' })).toBeVisible()
  expect(await customer.orders()).toHaveLength(1)
  await afterSamePress(page)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('dialog').getByText('Test payment')).toBeVisible()
  expect(await customer.orders()).toHaveLength(2)
})

test('a provider whose script hangs is given up in time, and can be tried again while the order stands', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const customer = await readyToOrder(page, baseURL)
  await page.clock.install()
  let calls = 0
  await page.route('**/checkout.js', () => {
    calls++
  })
  await open(page, '/checkout2')
  const { pay } = await chooseOnline(page)
  await pay.click()
  await expect.poll(() => calls).toBe(1)
  await page.clock.fastForward(20_000)
  await expect(page).toHaveURL(/\/PaymentPage\?order=.*why=sdkFailed/)
  await expect(page.getByText('Razorpay SDK failed to load. Are you online?')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect.poll(() => calls).toBe(2)
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(page.getByText('Razorpay SDK failed to load. Are you online?')).toBeVisible()
  await page.unroute('**/checkout.js')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('dialog').getByText('Test payment')).toBeVisible()
  expect(await customer.orders()).toHaveLength(1)
})

test('provider code that failed to load is loaded again at the next press', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  await atTheWidget(page, baseURL)
  await page.route('**/_next/static/chunks/*.js', async route => {
    const response = await route.fetch()
    return (await response.text()).includes('window.Razorpay') ? route.abort() : route.fulfill({ response })
  })
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('Razorpay SDK failed to load. Are you online?')).toBeVisible()
  await page.unroute('**/_next/static/chunks/*.js')
  // Earlier it would be the same press.
  await page.waitForTimeout(600)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('dialog').getByText('Test payment')).toBeVisible()
})

test('a confirmation that hangs is given up in time, and the paid order is found', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const customer = await readyToOrder(page, baseURL)
  await page.clock.install()
  await open(page, '/checkout2')
  const { button } = await openWidget(page)
  let calls = 0
  await page.route('**/do/checkout/confirm', () => {
    calls++
  })
  await button.click()
  // Twice, each within its limit.
  for (const times of [1, 2]) {
    await expect.poll(() => calls).toBe(times)
    await page.clock.fastForward(11_000)
  }
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible({ timeout: 40_000 })
  expect((await customer.orders()).map(({ CoOrderStatus }) => CoOrderStatus)).toEqual(['Placed'])
})

test('the payment step shows what is held and for how long, says that it is a test, and survives a reload', async ({
  page,
  baseURL,
}) => {
  const { customer, shown } = await atTheWidget(page, baseURL)
  const [order] = await customer.orders()
  for (let visit = 0; visit < 2; visit++) {
    await open(page, `/PaymentPage?order=${order?.CoOrderID}`)
    await expect(page.getByText(/Held for you for another 1[34]:\d\d minutes/)).toBeVisible()
    await expect(page.getByText('Test payment')).toBeVisible()
    await expect(page.getByText('12 MG Road, Rajwada')).toBeVisible()
    await expect(page.getByRole('button', { name: shown, exact: true })).toBeVisible()
  }
  const made = await page.goto(`/PaymentPage?order=${order?.CoOrderID}&why=constructor`)
  expect(made?.status()).toBe(200)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  expect(await customer.orders()).toHaveLength(1)
})

test('a payment for pieces that are sold is announced as refunded, and is, once', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const { customer, button } = await atTheWidget(page, baseURL, MATERIAL)
  const [order] = await customer.orders()
  const database = await openDatabase()
  const stock = 'update product_sizes set stock = $2 where product_id = $1'
  try {
    await database.query(`update orders set hold_until = now() where id = $1`, [order?.CoOrderID])
    await expect.poll(async () => (await customer.orders())[0]?.CoOrderStatus).toBe('Payment not received')
    await database.query(stock, [MATERIAL, 0])
    await button.click()
    await expect(
      page.getByText(/in the meantime the pieces were sold\. All of it is being given back/),
    ).toBeVisible()
    await expect(page.getByText('please try again')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
    const states = 'select state, why from refunds where order_id = $1'
    await expect
      .poll(async () => (await database.query(states, [order?.CoOrderID])).rows, { timeout: 20_000 })
      .toEqual([{ state: 'done', why: 'sold-out' }])
  } finally {
    await database.query(stock, [MATERIAL, 18])
    await database.end()
  }
})

test('the webhook accepts exactly the signed bytes', { tag: '@narrow' }, async ({ request }) => {
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'data/secrets/practice-webhook')
  const secret = (await readFile(file, 'utf8')).trim()
  const entity = { id: 'pay_x', order_id: 'order_x', amount: 1, currency: 'INR', status: 'captured' }
  const signed = JSON.stringify({ event: 'payment.captured', note: '₹1 ', payload: { payment: { entity } } })
  const signature = createHmac('sha256', secret).update(signed).digest('hex')
  const post = (body: string, given: string) =>
    request.post('/webhook', {
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': given },
      data: Buffer.from(body),
    })
  const rewritten = JSON.stringify(JSON.parse(signed), null, 1)
  expect((await post(signed, signature)).status()).toBe(200)
  expect((await post(signed, signature)).status()).toBe(200)
  expect((await post(rewritten, signature)).status()).toBe(400)
  expect((await post(signed, 'a'.repeat(64))).status()).toBe(400)
  expect((await request.post('/webhook', { data: signed })).status()).toBe(400)
})
