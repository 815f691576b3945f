import { expect, test } from 'playwright/test'
import { ADDRESS, expectInSight, open, POT, readCaptcha, readyToOrder, typeCaptcha } from './shopper.ts'

// The checkout page: what is on it and what each part does.
const HOLI = 1048
const SAREE = 1001
// With one size and no colour.
const MANY = [SAREE, 1002, 1004, 1006, 1007, 1010, 1012, 1014, 1015, POT]

test('the checkout is the second of two steps, 100% secure, with a gift card row that says there are none', async ({
  page,
  baseURL,
}) => {
  await readyToOrder(page, baseURL)
  await open(page, '/checkout2')
  await expect(page.getByText('100% SECURE')).toBeVisible()
  const steps = page.locator('.steps')
  await expect(steps).toContainText('Cart')
  await expect(steps.locator('[aria-current="step"]')).toContainText('Checkout')
  const total = await page.getByLabel('Order Summary').textContent()
  await page.getByRole('button', { name: 'Apply Gift Card' }).click()
  await expect(page.getByText('Gift cards are not available yet.')).toBeVisible()
  expect(await page.getByLabel('Order Summary').textContent()).toBe(total)
})

test('of three addresses the first shows until View All, and again after View Less', async ({
  page,
  baseURL,
}) => {
  await readyToOrder(page, baseURL, { addresses: 3 })
  await open(page, '/checkout2')
  const shown = page.locator('.address').filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await expect(shown.getByText('Default')).toBeVisible()
  await page.getByText('View All').click()
  await expect(shown).toHaveCount(3)
  await page.getByText('View Less').click()
  await expect(shown).toHaveCount(1)
})

test('the summary cuts names after four words, scrolls beyond 400 px and says Free for a free delivery', async ({
  page,
  baseURL,
}) => {
  await readyToOrder(page, baseURL, { products: MANY })
  await open(page, '/checkout2')
  const lines = page.locator('.summary-lines')
  await expect(lines.getByText('Bagh Jaal Cotton Saree,…', { exact: true })).toBeVisible()
  await expect(lines.getByText('Narmada Indigo Bagh Saree', { exact: true })).toHaveCount(1)
  const box = await lines.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  expect(box.clientHeight).toBeLessThanOrEqual(400)
  expect(box.scrollHeight).toBeGreaterThan(400)
  await page.goto(`/checkout2?buy=${HOLI}.2.M.`)
  await expect(page.getByLabel('Order Summary')).toContainText('Free')
  await expect(page.getByLabel('Order Summary')).toContainText('₹249')
  await page.goto(`/checkout2?buy=${HOLI}.1.M.`)
  await expect(page.getByLabel('Order Summary')).toContainText('₹50')
  await expect(page.getByLabel('Order Summary')).not.toContainText('Free')
})

