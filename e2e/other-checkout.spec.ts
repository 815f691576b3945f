import { expect, type Page, test } from 'playwright/test'
import { ADDRESS, open, typeCaptcha } from './shopper.ts'
import { openOwnShops } from './started-shop.ts'
import { type Answers, many, one, openStubHost } from './stub-host.ts'

// The checkout with a host that has the fixed calls and none of this shop's additions.
const KEY = 'rzp_live_of_the_shop'
const SECRET = 'never-to-be-seen'
const BOWL = { name: 'Bowl', image: '', discountPrice: '149.30', recommendedSellingPrice: '20', Unit: 2 }
const home = {
  id: 7,
  firstname: 'Asha',
  lastname: 'Verma',
  pincode: '452001',
  address1: '12 MG Road',
  address2: 'Rajwada',
  mobileno: '9876543210',
}
const line = {
  CoOrderID: 'ORD-1',
  ASIN: 'B-1',
  CoProduct: 'Bowl',
  CoSmallImage: '',
  CoSize: '',
  CoOrderStatus: 'Zebra',
  StandardPrice: 149.3,
  CoQuantity: 2,
  CoPaymentMode: 'COD',
}

const sent: Record<string, unknown[]> = {}
const recorder = (call: string, reply: unknown) => (body: string) => {
  sent[call] = [...(sent[call] ?? []), body && JSON.parse(body)]
  return reply
}
const answers: Answers = {
  '/api/User_profile': one({ user_name: 'Asha Verma' }),
  '/api/Get_AllAddress': many([home]),
  '/api/Get_OrderDetails': many([line]),
  '/api/Add_to_cart1': many([{ ...BOWL, id: 5, ASIN: 'B-5', quantity: 9 }]),
  '/api/cart_to_checkout': { status: 'true', message: 'ok' },
  '/api/insert_Customer_add': recorder('address', { status: 'true' }),
  '/api/insert_Customer_Order': (body: string) => {
    const order = JSON.parse(body)
    recorder('order', null)(body)
    return order.paymentmode === 'COD'
      ? many([{ coorderid: 'ORD-1' }])
      : { status: 'true', data: { ORDERID: 'order_9' } }
  },
  '/api/order_final': recorder('final', { status: 'true', message: 'Paid' }),
}

