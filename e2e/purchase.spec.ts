import { expect, type Page, test } from 'playwright/test'
import {
  afterSamePress,
  chooseOnline,
  newCustomer,
  open,
  openWidget,
  PASSWORD,
  POT,
  readyToOrder,
  typeCaptcha,
} from './shopper.ts'

test('from checkout to Order Confirmed with cash on delivery', async ({ page, baseURL }) => {
  const customer = await readyToOrder(page, baseURL)
  await open(page, '/checkout2')
  await page.getByLabel('The four digits').fill('abcd')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Invalid Captcha. Please try again.').first()).toBeVisible()
  expect(await customer.orders()).toEqual([])
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  const [order] = await customer.orders()
  await expect(page.getByText(String(order?.CoOrderID))).toBeVisible()
  await expect(page.getByText('12 MG Road, Rajwada')).toBeVisible()
  expect(await customer.cart()).toEqual([])
  await page.getByRole('link', { name: 'View Order Details' }).click()
  await expect(page.getByText('Payment: COD')).toBeVisible()
  // The pot has no code of its own.
  await page
    .getByRole('heading', { name: /Curd Pot/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Curd Pot/ })).toBeVisible()
})

test('a return to an ordered Buy Now says that it is ordered, and not that a payment failed', async ({
  page,
  baseURL,
}) => {
  const customer = await readyToOrder(page, baseURL)
  await open(page, `/checkout2?buy=${POT}.1..`)
  await expect(page.getByText('You ordered this a short while ago.')).toHaveCount(0)
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  const [order] = await customer.orders()
  await page.goto(`/checkout2?buy=${POT}.1..`)
  await expect(page.getByText('You ordered this a short while ago.')).toBeInViewport()
  await page.getByRole('link', { name: `Order ${order?.CoOrderID}` }).click()
  await expect(page.getByRole('heading', { name: 'Track Order' })).toBeVisible()
  await page.goto(`/PaymentPage?order=${order?.CoOrderID}&why=closed`)
  await expect(page.getByText('there is nothing to pay for this order now')).toBeVisible()
  await expect(page.getByText('The payment was not made.')).toHaveCount(0)
})

test('without script: the order, its timeline and its cancellation', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
  const customer = await readyToOrder(page, baseURL)
  await page.goto('/checkout2')
  const total = await page.locator('dd.sum-total').first().innerText()
  const tellsAll = async () => {
    await expect(page.locator('dd.sum-total')).toHaveText(total)
    await expect(page.getByText(`Payment: COD · ${total} to pay at the door`)).toBeVisible()
    await expect(page.getByText(/452001, India/)).toBeVisible()
  }
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order-confirmation\?order=/)
  await tellsAll()
  await page.getByRole('link', { name: 'View Order Details' }).click()
  await tellsAll()
  await page.getByRole('link', { name: 'Track' }).click()
  await expect(page.locator('.timeline').getByText('Placed')).toBeVisible()
  await expect(page.getByLabel('What was ordered').getByText(/Curd Pot/)).toBeVisible()
  await tellsAll()
  await page.goto('/your-orders')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByLabel('Reason for cancellation').selectOption('Cash Issue')
  await page.getByLabel('Comments').fill('No cash at home this week.')
  await page.getByRole('button', { name: 'CANCEL' }).click()
  await expect(page.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible()
  await expect(page.getByText('1 Item is cancelled')).toBeVisible()
  await expect(
    page.getByText('A refund is not applicable on this order as it is a Pay on delivery order.'),
  ).toBeVisible()
  expect((await customer.orders())[0]?.CoOrderStatus).toBe('Cancelled')
  await page.context().close()
})

