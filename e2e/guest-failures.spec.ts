import { expect, type Page, test } from 'playwright/test'
import {
  afterSamePress,
  chooseOnline,
  expectInSight,
  guestReadyToOrder,
  holdBack,
  open,
  openDatabase,
  openWidget,
  POT,
  typeCaptcha,
} from './shopper.ts'

// What fails at the order and the payment of somebody without an account: as with a customer, nothing is lost or doubled.
// No other test orders these two.
const [SPOONS, BOX] = [1119, 1095]

const ready = async (page: Page, baseURL: string | undefined, id = POT) => {
  const guest = await guestReadyToOrder(page, baseURL, { products: [id] })
  await open(page, '/guest-checkout')
  return guest
}
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' })
const isPlaced = async (page: Page) => {
  await page.waitForURL(/\/order\/[\w-]{43}$/)
  await expect(page.getByText('Your order is placed.')).toBeVisible()
}
/** The page hears that it is paid, and leads to the order. */
const isPaid = async (page: Page) => {
  await page.waitForURL(/\/order\/[\w-]{43}$/, { timeout: 40_000 })
  await expect(page.locator('main').getByText('Placed', { exact: true }).first()).toBeVisible()
}
type Guest = Awaited<ReturnType<typeof ready>>
const states = async (guest: Guest) => (await guest.orders()).map(({ status }) => status)

test('an order whose response is lost is not doubled when it is sent again', async ({ page, baseURL }) => {
  const guest = await ready(page, baseURL)
  await page.route('**/do/guest/place', async route => {
    await route.fetch()
    await route.abort()
  })
  await place(page).click()
  await expect(
    page.getByText('Error submitting the order. Please check the console for details.'),
  ).toBeVisible()
  await page.unroute('**/do/guest/place')
  // Whoever looks again instead sees the order.
  const newTab = await page.context().newPage()
  await newTab.goto('/guest-checkout')
  await expect(newTab.getByText('You ordered a short while ago.')).toBeVisible()
  await newTab.close()
  await afterSamePress(page)
  await place(page).click()
  await isPlaced(page)
  expect(await states(guest)).toEqual(['placed'])
})

test('an order whose answer is lost with its cookies is told before the same is ordered again', async ({
  page,
  baseURL,
}) => {
  const guest = await ready(page, baseURL)
  const before = await page.context().cookies()
  await page.route('**/do/guest/place', async route => {
    await route.fetch()
    // The route keeps the cookies of what it fetches.
    await page.context().clearCookies()
    await page.context().addCookies(before)
    await route.abort()
  })
  await place(page).click()
  await expect(page.getByText('Error submitting the order.')).toBeVisible()
  await page.unroute('**/do/guest/place')
  await page.reload()
  await expect(page.getByText('You ordered this a short while ago.')).toBeVisible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await page.waitForURL(/\/order\/[\w-]{43}$/)
  expect(await states(guest)).toEqual(['placed'])
})

test('while an order is being sent its button cannot be pressed', async ({ page, baseURL }) => {
  const guest = await ready(page, baseURL)
  let posts = 0
  page.on('request', request => {
    if (request.url().endsWith('/do/guest/place')) posts++
  })
  const letThrough = await holdBack(page, '**/do/guest/place')
  await place(page).dblclick()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  for (const name of [/^COD/, /^Razorpay/]) await expect(page.getByRole('radio', { name })).toBeDisabled()
  letThrough()
  await isPlaced(page)
  expect(posts).toBe(1)
  expect(await states(guest)).toEqual(['placed'])
})

test('a price and a stock that changed meanwhile are reported, with the new total, before anything is ordered', async ({
  page,
  baseURL,
}) => {
  const guest = await ready(page, baseURL, SPOONS)
  const database = await openDatabase()
  const {
    rows: [before],
  } = await database.query(
    'select discount_paise, name, stock from products join product_sizes on product_id = id where id = $1',
    [SPOONS],
  )
  try {
    await database.query('update products set discount_paise = discount_paise + 1000 where id = $1', [SPOONS])
    await place(page).click()
    const notice = page.getByText(/now costs ₹[\d,]+ \(it was ₹[\d,]+\)\. The new total is ₹/)
    await expect(notice).toBeVisible()
    await expectInSight(notice)
    const total = /The new total is (₹[\d,]+)/.exec((await notice.textContent()) ?? '')?.[1] ?? ''
    await expect(page.locator('.place-total')).toContainText(total)
    await database.query('update product_sizes set stock = 0 where product_id = $1', [SPOONS])
    await afterSamePress(page)
    await place(page).click()
    await expect(page.getByText(`${before?.name} is sold out.`)).toBeVisible()
    expect(await guest.orders()).toEqual([])
    expect(await guest.cart()).toHaveLength(1)
  } finally {
    await database.query('update products set discount_paise = $2 where id = $1', [
      SPOONS,
      before?.discount_paise,
    ])
    await database.query('update product_sizes set stock = $2 where product_id = $1', [SPOONS, before?.stock])
    await database.end()
  }
})