test('paying online gives a ten percent discount, in a line of its own and in the charged amount', async ({
  page,
  baseURL,
}) => {
  await readyToOrder(page, baseURL)
  await open(page, `/checkout2?buy=${HOLI}.2.M.`)
  const summary = page.getByLabel('Order Summary')
  await expect(summary.getByText('Online payment discount')).toBeHidden()
  await page.getByLabel(/Razorpay/).check()
  await expect(summary.getByText('Online payment discount')).toBeVisible()
  await expect(summary.getByText('−₹25')).toBeVisible()
  await expect(summary.getByText('₹224')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay ₹224' })).toBeVisible()
})

test('other digits keep the chosen options, and the old digits do not pass any more', async ({
  page,
  baseURL,
}) => {
  const customer = await readyToOrder(page, baseURL, { addresses: 2 })
  await open(page, '/checkout2')
  await page.getByText('View All').click()
  const second = page.locator('[name="addressid"]').nth(1)
  await second.check()
  const digits = page.getByLabel('The four digits')
  const [old, before] = [await readCaptcha(page), await page.locator('[name="captcha_id"]').inputValue()]
  await digits.fill('12')
  await page.getByRole('button', { name: 'Other digits' }).click()
  await expect(page.locator('[name="captcha_id"]')).not.toHaveValue(before)
  await expect(second).toBeChecked()
  await expect(digits).toHaveValue('')
  // One time in ten thousand the new digits are the same.
  await expect(async () => {
    if ((await readCaptcha(page)) === old) await page.getByRole('button', { name: 'Other digits' }).click()
    expect(await readCaptcha(page)).not.toBe(old)
  }).toPass()
  await digits.fill(old)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Invalid Captcha. Please try again.').first()).toBeVisible()
  await expect(digits).toHaveValue('')
  await expect(digits).toBeFocused()
  await expectInSight(digits)
  expect(await customer.orders()).toEqual([])
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
})

test('a session cookie can order only through the checkout, with the captcha', async ({ page, baseURL }) => {
  const customer = await readyToOrder(page, baseURL)
  const addresses = await page.request.get('/api/Get_AllAddress', {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  const [{ id }] = ((await addresses.json()) as { data: [{ id: string }] }).data
  const response = await page.request.post('/api/insert_Customer_Order', {
    headers: { origin: String(baseURL) },
    data: {
      addressid: id,
      coupan_Code: '',
      paymentmode: 'COD',
      orders: [{ quantity: 1, productcode: String(POT) }],
    },
  })
  expect(response.status()).toBe(403)
  expect(await customer.orders()).toEqual([])
})

test('an impossible Buy Now sells nothing, and not the cart either', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  await readyToOrder(page, baseURL)
  for (const [buy, why] of [
    ['1073.1000000000.S.', 'This product is not known.'],
    ['1073.0.S.', 'This product is not known.'],
    ['1073.-1.S.', 'This product is not known.'],
    ["1';--", 'This product is not known.'],
    ['999999999.1.S.', 'This product is no longer available.'],
    [`${HOLI}.1..`, 'Please select a size before proceeding!'],
  ] as const) {
    await page.goto(`/checkout2?buy=${encodeURIComponent(buy)}`)
    await expect(page.getByRole('heading', { name: why })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0)
  }
})

test('an address accepts only digits in number fields, one of 36 states, and India', async ({
  page,
  baseURL,
}) => {
  await readyToOrder(page, baseURL)
  await open(page, '/address-form')
  await page.getByLabel(/^Mobile/).pressSequentially('+98a7654321012')
  await expect(page.getByLabel(/^Mobile/)).toHaveValue('9876543210')
  await page.getByLabel(/^Zip code/).pressSequentially('4x5200199')
  await expect(page.getByLabel(/^Zip code/)).toHaveValue('452001')
  await page.getByLabel(/^Locality/).focus()
  await expect(page.getByLabel(/^City/)).toHaveValue('Indore')
  await expect(page.getByLabel(/^State/)).toHaveValue('Madhya Pradesh')
  expect(
    await page
      .getByLabel(/^State/)
      .locator('option')
      .count(),
  ).toBe(1 + 36)
  await expect(page.getByLabel('Country')).toHaveValue('India')
  await expect(page.getByLabel('Country')).not.toBeEditable()
  // A value filled in from the code is replaced with another code.
  await page.getByLabel(/^Zip code/).fill('400001')
  await page.getByLabel(/^Locality/).focus()
  await expect(page.getByLabel(/^City/)).toHaveValue('Mumbai')
  await expect(page.getByLabel(/^State/)).toHaveValue('Maharashtra')
  // A value typed by the shopper stays.
  await page.getByLabel(/^City/).fill('Mhow')
  await page.getByLabel(/^State/).selectOption('Goa')
  await page.getByLabel(/^Zip code/).fill('110001')
  await page.getByLabel(/^Locality/).focus()
  await expect(page.getByLabel(/^City/)).toHaveValue('Mhow')
  await expect(page.getByLabel(/^State/)).toHaveValue('Goa')
})

test('an address that cannot be deleted stays, and only the log has the reason', async ({
  page,
  baseURL,
}) => {
  await readyToOrder(page, baseURL)
  await open(page, '/your-address')
  const logged = page.waitForEvent('console', message => message.type() === 'error')
  await page.route('**/do/addresses/remove', route => route.abort())
  await page.getByRole('link', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'Delete Address' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await logged
  await expect(page.getByText('Are you sure you want to delete this address?')).toBeHidden()
  await expect(page.getByText(ADDRESS.address1)).toBeVisible()
})

test('a signed-out shopper is told to log in to add an address', async ({ page, baseURL }) => {
  await readyToOrder(page, baseURL)
  await open(page, '/your-address')
  // In one step, before the page notices that its session is over.
  const drafts = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore tells the page
    document.cookie = 'user_name=; Max-Age=0; path=/'
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/address-form"]')]
    links.at(-1)?.click()
    await Promise.resolve()
    return [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  })
  expect(drafts).toContain('Please log in to add a new address.')
  await page.context().clearCookies()
  // The first page navigates by itself.
  const other = await page.context().newPage()
  await other.goto('/address-form')
  await expect(other).toHaveURL(/\/login\?from=%2Faddress-form/)
  await expect(other.getByText('Please log in to add a new address.')).toBeVisible()
})

test('when the chosen address is removed, another is chosen, and the order goes there', async ({
  page,
  baseURL,
}) => {
  const customer = await readyToOrder(page, baseURL, { addresses: 2 })
  await open(page, '/checkout2')
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('.address')).toHaveCount(1)
  await expect(page.locator('[name="addressid"]')).toBeChecked()
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  expect(await customer.orders()).toHaveLength(1)
})

test('an address removed in one tab disappears in the others, another is chosen, and the focus stays in the list', {
  tag: '@narrow',
}, async ({ page, context, baseURL }) => {
  await readyToOrder(page, baseURL, { addresses: 3 })
  const other = await context.newPage()
  await open(other, '/checkout2')
  await expect(other.locator('.address')).toHaveCount(3)
  await open(page, '/your-address')
  const removes = page.getByRole('link', { name: /^Remove/ })
  for (const left of [2, 1]) {
    await removes.first().click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.locator('.address')).toHaveCount(left)
    await expect(removes.first()).toBeFocused()
    await expect(other.locator('.address')).toHaveCount(left)
    await expect(other.locator('[name="addressid"]:checked')).toHaveCount(1)
  }
  await removes.first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Add New Address' })).toBeFocused()
})

