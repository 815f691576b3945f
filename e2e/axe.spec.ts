import { expect, type Page, test } from 'playwright/test'
import { encodeCart } from '../lib/cart/rules/cart-cookie.ts'
import { encodeWishes } from '../lib/wishlist/rules/wish-cookie.ts'
import { faultsInBothThemes, faultsOf } from './axe.ts'
import { resetLink } from './resets.ts'
import {
  chooseOnline,
  newCustomer,
  newEmail,
  newMobile,
  open,
  PASSWORD,
  POT,
  typeCaptcha,
} from './shopper.ts'

// Each page, and each state of it, in the shop's own colours and in a dark theme; wide as it opens, where
// it is not the same at each width.

// Axe uses a whole core while it runs.
test.describe.configure({ timeout: 180_000 })

const isClean = async (page: Page) => expect(await faultsInBothThemes(page)).toEqual([])
const fill = (page: Page, label: RegExp, value: string) =>
  page.getByRole('textbox', { name: label }).fill(value)

// The page navigates to the sign-in by itself, but must be checked first.
const stay = (page: Page) => page.route('**/login', route => route.abort('aborted'))

const storefront = {
  home: '/',
  'a product': '/product/potters-curd-pot-dahi-handi',
  'a product in sizes and colours': '/product/nh-bagh-kurta-01?size=M',
  'a product with a video': '/product-categoryy/nh-bagh-stole-01#video',
  'a section': '/products-section2/11',
  'filters and pages': '/products-section2/11?sort=priceLowToHigh&page=1',
  'a price band that is empty': '/products-section2/17?price=8000-50000',
  'a search': '/Product-Serach/saree',
}
// The shell around them is wide on the pages above.
const sameAtEachWidth = {
  'a sold-out product': '/product-category/nh-bagh-kurta-04',
  'a part of a section': '/products-section/109',
  'a search for nothing': '/Product-Serach/zzzzqqq',
  'no page': '/nope',
  'recently viewed': '/RecentlyViewed',
  collections: '/collections',
  'all departments': '/departments',
  'the region': '/mp',
  videos: '/video',
  'an empty cart': '/addcart',
  'a guest’s form': '/guest',
  'no order of a guest': '/guest-payment',
  'an empty wishlist': '/wishlist',
  'about us': '/aboutPage',
  'the return policy': '/ReturnPolicy',
  'the terms': '/ResellerTermsConditions',
  help: '/CustomerSupport',
  'the sample track': '/track',
  'no product': '/ProductNotFound',
}
const isFaultless = (name: string, path: string, details: { tag?: string } = {}) =>
  test(`axe finds nothing on ${name}, in two themes`, details, async ({ page }) => {
    await page.goto(path)
    await isClean(page)
  })
for (const [name, path] of Object.entries(storefront)) isFaultless(name, path)
for (const [name, path] of Object.entries(sameAtEachWidth)) isFaultless(name, path, { tag: '@narrow' })

test('two links that are too small to be hit are told, so that on the pages above there are none', {
  tag: '@narrow',
}, async ({ page }) => {
  const link = (name: string) =>
    `<a href="/${name}" style="display: block; width: 16px; height: 16px">${name}</a>`
  await page.setContent(`<main>${link('A')}${link('B')}</main>`)
  const faults = await faultsOf(page)
  expect(faults.filter(fault => fault.startsWith('target-size: '))).toHaveLength(2)
})

const recent = [1054, 1025].map(id => ({
  id,
  ASIN: `NH-${id}`,
  name: 'Dhokra Elephant with Rider',
  image: '',
  category: 'Dhokra Brass',
  discountPrice: 2450,
  originalPrice: 2890,
}))

test('axe finds nothing on a full cart and wishlist with a placeholder, and on the viewed products', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const lines = [1025, 1028, POT].map(id => ({ id, unit: 2, size: 'M', color: 'Indigo' }))
  const wishes = [1028, POT, 1048].map(id => ({ id, size: id === 1048 ? 'M' : '', color: '' }))
  await page.addInitScript(entries => localStorage.setItem('recentlyViewed', entries), JSON.stringify(recent))
  await page.context().addCookies([
    { name: 'cartItems', value: encodeCart({ guest: 'a'.repeat(24), lines }), url: baseURL },
    { name: 'wishlistItems', value: encodeURIComponent(encodeWishes(wishes)), url: baseURL },
  ])
  for (const path of ['/addcart', '/wishlist', '/RecentlyViewed', '/product/potters-curd-pot-dahi-handi']) {
    await open(page, path)
    if (path === '/addcart' || path === '/wishlist') {
      await page
        .getByRole('button', { name: /^Remove/ })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    }
    await isClean(page)
  }
})