test('paying online charges the shown amount, once, and a cancelled order is refunded', async ({
  page,
  baseURL,
}) => {
  const customer = await readyToOrder(page, baseURL)
  await open(page, '/checkout2')
  await expect(page.getByText('10% off')).toBeVisible()
  const { button } = await openWidget(page)
  await button.click()
  await expect(page).toHaveURL(/\/your-orders$/)
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible()
  await expect(page.getByText('Payment: ONLINE')).toBeVisible()
  expect(await customer.orders()).toHaveLength(1)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.keyboard.press('Shift')
  await expect(page.getByText('Refund amount')).toBeVisible()
  await page.getByLabel('Reason for cancellation').selectOption('Duplicate Order')
  await expect(page.getByRole('button', { name: 'CANCEL' })).toBeDisabled()
  await page.getByLabel('Comments').fill('Ordered it twice over.')
  await page.getByRole('button', { name: 'CANCEL' }).click()
  await expect(page.getByText(/given back the way you paid/)).toBeVisible()
  await expect(page.getByText('Pay on delivery order')).toHaveCount(0)
})

const KURTA = '/product/nh-bagh-kurta-01'
const chooseKurta = async (page: Page) => {
  await page.locator('.size-choice', { hasText: /^M/ }).click()
  await page.getByLabel('Colour').selectOption('Indigo')
  await page.getByLabel('Quantity').fill('2')
}
const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).click()

test('Buy Now leads a customer to the checkout of that size, colour and quantity, and leaves the cart alone', async ({
  page,
  baseURL,
}) => {
  const customer = await readyToOrder(page, baseURL)
  await open(page, KURTA)
  await chooseKurta(page)
  await buyNow(page)
  await expect(page).toHaveURL(/\/checkout2\?buy=\d+\.2\.M\.Indigo$/)
  await expect(page.getByText('Size: M · Indigo · Qty: 2')).toBeVisible()
  await expect(page.locator('.summary-lines li')).toHaveCount(1)
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  expect(await customer.orders()).toMatchObject([{ CoSize: 'M', CoColor: 'Indigo', CoQuantity: 2 }])
  expect(await customer.cart()).toMatchObject([{ id: POT }])
})

