import { expect, type Page } from 'playwright/test'
import { ADDRESS, holdBack, newCustomer, open, typeCaptcha } from './shopper.ts'
import { COTTON, testInOwnShop } from './test-in-own-shop.ts'

// A shop of its own, whose seller has a table of PIN codes. No cut-off and no day off: a day is a day.
const FILES = {
  'categories.csv': COTTON,
  'products.csv': `ASIN,name,subcategory_id,originalPrice,discountPrice,recommendedSellingPrice,sizes
K-1,Court Kurta,101,1000,900,40,NA:50
K-2,Field Kurta,101,1000,800,40,NA:50
`,
  'delivery.csv': `prefix,charge,served,cod,days_from,days_to
*,99,yes,no,5,8
45,49,yes,yes,1,2
56,29,yes,yes,2,3
19,,no,,,
`,
}

const test = testInOwnShop('delivery', { files: FILES })

/** "Tue 24 Nov": so many days from now, in India. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000)
    .toLocaleDateString('en-IN', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'Asia/Kolkata',
    })
    .replaceAll(',', '')
const SCRIPTS = '**/_next/static/**/*.js'
const said = (page: Page) => page.locator('[data-pin-form] [role=status]')
const check = async (page: Page, pin: string) => {
  await page.getByRole('textbox', { name: 'PIN code' }).fill(pin)
  await page.getByRole('button', { name: 'Check' }).click()
}
const BENGALURU = () =>
  `Delivery by ${dayIn(3)} · Pay on delivery available560001, Bengaluru, Karnataka · Delivery ₹29`

test('a PIN code is asked once, without a page load, and no kept page has it', async ({ page }) => {
  await page.goto('/product/k-1')
  await expect(page.getByText('Delivery from ₹29').first()).toBeAttached()
  await check(page, '190001')
  await expect(said(page)).toHaveText('We do not deliver to 190001, Srinagar, Jammu and Kashmir yet.')
  await check(page, '999999')
  await expect(said(page)).toContainText('India Post has no PIN code 999999.')
  await check(page, '५६० ००१')
  await expect(said(page)).toHaveText(BENGALURU())
  await expect(page.getByRole('textbox', { name: 'PIN code' })).toHaveValue('560001')
  await expect(page).toHaveURL(/\/product\/k-1$/)
  await page.goto('/product/k-2')
  await expect(said(page)).toHaveText(BENGALURU())
  expect(await (await page.request.get('/product/k-2')).text()).not.toContain('560001')
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click()
  await open(page, '/addcart')
  await expect(page.locator('.summary')).toContainText('Delivery Charges₹29')
  await check(page, '452001')
  await expect(page.locator('.summary')).toContainText('Delivery Charges₹49')
  await expect(page).toHaveURL(/\/addcart$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form answers by its address, in the cart too, where the charge takes the place of the sum', async ({
    page,
  }) => {
    await page.goto('/product/k-1')
    await check(page, '560 001')
    await expect(said(page)).toHaveText(BENGALURU())
    await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click()
    await page.goto('/addcart')
    await expect(said(page)).toHaveText(BENGALURU())
    await expect(page.locator('.summary')).toContainText('Delivery Charges₹29')
    await check(page, '452001')
    await expect(page.locator('.summary')).toContainText('Delivery Charges₹49Total₹949')
    await page.context().clearCookies({ name: 'delivery_pin' })
    await page.goto('/addcart')
    await expect(page.locator('.summary')).toContainText('Delivery from₹29')
  })

  test('an address whose PIN code lies elsewhere asks once, and is saved with its district', {
    tag: '@narrow',
  }, async ({ page, baseURL }) => {
    const customer = await newCustomer(page)
    await customer.enter(baseURL)
    await page.goto('/address-form?from=/your-address')
    await page.getByLabel('Email').fill(customer.email)
    for (const [name, value] of [
      ['Name', 'Asha Verma'],
      ['Mobile', '9876543210'],
      ['Address', '1 MG Road'],
      ['Locality', 'Shivajinagar'],
      ['Zip code', '560001'],
      ['City', 'Bengaluru'],
    ] as const)
      await page.getByLabel(new RegExp(`^${name}`)).fill(value)
    await page.getByLabel(/^State/).selectOption('Kerala')
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByText('This PIN code lies in another state.')).toBeVisible()
    await expect(page.getByLabel('PIN code and state are right as they are')).not.toBeChecked()
    await page.getByLabel(/^State/).selectOption('Karnataka')
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByText('Bengaluru, Bengaluru Urban, Karnataka – 560001')).toBeVisible()
  })
})