test('axe finds nothing on the overlays of a page', async ({ page, isMobile }) => {
  await open(page, '/products-section/109')
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'All Departments', exact: true }).click()
  await isClean(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: isMobile ? 'You' : 'Profile', exact: true }).click()
  await isClean(page)
  await page.keyboard.press('Escape')
  if (isMobile) {
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await isClean(page)
    await page.keyboard.press('Escape')
  }
  await page
    .getByRole('button', { name: /^Wishlist:/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await isClean(page)
})

test('axe finds nothing on the sign-in, refused and welcomed', { tag: '@narrow' }, async ({ page }) => {
  const { email } = await newCustomer(page)
  await open(page, '/login')
  await isClean(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await isClean(page)
  await page.getByLabel('Email or mobile number').fill(email)
  await fill(page, /^Password/, 'Wrongword1')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password.')).toBeVisible()
  await isClean(page)
  await fill(page, /^Password/, PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Login Successful' })).toBeVisible()
  await isClean(page)
})

test('axe finds nothing on the registration, empty, refused and done', { tag: '@narrow' }, async ({
  page,
}) => {
  const { email } = await newCustomer(page)
  await open(page, '/register')
  await isClean(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('This field is required')).toHaveCount(5)
  await isClean(page)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Verma')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('9876500000')
  await fill(page, /^Password/, PASSWORD)
  await fill(page, /^Confirm password/, PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Registration Failed')).toBeVisible()
  await isClean(page)
  await page.route('**/do/session/register', route =>
    route.fulfill({ json: { status: 'true', message: '', to: '/login' } }),
  )
  await stay(page)
  // What is typed in between makes it another press, however quick the scan was.
  await fill(page, /^Email/, newEmail())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Registration Successful!')).toBeVisible()
  await isClean(page)
})

test('axe finds nothing on the forgotten password: asked, sent and failed', { tag: '@narrow' }, async ({
  page,
}) => {
  await open(page, '/CreateAccountCard')
  await isClean(page)
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible()
  await isClean(page)
  await page.keyboard.press('Escape')
  await page.route('**/do/session/forgot', route => route.abort())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Failed to Send' })).toBeVisible()
  await isClean(page)
})

test('axe finds nothing on the new password: no token, weak, failed and done', { tag: '@narrow' }, async ({
  page,
  request,
}) => {
  const { email } = await newCustomer(page)
  await page.goto('/AccountVerifiedCard')
  await isClean(page)
  await open(page, await resetLink(request, email))
  await isClean(page)
  await fill(page, /^New password/, 'abcdefgh')
  await fill(page, /^Confirm password/, 'abcdefgh')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password too weak')).toBeVisible()
  await isClean(page)
  await page.route('**/do/session/reset', route => route.abort())
  await fill(page, /^New password/, 'Marigold22')
  await fill(page, /^Confirm password/, 'Marigold22')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('heading', { name: 'Network error' })).toBeVisible()
  await isClean(page)
  await page.unroute('**/do/session/reset')
  await page.keyboard.press('Escape')
  await stay(page)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('heading', { name: 'Password reset successful!' })).toBeVisible()
  await isClean(page)
})

test('axe finds nothing on the account’s pages and its password popup', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(page)
  await customer.addAddress()
  await customer.enter(baseURL)
  for (const path of ['/overview', '/account-settings', '/your-orders', '/address-form', '/logout']) {
    await page.goto(path)
    await isClean(page)
  }
  await open(page, '/UserProfile')
  await isClean(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await isClean(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog').getByText('This field is required')).toHaveCount(3)
  await isClean(page)
})

test('axe finds nothing on the account’s side menu', { tag: '@narrow' }, async ({ page, baseURL }) => {
  await (await newCustomer(page)).enter(baseURL)
  await page.goto('/overview')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await isClean(page)
})

test('axe finds nothing on the logout screen', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/logout')
  await isClean(page)
})

test('axe finds nothing on the addresses and their dialogs', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(page)
  await customer.addAddress()
  await customer.addAddress()
  await customer.enter(baseURL)
  await open(page, '/your-address')
  await isClean(page)
  await page.getByRole('link', { name: 'Add New Address' }).click()
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('dialog').getByText('This field is required')).toHaveCount(8)
  await isClean(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await isClean(page)
})