for (const script of [true, false])
  test(`Buy Now of a visitor ${script ? 'with' : 'without'} script leads through the sign-in to the checkout of the chosen product`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const page = await (await browser.newContext({ baseURL, javaScriptEnabled: script })).newPage()
    const customer = await newCustomer(page)
    await customer.addAddress()
    await open(page, KURTA)
    await chooseKurta(page)
    await buyNow(page)
    await expect(page).toHaveURL(/\/login\?from=%2Fcheckout2%3Fbuy/)
    await page.getByLabel('Email or mobile number').fill(customer.email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    // The popup of a loaded script, or the target of the form.
    const popup = page.getByRole('link', { name: 'Continue to Dashboard' })
    const summary = page.getByText('Size: M · Indigo · Qty: 2')
    await expect(popup.or(summary)).toBeVisible()
    if (await popup.isVisible()) await popup.click()
    await expect(summary).toBeVisible()
    await typeCaptcha(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
    expect(await customer.orders()).toMatchObject([{ CoSize: 'M', CoColor: 'Indigo', CoQuantity: 2 }])
    await page.context().close()
  })

test('a provider whose script is blocked charges nothing and says so', async ({ page, baseURL }) => {
  const customer = await readyToOrder(page, baseURL)
  await page.route('**/practice-pay/**/*.js', route => route.abort())
  await open(page, '/checkout2')
  await page.getByLabel(/Razorpay/).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const notice = page.getByText('Razorpay SDK failed to load. Are you online?')
  await expect(notice).toBeVisible()
  await open(page, page.url().replace(/&why=.*/, ''))
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(notice).toBeVisible()
  expect(await customer.orders()).toMatchObject([{ CoOrderStatus: 'Awaiting payment' }])
  expect(await customer.cart()).toHaveLength(1)
})

test('an empty cart cannot be ordered, and order pages without an order show none', async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await page.goto('/checkout2')
  await expect(page.getByText('There is nothing to order yet.')).toBeVisible()
  for (const [path, text] of [
    ['/cancellation-form', 'Order data not found.'],
    ['/order-cancelled', 'No order information found.'],
    ['/order-confirmation?order=AAAA-BBBB-CCCC-DDDD', 'No order information found.'],
    ['/your-orders', 'No orders found.'],
    ['/your-address', 'No saved addresses found.'],
    ['/track', 'This is a sample'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('an address is added, edited and removed in its dialogs', async ({ page, baseURL }) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await open(page, '/your-address')
  await page.getByRole('link', { name: 'Add New Address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  // Name, email and mobile are the account's own.
  await expect(dialog.getByText('This field is required')).toHaveCount(5)
  await expect(dialog.getByLabel(/^Address/)).toBeFocused()
  await expect(dialog.getByLabel(/^Email/)).toHaveValue(customer.email)
  await dialog.getByLabel(/^Name/).fill('Asha Verma')
  await dialog.getByLabel(/^Email/).fill(customer.email)
  await dialog.getByLabel(/^Mobile/).fill('9876543210')
  await dialog.getByLabel(/^Address/).fill('12 MG Road')
  await dialog.getByLabel(/^Locality/).fill('Rajwada')
  await dialog.getByLabel(/^Zip code/).fill('452001')
  await dialog.getByLabel(/^City/).focus()
  await expect(dialog.getByLabel(/^City/)).toHaveValue('Indore')
  await expect(dialog.getByLabel(/^State/)).toHaveValue('Madhya Pradesh')
  await expect(dialog.getByText('This field is required')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  await expect(dialog.getByText('Your address has been saved successfully!')).toBeVisible()
  await afterSamePress(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('12 MG Road, Rajwada')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: /^Edit/ }).click()
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Asha Verma')
  await dialog.getByLabel(/^Locality/).fill('Sarafa')
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  await expect(dialog.getByText('Your address has been updated successfully!')).toBeVisible()
  await afterSamePress(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('12 MG Road, Sarafa')).toBeVisible()
  await expect(page.locator('.address')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: /^Remove/ }).click()
  await expect(page.getByText('Are you sure you want to delete this address?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No saved addresses found.')).toBeVisible()
})

test('an order goes to the address that was added during the checkout', async ({ page, baseURL }) => {
  await readyToOrder(page, baseURL)
  await open(page, '/checkout2')
  await page.getByRole('link', { name: 'Add New Address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Ravi Verma')
  await dialog.getByLabel(/^Email/).fill('ravi@example.in')
  await dialog.getByLabel(/^Mobile/).fill('9876543211')
  await dialog.getByLabel(/^Address/).fill('9 Lake View')
  await dialog.getByLabel(/^Locality/).fill('Shyamla Hills')
  await dialog.getByLabel(/^Zip code/).fill('462002')
  await dialog.getByLabel(/^City/).fill('Bhopal')
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  // The next button is at the same place.
  await afterSamePress(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('radio', { name: /Ravi Verma/ })).toBeChecked()
  await page.waitForLoadState('networkidle')
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  await expect(page.getByText('9 Lake View, Shyamla Hills')).toBeVisible()
})

test('an unpaid order is not confirmed, and can be paid from the list; a cancelled one is not confirmed either', async ({
  page,
  baseURL,
}) => {
  const customer = await readyToOrder(page, baseURL)
  await open(page, '/checkout2')
  const { pay, shown } = await chooseOnline(page)
  await page.route('**/practice-pay/**/*.js', route => route.abort())
  await pay.click()
  await expect(page).toHaveURL(/\/PaymentPage\?order=[^&]+&why=sdkFailed/)
  await page.unroute('**/practice-pay/**/*.js')
  const order = new URL(page.url()).searchParams.get('order')
  await page.goto(`/order-confirmation?order=${order}`)
  await expect(page).toHaveURL(`/PaymentPage?order=${order}`)
  await open(page, '/your-orders')
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: shown, exact: true }).click()
  await page.getByRole('button', { name: shown, exact: true }).last().click()
  await expect(page).toHaveURL(/\/your-orders$/)
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
  const cancelled = await page.request.post('/api/Cancel_Order', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { coorderid: order, reason: 'Cash Issue', comment: 'No cash at home this week.' },
  })
  expect(cancelled.status()).toBe(200)
  await page.goto(`/order-confirmation?order=${order}`)
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await page.goto(`/order-cancelled?order=${order}`)
  await expect(page.getByText(/is being given back|has been given back/)).toBeVisible()
})