test('wrong digits are told at their field, and the right ones place the second order', async ({
  page,
  baseURL,
}) => {
  const guest = await ready(page, baseURL)
  await place(page).click()
  await isPlaced(page)
  await open(page, `/guest-checkout?buy=${POT}.1.S.`)
  const digits = page.getByLabel('The four digits')
  await digits.fill('abcd')
  await place(page).click()
  await expect(page.getByText('Invalid Captcha. Please try again.').first()).toBeVisible()
  await expect(digits).toBeFocused()
  expect(await states(guest)).toHaveLength(1)
  await typeCaptcha(page)
  await afterSamePress(page)
  await place(page).click()
  await isPlaced(page)
  expect(await states(guest)).toEqual(['placed', 'placed'])
})

test('a forged confirmation is refused, and the payment still ends in one paid order', async ({
  page,
  baseURL,
}) => {
  const guest = await ready(page, baseURL)
  await page.route('**/do/guest/confirm', route => {
    const body = route.request().postDataJSON() as Record<string, string>
    return route.continue({ postData: JSON.stringify({ ...body, razorpay_signature: 'a'.repeat(64) }) })
  })
  await (await openWidget(page)).button.click()
  await expect(page.getByText('Failed to place the order, please try again.')).toBeVisible()
  await isPaid(page)
  expect(await states(guest)).toEqual(['placed'])
})

test('a lost confirmation is reported, and the payment still ends in one paid order', async ({
  page,
  baseURL,
}) => {
  const guest = await ready(page, baseURL)
  await page.route('**/do/guest/confirm', route => route.abort())
  await (await openWidget(page)).button.click()
  await expect(page.getByText('There was an issue processing your order. Please try again.')).toBeVisible()
  await isPaid(page)
  expect(await states(guest)).toEqual(['placed'])
  // It stays paid, whatever the address says.
  const [order] = await guest.orders()
  for (const why of ['', '&why=paymentThrew', '&why=closed']) {
    await page.goto(`/guest-payment?order=${order?.id}${why}`)
    await expect(page).toHaveURL(/\/order\/[\w-]{43}$/)
    await expect(page.getByText(/try again|Held for you/)).toHaveCount(0)
  }
})

test('a tab that is closed after the payment leaves one paid order', async ({ page, baseURL }) => {
  const guest = await ready(page, baseURL)
  const { button } = await openWidget(page)
  await page.route('**/do/guest/confirm', async route => {
    await route.abort()
    await page.close()
  })
  await button.click()
  await expect.poll(() => states(guest), { timeout: 20_000 }).toEqual(['placed'])
})

test('a provider whose script is blocked charges nothing, says so, and can be tried again', async ({
  page,
  baseURL,
}) => {
  const guest = await ready(page, baseURL)
  await page.route('**/practice-pay/**/*.js', route => route.abort())
  const { pay } = await chooseOnline(page)
  await pay.click()
  await expect(page.getByText('Razorpay SDK failed to load. Are you online?')).toBeVisible()
  await expect(page).toHaveURL(/\/guest-payment\?order=/)
  expect(await states(guest)).toEqual(['awaiting'])
  await page.unroute('**/practice-pay/**/*.js')
  // The other pages tell of it, and lead back.
  await page.goto('/guest-checkout')
  await expect(page.getByText('You have an order that waits for your payment.')).toBeVisible()
  await page.getByRole('link', { name: 'Pay for it' }).click()
  await expect(page).toHaveURL(/\/guest-payment\?order=/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await isPaid(page)
  expect(await states(guest)).toEqual(['placed'])
})

test('a payment for pieces that are sold is announced as refunded, and is, once', async ({
  page,
  baseURL,
}) => {
  const guest = await ready(page, baseURL, BOX)
  const { button } = await openWidget(page)
  await expect(page.getByRole('dialog').getByText('Test payment')).toBeVisible()
  const [order] = await guest.orders()
  const database = await openDatabase()
  const { rows } = await database.query('select stock from product_sizes where product_id = $1', [BOX])
  try {
    await database.query('update orders set hold_until = now() where id = $1', [order?.id])
    await expect.poll(() => states(guest)).toEqual(['expired'])
    await database.query('update product_sizes set stock = 0 where product_id = $1', [BOX])
    await button.click()
    await expect(
      page.getByText(/in the meantime the pieces were sold\. All of it is being given back/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
    const refunds = 'select state, why from refunds where order_id = $1'
    await expect
      .poll(async () => (await database.query(refunds, [order?.id])).rows, { timeout: 20_000 })
      .toEqual([{ state: 'done', why: 'sold-out' }])
  } finally {
    await database.query('update product_sizes set stock = $2 where product_id = $1', [
      BOX,
      (rows[0]?.stock ?? 0) + 1,
    ])
    await database.end()
  }
})