test('axe finds nothing from the checkout to the cancelled order', { tag: '@narrow' }, async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(page)
  await customer.addAddress()
  await customer.addAddress()
  await customer.putInCart(POT)
  await customer.enter(baseURL)
  for (const path of ['/addcart', '/checkout2']) {
    await open(page, path)
    await isClean(page)
  }
  await page.getByLabel('The four digits').fill('abcd')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Invalid Captcha.').first()).toBeVisible()
  await isClean(page)
  await typeCaptcha(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed! 🎉' })).toBeVisible()
  await isClean(page)
  for (const next of ['View Order Details', 'Track']) {
    await page.getByRole('link', { name: next }).click()
    await expect(page.locator('h1')).toBeVisible()
    await isClean(page)
  }
  await open(page, '/your-orders')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.keyboard.press('Shift')
  await isClean(page)
  await page.getByLabel('Reason for cancellation').selectOption('Cash Issue')
  await page.getByLabel('Comments').fill('No cash at home this week.')
  await page.getByRole('button', { name: 'CANCEL' }).click()
  await expect(page.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible()
  await isClean(page)
  for (const path of ['/cancellation-form', '/order-cancelled', '/order-confirmation', '/PaymentPage']) {
    await page.goto(path)
    await isClean(page)
  }
})

test('axe finds nothing from a guest’s form to their payment', { tag: '@narrow' }, async ({ page }) => {
  await open(page, `/guest?buy=${POT}.1.S.`)
  await isClean(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('This field is required')).toHaveCount(4)
  await isClean(page)
  await fill(page, /^Name/, 'Meera Nair')
  await fill(page, /^Mobile number/, newMobile())
  await fill(page, /^House/, '4 Temple Street')
  for (const [pin, asked] of [
    ['999999', 'State'],
    ['504273', 'District'],
  ] as const) {
    await fill(page, /^PIN code/, pin)
    await expect(page.getByRole('combobox', { name: asked })).toBeVisible()
    await isClean(page)
  }
  await fill(page, /^PIN code/, '560001')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/guest-checkout/)
  await isClean(page)
  await open(page, page.url())
  const { pay } = await chooseOnline(page)
  await pay.click()
  await page.waitForURL(/guest-payment/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
  await isClean(page)
})

test('axe finds nothing on the payment of an online order', { tag: '@narrow' }, async ({ page, baseURL }) => {
  const { order } = await customerWithOrder(page, baseURL)
  await open(page, `/PaymentPage?order=${order}`)
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
  await isClean(page)
})

test('axe finds nothing on the other pages, wide', { tag: '@wide' }, async ({ page, baseURL }) => {
  for (const path of ['/login', '/register', '/CreateAccountCard', '/AccountVerifiedCard']) {
    await page.goto(path)
    await isClean(page)
  }
  await open(page, `/guest?buy=${POT}.1.S.`)
  await isClean(page)
  await fill(page, /^Name/, 'Meera Nair')
  await fill(page, /^Mobile number/, newMobile())
  await fill(page, /^House/, '4 Temple Street')
  await fill(page, /^PIN code/, '560001')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/guest-checkout/)
  await isClean(page)
  const wishes = [POT, 1048].map(id => ({ id, size: id === 1048 ? 'M' : '', color: '' }))
  await page
    .context()
    .addCookies([{ name: 'wishlistItems', value: encodeURIComponent(encodeWishes(wishes)), url: baseURL }])
  await page.goto('/wishlist')
  await isClean(page)
  const { customer, order } = await customerWithOrder(page, baseURL)
  await customer.putInCart(POT)
  for (const path of [
    '/addcart',
    '/checkout2',
    `/PaymentPage?order=${order}`,
    '/overview',
    '/account-settings',
    '/UserProfile',
    '/your-orders',
    '/address-form',
    `/order-confirmation?order=${order}`,
    `/track?order=${order}`,
    `/cancellation-form?order=${order}`,
    '/your-address',
  ]) {
    await open(page, path)
    await isClean(page)
  }
  await page.getByRole('link', { name: 'Add New Address' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isClean(page)
})

/** A signed-in customer with an address and an order that is to be paid online. */
async function customerWithOrder(page: Page, baseURL: string | undefined) {
  const customer = await newCustomer(page)
  const address = (await (await customer.addAddress()).json()) as { data: { id: string }[] }
  await customer.enter(baseURL)
  const placed = await page.request.post('/api/insert_Customer_Order', {
    headers: { authorization: `Bearer ${customer.token}`, cookie: '' },
    data: {
      addressid: address.data[0]?.id,
      coupan_Code: '',
      paymentmode: 'ONLINE',
      orders: [{ productcode: '1073', quantity: 1 }],
    },
  })
  const { data } = (await placed.json()) as { data: { ORDERID: string; coorderid?: string } }
  return { customer, order: data.coorderid ?? data.ORDERID }
}