for (const javaScriptEnabled of [true, false])
  test(`another address becomes the default one, ${javaScriptEnabled ? 'with' : 'without'} script`, {
    tag: '@narrow',
  }, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage()
    await readyToOrder(page, baseURL, { addresses: 2 })
    await page.goto('/your-address')
    const ids = () =>
      page
        .locator('[name="addressid"]')
        .evaluateAll(radios => radios.map(it => (it as HTMLInputElement).value))
    const [first, second] = await ids()
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: 'Make the chosen one my default' }).click()
    await expect(page.getByText('This is your default address now.')).toBeVisible()
    expect(await ids()).toEqual([second, first])
    await page.goto('/checkout2')
    await expect(page.locator(`[name="addressid"][value="${second}"]`)).toBeChecked()
    await page.context().close()
  })

test('a Buy Now is forgotten once it is ordered, or left for the shop', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const remembered = () => page.evaluate(() => localStorage.getItem('productID'))
  const remember = () => page.evaluate(id => localStorage.setItem('productID', String(id)), POT)
  await readyToOrder(page, baseURL)
  await open(page, `/checkout2?buy=${POT}.1..`)
  await remember()
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  expect(await remembered()).toBeNull()
  await remember()
  await open(page, '/')
  await expect.poll(remembered).toBeNull()
})
