import { expect, type Page, test } from 'playwright/test'
import {
  afterSamePress,
  expectInSight,
  holdBack,
  open,
  openDatabase,
  openWidget,
  POT,
  readyToOrder,
  typeCaptcha,
} from './shopper.ts'

// Failures of orders and payment: each shows its fixed message, and nothing is lost or doubled.
const EARRINGS = 1110

const ready = async (page: Page, baseURL: string | undefined, id = POT) => {
  const customer = await readyToOrder(page, baseURL, { products: [id] })
  await open(page, '/checkout2')
  return customer
}
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' })
type Customer = Awaited<ReturnType<typeof ready>>
/** The page gets the confirmed payment, and continues. */
const expectPaidByItself = async (page: Page, customer: Customer) => {
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible({ timeout: 40_000 })
  await expect(page).toHaveURL(/\/order-confirmation\?order=/)
  expect((await customer.orders()).map(({ CoOrderStatus }) => CoOrderStatus)).toEqual(['Placed'])
}
const payOnline = async (page: Page) => (await openWidget(page)).button.click()

test('an order that is refused says so, and the button can be pressed again', async ({ page, baseURL }) => {
  const customer = await ready(page, baseURL)
  const key = page.locator('[name="order_key"]')
  const right = await key.inputValue()
  await key.evaluate((input: HTMLInputElement) => {
    input.value = ''
  })
  await typeCaptcha(page)
  await place(page).click()
  await expect(page.getByText('Failed to place the order, please try again.')).toBeVisible()
  expect(await customer.orders()).toEqual([])
  await key.evaluate((input: HTMLInputElement, value) => {
    input.value = value
  }, right)
  await typeCaptcha(page)
  await place(page).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
})

test('an order whose response is lost is not doubled when it is sent again', async ({ page, baseURL }) => {
  const customer = await ready(page, baseURL)
  await typeCaptcha(page)
  await page.route('**/do/checkout/place', async route => {
    await route.fetch()
    await route.abort()
  })
  await place(page).click()
  await expect(
    page.getByText('Error submitting the order. Please check the console for details.'),
  ).toBeVisible()
  await page.unroute('**/do/checkout/place')
  // A shopper who reloads the page instead sees the order.
  const newTab = await page.context().newPage()
  await newTab.goto('/checkout2')
  await expect(newTab.getByText('You ordered a short while ago.')).toBeVisible()
  await afterSamePress(page)
  await place(page).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  expect(await customer.orders()).toHaveLength(1)
})

test('while an order is being sent its button cannot be pressed', async ({ page, baseURL }) => {
  const customer = await ready(page, baseURL)
  await typeCaptcha(page)
  let posts = 0
  page.on('request', request => {
    if (request.url().endsWith('/do/checkout/place')) posts++
  })
  const letThrough = await holdBack(page, '**/do/checkout/place')
  await page.getByLabel('The four digits').press('Enter')
  await page.getByLabel('The four digits').press('Enter')
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  for (const name of ['Other digits', 'Apply Gift Card'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  for (const name of [/^COD/, /^Razorpay/]) await expect(page.getByRole('radio', { name })).toBeDisabled()
  const addAddress = page.getByRole('link', { name: 'Add New Address' })
  await addAddress.focus()
  await expect(addAddress).not.toBeFocused()
  letThrough()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  expect(posts).toBe(1)
  expect(await customer.orders()).toHaveLength(1)
})

test('a price and a stock that changed meanwhile are reported, with the new total, before anything is ordered', async ({
  page,
  baseURL,
}) => {
  const customer = await ready(page, baseURL, EARRINGS)
  const database = await openDatabase()
  const {
    rows: [before],
  } = await database.query(
    'select discount_paise, name, stock from products join product_sizes on product_id = id where id = $1',
    [EARRINGS],
  )
  try {
    await database.query('update products set discount_paise = discount_paise + 1000 where id = $1', [
      EARRINGS,
    ])
    await typeCaptcha(page)
    await place(page).click()
    const notice = page.getByText(/now costs ₹[\d,]+ \(it was ₹[\d,]+\)\. The new total is ₹/)
    await expect(notice).toBeVisible()
    await expectInSight(notice)
    expect(await customer.orders()).toEqual([])
    const total = /The new total is (₹[\d,]+)/.exec((await notice.textContent()) ?? '')?.[1] ?? ''
    await expect(page.locator('.place-total')).toContainText(total)
    const sums = page.getByLabel('Order Summary').locator('dd').filter({ visible: true })
    await expect(sums.last()).toHaveText(total)
    await database.query('update product_sizes set stock = 0 where product_id = $1', [EARRINGS])
    await typeCaptcha(page)
    await place(page).click()
    await expect(page.getByText(`${before?.name} is sold out.`)).toBeVisible()
    expect(await customer.orders()).toEqual([])
    expect(await customer.cart()).toHaveLength(1)
  } finally {
    await database.query('update products set discount_paise = $2 where id = $1', [
      EARRINGS,
      before?.discount_paise,
    ])
    await database.query('update product_sizes set stock = $2 where product_id = $1', [
      EARRINGS,
      before?.stock,
    ])
    await database.end()
  }
})

test('a forged confirmation is refused with its message, and the payment still ends in one paid order', async ({
  page,
  baseURL,
}) => {
  const customer = await ready(page, baseURL)
  await page.route('**/do/checkout/confirm', route => {
    const body = route.request().postDataJSON() as Record<string, string>
    return route.continue({
      postData: JSON.stringify({ ...body, razorpay_signature: 'a'.repeat(64) }),
    })
  })
  await payOnline(page)
  await expect(page).toHaveURL(/\/PaymentPage\?order=/)
  await expect(page.getByText('Failed to place the order, please try again.')).toBeVisible()
  await expectPaidByItself(page, customer)
})

test('a lost confirmation is reported, and the payment still ends in one paid order', async ({
  page,
  baseURL,
}) => {
  const customer = await ready(page, baseURL)
  await page.route('**/do/checkout/confirm', route => route.abort())
  await payOnline(page)
  await expect(page).toHaveURL(/\/PaymentPage\?order=/)
  await expect(page.getByText('There was an issue processing your order. Please try again.')).toBeVisible()
  await expectPaidByItself(page, customer)
  // The order stays paid in every later request, whatever its address says.
  const { CoOrderID } = (await customer.orders())[0] ?? {}
  for (const why of ['', '&why=paymentThrew', '&why=closed']) {
    await page.goto(`/PaymentPage?order=${CoOrderID}${why}`)
    await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
    await expect(page.getByText(/try again|Held for you/)).toHaveCount(0)
  }
})