test.describe('a host with the fixed calls alone', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'default' })

  let ownShops: Awaited<ReturnType<typeof openOwnShops>>
  let host: Awaited<ReturnType<typeof openStubHost>>
  let plain = ''
  let keyed = ''

  test.beforeAll(async () => {
    test.setTimeout(90_000)
    ownShops = await openOwnShops()
    host = await openStubHost(answers)
    const keys = { RAZORPAY_KEY_ID: KEY, RAZORPAY_KEY_SECRET: SECRET, RAZORPAY_WEBHOOK_SECRET: 'hook' }
    const shops = [
      await ownShops.start('plain', { API_HOST: host.address }),
      await ownShops.start('keyed', { API_HOST: host.address, ...keys }),
    ]
    for (const shop of shops) await shop.ready()
    ;[plain = '', keyed = ''] = shops.map(shop => shop.address)
  })
  test.afterAll(async () => {
    await ownShops.close()
    await host.close()
  })

  const go = async (page: Page, shop: string, path: string) => {
    await page.context().addCookies([
      { name: 'user_token', value: 'token', url: shop, httpOnly: true },
      { name: 'user_name', value: 'Asha', url: shop },
    ])
    await open(page, shop + path)
  }
  const answering = async (change: Answers, act: () => Promise<void>) => {
    const before = { ...answers }
    Object.assign(answers, change)
    await act().finally(() => Object.assign(answers, before))
  }

  test('an address of the shorter form is shown, and its missing parts are named', async ({ page }) => {
    await go(page, plain, '/your-address')
    await expect(page.getByText('12 MG Road, Rajwada')).toBeVisible()
    await answering({ '/api/Get_AllAddress': many([{ id: 8, pincode: null }]) }, async () => {
      await go(page, plain, '/your-address')
      await expect(page.getByText(/^Not provided/)).toBeVisible()
      await expect(page.getByText('Mobile: Not provided')).toBeVisible()
      await expect(page.getByText('Address not provided')).toBeVisible()
    })
  })

  test('the address form sends the fixed keys', async ({ page }) => {
    await go(page, plain, '/address-form')
    for (const [label, value] of Object.entries({
      Name: 'Asha Verma',
      Email: 'a@b.in',
      Mobile: '9876543210',
      Address: '12 MG Road',
      Locality: 'Rajwada',
      'Zip code': '452001',
      City: 'Indore',
    }))
      await page.getByLabel(new RegExp(`^${label}`)).fill(value)
    await page.getByLabel(/^State/).selectOption('Madhya Pradesh')
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByText('Your address has been saved successfully!')).toBeVisible()
    expect(sent.address?.at(-1)).toEqual({ ...ADDRESS, email: 'a@b.in' })
  })

  const named: [string, object, string][] = [
    ['ASIN', { ASIN: 'B-1' }, 'B-1'],
    ['productcode', { productcode: 'B-2' }, 'B-2'],
    ['prod_id', { prod_id: 33 }, '33'],
    ['id', { id: 44 }, '44'],
    ['an id that is a code', { id: 'B-6' }, 'B-6'],
  ]
  for (const [name, key, code] of named)
    test(`an item named by ${name} is ordered as that product, at the host’s price`, async ({ page }) => {
      const items = { status: 'true', message: 'ok', data: [{ ...BOWL, ...key }] }
      await answering({ '/api/cart_to_checkout': items }, () => orders(page, code))
    })
  test('if the host returns no items, the cart’s are ordered', ({ page }) => orders(page, 'B-5'))

  async function orders(page: Page, code: string) {
    await go(page, plain, '/checkout2')
    await expect(page.getByLabel(/Razorpay/)).toHaveCount(0)
    await expect(page.getByText('10% off')).toHaveCount(0)
    // 2 × 149.30 and 2 × 20, rounded.
    await expect(page.getByLabel('Order Summary')).toContainText('₹339')
    await typeCaptcha(page, ownShops.folderOf('plain'))
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
    await expect(page.getByText('ORD-1')).toBeVisible()
    expect(sent.order?.at(-1)).toMatchObject({
      addressid: '7',
      coupan_Code: '',
      paymentmode: 'COD',
      orders: [{ productcode: code, asinid: code, quantity: 2 }],
    })
  }

  test('an order’s status is shown in the host’s words, and an unsupported cancellation says so', async ({
    page,
  }) => {
    await go(page, plain, '/your-orders')
    await expect(page.getByText('Zebra')).toBeVisible()
    await page.getByRole('button', { name: 'Track' }).click()
    await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Reason for cancellation').selectOption('Cash Issue')
    await page.getByLabel('Comments').fill('No cash at home this week.')
    await page.getByRole('button', { name: 'CANCEL' }).click()
    await expect(page.getByText('Your request could not be sent.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact the shop' })).toBeVisible()
  })

  test('with keys the provider’s widget opens with the public key, and its result is confirmed', async ({
    page,
  }) => {
    await page.route('https://checkout.razorpay.com/v1/checkout.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
    )
    const loaded: string[] = []
    page.on('request', request => void loaded.push(request.url()))
    const read: Promise<string>[] = []
    page.on('response', response => void (response.url().startsWith(keyed) && read.push(textOf(response))))
    await go(page, keyed, '/checkout2')
    expect(loaded.filter(url => url.includes('razorpay'))).toEqual([])
    await page.getByLabel(/Razorpay/).check()
    await page.getByRole('button', { name: 'Pay ₹339' }).click()
    await expect(page).toHaveURL(`${keyed}/your-orders`)
    expect(loaded).toContain('https://checkout.razorpay.com/v1/checkout.js')
    const options = await page.evaluate(() => JSON.parse(sessionStorage.getItem('options') ?? '{}'))
    expect(options).toMatchObject({ key: KEY, order_id: 'order_9', amount: 33_900, currency: 'INR' })
    expect(options.prefill).toEqual({ name: 'Asha Verma', email: '', contact: '+919876543210' })
    expect(options.name).toBeTruthy()
    expect(sent.order?.at(-1)).toMatchObject({ addressid: '7', coupan_Code: '', paymentmode: 'ONLINE' })
    expect(sent.final?.at(-1)).toEqual({
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_9',
      razorpay_signature: 'a'.repeat(64),
    })
    expect((await Promise.all(read)).filter(text => text.includes(SECRET))).toEqual([])
  })
})

const textOf = (response: { text: () => Promise<string> }) => response.text().catch(() => '')

const WIDGET = `window.Razorpay = class {
  constructor(options) { this.options = options; sessionStorage.setItem('options', JSON.stringify(options)) }
  on() {}
  open() {
    this.options.handler({ razorpay_payment_id: 'pay_1', razorpay_order_id: this.options.order_id, razorpay_signature: '${'a'.repeat(64)}' })
  }
}`