/** A customer with an address in Indore, chosen, and one in Kochi, at the checkout. */
const checkoutOfTwoPlaces = async (page: Page, baseURL: string | undefined) => {
  const customer = await newCustomer(page)
  await customer.addAddress()
  await page.request.post('/api/insert_Customer_add', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { ...ADDRESS, email: customer.email, city: 'Kochi', pincode: '682001', state: 'Kerala' },
  })
  await customer.enter(baseURL)
  await open(page, '/product/k-1')
  await page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).first().click()
  return customer
}

test('at the checkout the address decides charge, day and pay on delivery, and the order keeps the day', {
  tag: '@narrow',
}, async ({ page, baseURL, shop }) => {
  test.slow()
  const customer = await checkoutOfTwoPlaces(page, baseURL)
  await expect(page).toHaveURL(/\/checkout2/)
  const summary = page.locator('.summary')
  await expect(summary).toContainText('Delivery₹49')
  await expect(summary).toContainText(`Delivery by ${dayIn(2)} · Pay on delivery available`)
  await page.getByText('View All').click()
  await page.getByRole('radio', { name: /Kochi/ }).check()
  await expect(summary).toContainText('Delivery₹99')
  await expect(page.getByText('Pay on delivery is not available at PIN code 682001.')).toBeVisible()
  await page.getByRole('radio', { name: /Indore/ }).check()
  await expect(summary).toContainText('Delivery₹49')
  await typeCaptcha(page, shop.dataDir)
  await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  await expect(page.getByText(`Delivery by ${dayIn(2)}`)).toBeVisible()
  const [order] = await customer.orders()
  await page.goto(`/track?order=${String(order?.CoOrderID)}`)
  await expect(page.getByText(`Delivery by ${dayIn(2)}`)).toBeVisible()
})

test('where the charge of another address cannot be asked the checkout says so, and asks again', {
  tag: '@narrow',
}, async ({ page, baseURL, shop }) => {
  test.slow()
  await checkoutOfTwoPlaces(page, baseURL)
  await expect(page.locator('.summary')).toContainText('Delivery₹49')
  await page.getByText('View All').click()
  await page.route(/\/quote$/, route => route.abort())
  await page.getByRole('radio', { name: /Kochi/ }).check()
  const sentence = page.getByText('What delivery to this address costs could not be looked up.')
  await expect(sentence).toBeVisible()
  await page.unroute(/\/quote$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.summary')).toContainText('Delivery₹99')
  await expect(sentence).toBeHidden()
  // An order that is refused brings the charge of its address, too.
  await page.route(/\/quote$/, route => route.abort())
  await page.getByRole('radio', { name: /Indore/ }).check()
  await expect(sentence).toBeVisible()
  await typeCaptcha(page, shop.dataDir)
  await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first().click()
  await expect(page.locator('.summary')).toContainText('Delivery₹49')
  await expect(sentence).toBeHidden()
  await expect(page).toHaveURL(/\/checkout2/)
})

test('an address that is chosen before the script has loaded decides the charge, too', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  test.slow()
  await checkoutOfTwoPlaces(page, baseURL)
  await expect(page).toHaveURL(/\/checkout2/)
  const sendScripts = await holdBack(page, SCRIPTS)
  await page.goto(page.url(), { waitUntil: 'commit' })
  await page.getByText('View All').click()
  await page.getByRole('radio', { name: /Kochi/ }).check()
  sendScripts()
  await expect(page.locator('.summary')).toContainText('Delivery₹99')
})

test('a PIN code that is typed before the script has loaded is looked up once it has', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  test.slow()
  const sendScripts = await holdBack(page, SCRIPTS)
  await page.goto('/guest?buy=K-1.1..', { waitUntil: 'commit' })
  await page.getByLabel('PIN code').fill('560001')
  const otherPage = await page.context().newPage()
  const sendScriptsThere = await holdBack(otherPage, SCRIPTS)
  const customer = await newCustomer(otherPage)
  await customer.enter(baseURL)
  await otherPage.goto('/address-form?from=/your-address', { waitUntil: 'commit' })
  await otherPage.getByLabel(/^Zip code/).fill('560001')
  sendScripts()
  await expect(page.locator('main').getByText('560001, Bengaluru, Karnataka')).toBeVisible()
  sendScriptsThere()
  await expect(otherPage.getByText(`Delivery by ${dayIn(3)}`)).toBeVisible()
  await expect(otherPage.getByLabel(/^City/)).toHaveValue('Bengaluru')
  await expect(otherPage.getByLabel(/^State/)).toHaveValue('Karnataka')
})
