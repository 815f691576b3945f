import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { newCustomer } from './shopper.ts'

// Every route, in its own spelling and in those that people use.
type Row = {
  paths: readonly string[]
  /** The page's own heading. */
  heading: string | RegExp
  guarded?: true
  /** The parts that a page hides. */
  hides?: readonly ('header' | 'narrow footer' | 'wide footer')[]
}

const POT = 'nh-terra-pot-01'
const rows: Row[] = [
  { paths: ['/'], heading: /Narmada Haat/ },
  { paths: ['/mp'], heading: /Madhya Pradesh/ },
  { paths: ['/video'], heading: 'Videos' },
  {
    paths: [
      `/product/${POT}`,
      `/product-category/${POT}`,
      `/product-categoryy/${POT}`,
      `/product/${POT.toUpperCase()}`,
    ],
    heading: 'Mandla Terracotta Water Pot',
    hides: ['narrow footer'],
  },
  { paths: ['/RecentlyViewed', '/Recentlyproduct'], heading: 'Recently Viewed' },
  { paths: ['/login', '/Login'], heading: /Sign in|Welcome/i },
  { paths: ['/register'], heading: /Create account/i },
  { paths: ['/sign-in-code'], heading: 'Sign in with a code' },
  { paths: ['/your-number'], heading: 'Your Mobile Number', guarded: true },
  { paths: ['/AccountVerifiedCard?token=x'], heading: 'Set a new password' },
  { paths: ['/CreateAccountCard', '/reset-password'], heading: 'Forgot your password?' },
  { paths: ['/addcart'], heading: 'No products added to cart.', hides: ['header', 'narrow footer'] },
  { paths: ['/wishlist'], heading: 'My Wishlist', hides: ['narrow footer'] },
  { paths: ['/address-form'], heading: 'Add New Address', guarded: true },
  { paths: ['/your-address'], heading: 'Saved Addresses', guarded: true },
  {
    paths: ['/checkout2', '/Checkout2'],
    heading: 'Checkout',
    guarded: true,
    hides: ['header', 'wide footer'],
  },
  {
    paths: ['/PaymentPage', '/paymentpage'],
    heading: 'Order data not found.',
    guarded: true,
    hides: ['header', 'wide footer'],
  },
  { paths: ['/guest', '/Guest'], heading: 'Where shall we deliver?', hides: ['header', 'wide footer'] },
  {
    paths: ['/guest-payment'],
    heading: 'This order cannot be shown in this browser. Its link shows it.',
    hides: ['header', 'wide footer'],
  },
  {
    paths: ['/order-confirmation'],
    heading: 'No order information found.',
    guarded: true,
    hides: ['wide footer'],
  },
  { paths: ['/your-orders'], heading: 'My Orders', guarded: true },
  { paths: ['/cancellation-form'], heading: 'Order data not found.', guarded: true },
  {
    paths: ['/order-cancelled'],
    heading: 'No order information found.',
    guarded: true,
    hides: ['wide footer'],
  },
  { paths: ['/track'], heading: 'Track Order', hides: ['wide footer'] },
  { paths: ['/UserProfile'], heading: 'My Profile', guarded: true, hides: ['narrow footer'] },
  { paths: ['/account-settings'], heading: 'Account Settings', guarded: true },
  { paths: ['/overview'], heading: /^Welcome/, guarded: true },
  { paths: ['/aboutPage'], heading: 'About Us' },
  { paths: ['/ReturnPolicy'], heading: 'Return Policy', hides: ['wide footer'] },
  { paths: ['/ResellerTermsConditions'], heading: 'Terms and Conditions', hides: ['wide footer'] },
  { paths: ['/CustomerSupport'], heading: 'How can we help?', hides: ['wide footer'] },
  { paths: ['/products-section/101'], heading: 'Bagh Sarees' },
  { paths: ['/products-section2/11'], heading: 'Bagh & Bherugarh Prints' },
  // A group's id lists the whole group, on either route.
  { paths: ['/products-section/1', '/products-section2/1'], heading: 'Handloom & Prints' },
  { paths: ['/Product-Serach/saree'], heading: 'Results for “saree”' },
  { paths: ['/Product-Serach/', '/Product-Serach'], heading: 'All products' },
  { paths: ['/ProductNotFound'], heading: 'Product Not Found' },
]

/** As defined, as people type it, and with an extra slash. */
const spellings = ({ paths }: Row) =>
  paths.flatMap(path => [path, path.toLowerCase(), path.replace(/^\/[\w-]+/, first => first.toUpperCase())])

test.use({ javaScriptEnabled: false })

const seen = (page: Page, part: string) => page.locator(part).filter({ visible: true })

const walk = async (page: Page, row: Row, path: string, narrow: boolean) => {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await expect(page.locator('h1').first(), path).toHaveText(row.heading)
  const hides = row.hides ?? []
  await expect(seen(page, 'header'), path).toHaveCount(hides.includes('header') ? 0 : 1)
  const footer = hides.includes(narrow ? 'narrow footer' : 'wide footer') ? 0 : 1
  await expect(seen(page, 'footer'), path).toHaveCount(footer)
}

/** The first spelling as a browser shows it, the others as they are sent. */
const visit = async (page: Page, request: APIRequestContext, row: Row, path: string, narrow: boolean) => {
  if (path === row.paths[0]) return walk(page, row, path, narrow)
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? []
  const text = heading.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
  if (typeof row.heading === 'string') expect(text, path).toBe(row.heading)
  else expect(text, path).toMatch(row.heading)
}

test('each page of the route tables works for a visitor, in each spelling, or redirects to the sign-in', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow()
  for (const row of rows)
    for (const path of spellings(row)) {
      if (!row.guarded) {
        await visit(page, request, row, path, isMobile)
        continue
      }
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(303)
      expect(response.headers().location?.toLowerCase(), path).toBe(
        `/login?from=${encodeURIComponent(path)}`.toLowerCase(),
      )
    }
})

test('each page that requires a sign-in works for a customer, in each spelling', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.slow()
  const customer = await newCustomer(page)
  await customer.putInCart(1070)
  await customer.enter(baseURL)
  for (const row of rows.filter(({ guarded }) => guarded))
    for (const path of spellings(row)) await visit(page, page.request, row, path, isMobile)
})

test('any other path is the not-found screen, without a footer on wide screens', async ({
  page,
  isMobile,
}) => {
  for (const path of ['/nope', '/no/such/page', '/product', '/products-section2/']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('h1'), path).toHaveText('Page not found')
    await expect(seen(page, 'footer'), path).toHaveCount(isMobile ? 1 : 0)
  }
})
