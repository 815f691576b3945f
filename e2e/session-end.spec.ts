import { expect, type Page, test } from 'playwright/test'
import { afterSamePress, newCustomer, open, PASSWORD, typeCaptcha, untilQuiet } from './shopper.ts'

// The end of a session: in other tabs, after Back, and for unfinished forms.
const POT = 1073
const SESSION = ['user_token', 'user_name', 'email', 'mobile']
const EXPIRED = 'Session expired. Please log in again.'

const enter = async (page: Page, baseURL: string | undefined) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  return customer
}
const heldCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter(name => SESSION.includes(name))
/** From another device: a new password ends all other sessions. */
const endElsewhere = async (page: Page, token: string) => {
  const ended = await page.request.post('/api/Sign_Out', {
    headers: { authorization: `Bearer ${token}`, cookie: '' },
  })
  expect(ended.status()).toBe(200)
}

test('the other tabs follow a sign-out within a second', async ({ page, context, baseURL }) => {
  const { email } = await enter(page, baseURL)
  const [profile, home] = [await context.newPage(), await context.newPage()]
  await open(profile, '/UserProfile')
  await expect(profile.getByText(email)).toBeVisible()
  await open(home, '/')
  await expect(home.locator('#profile-menu .greeting')).toHaveText('Hello, Asha Verma')
  await open(page, '/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/logout/, { waitUntil: 'commit' })
  await Promise.all([
    expect(profile.getByText(email)).toBeHidden({ timeout: 1000 }),
    expect(home.locator('#profile-menu .greeting')).toHaveText('Hello, Sign In', { timeout: 1000 }),
  ])
  await expect(profile).toHaveURL(/\/login\?from=%2FUserProfile$/)
})

test('a tab of one customer becomes the next one’s', async ({ page, context, baseURL }) => {
  const asha = await enter(page, baseURL)
  await open(page, '/overview')
  await expect(page.getByText(asha.email)).toBeVisible()
  const ravi = await newCustomer(page)
  await context.addCookies([
    { name: 'user_token', value: ravi.token, url: baseURL, httpOnly: true },
    { name: 'email', value: ravi.email, url: baseURL },
    { name: 'user_name', value: 'Ravi', url: baseURL },
  ])
  await expect(page.getByText(ravi.email)).toBeVisible()
  await expect(page.getByText(asha.email)).toBeHidden()
})

test('after a sign-out Back shows nothing of the customer, however far', async ({ page, baseURL }) => {
  const customer = await enter(page, baseURL)
  await customer.addAddress()
  await customer.putInCart(POT)
  const pages = ['/UserProfile', '/your-orders', '/your-address', '/overview', '/checkout2']
  for (const path of pages) await page.goto(path)
  await open(page, '/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You are logged out')).toBeVisible()
  await page.goBack()
  for (const path of pages.reverse()) {
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    const seen = await page.content()
    for (const secret of [customer.email, 'MG Road', customer.token]) expect(seen).not.toContain(secret)
  }
})

test('a page restored by the browser is hidden before it is seen', async ({ page, context, baseURL }) => {
  const { email } = await enter(page, baseURL)
  // A browser without that listener, as older ones are.
  await page.addInitScript(() => Object.defineProperty(window, 'cookieStore', { value: undefined }))
  await open(page, '/UserProfile')
  await context.clearCookies()
  const hidden = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return document.documentElement.hidden
  })
  expect(hidden).toBe(true)
  await expect(page).toHaveURL(/\/login\?from=%2FUserProfile$/)
  expect(await page.content()).not.toContain(email)
})

test('without script neither Back nor Forward shows the customer’s data', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
  const { email } = await enter(page, baseURL)
  await page.goto('/UserProfile')
  await expect(page.getByText(email)).toBeVisible()
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await page.waitForLoadState('networkidle')
  await page.goBack()
  expect(await page.content()).not.toContain(email)
  await page.context().close()
})

type Act = { at: string; does: (page: Page) => Promise<void> }
const acts: Record<string, Act> = {
  'opens the orders': { at: '/', does: async page => void (await page.goto('/your-orders')) },
  'deletes an address': {
    at: '/your-address',
    does: async page => {
      await page.getByRole('link', { name: /^Remove/ }).click()
      await page.getByRole('button', { name: 'Delete' }).click()
    },
  },
  'saves an address': {
    at: '/your-address',
    does: async page => {
      await page.getByRole('link', { name: /^Edit/ }).click()
      await page.getByRole('button', { name: 'Save Address' }).click()
    },
  },
  'changes the password': {
    at: '/UserProfile',
    does: async page => {
      await page.getByRole('button', { name: 'Change Password' }).click()
      for (const [label, value] of [
        [/^Old Password/, 'Sunflower1'],
        [/^New Password/, 'Marigold22'],
        [/^Confirm New Password/, 'Marigold22'],
      ] as const)
        await page.getByRole('textbox', { name: label }).fill(value)
      await page.getByRole('button', { name: 'Save Changes' }).click()
    },
  },
  'places an order': {
    at: '/checkout2',
    does: async page => {
      await typeCaptcha(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
    },
  },
}
for (const [what, { at, does }] of Object.entries(acts))
  test(`who ${what} with a session that has ended elsewhere is told so once, and keeps the guest's cart`, async ({
    page,
    context,
    baseURL,
  }) => {
    const customer = await enter(page, baseURL)
    await customer.addAddress()
    await customer.putInCart(POT)
    await open(page, at)
    await untilQuiet(page)
    // A page that still loads its cart would be the first to notice the end.
    if (at === '/') await expect(page.locator('.count', { hasText: '1' }).first()).toBeAttached()
    await context.addCookies([{ name: 'cartItems', value: `${'a'.repeat(24)}~${POT}.1.S`, url: baseURL }])
    await endElsewhere(page, customer.token)
    await does(page)
    await expect(page).toHaveURL(/\/login\?from=/)
    await expect(page.getByText(EXPIRED)).toBeVisible()
    expect(await heldCookies(page)).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).toContain('cartItems')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText(EXPIRED)).toBeHidden()
  })

test('who changes the cart with a session that has ended is told so, and is a guest from then on', async ({
  page,
  baseURL,
}) => {
  const customer = await enter(page, baseURL)
  await customer.putInCart(POT)
  await open(page, '/addcart')
  await untilQuiet(page)
  await endElsewhere(page, customer.token)
  await page.getByRole('button', { name: /^(One more|Increase|Plus)/ }).click()
  await expect(page.getByText(EXPIRED).first()).toBeVisible()
  expect(await heldCookies(page)).toEqual([])
})

test('an API call of the browser with a dead session deletes the four cookies', async ({ page, baseURL }) => {
  const { token } = await enter(page, baseURL)
  await endElsewhere(page, token)
  await open(page, '/')
  await expect.poll(() => heldCookies(page)).toEqual([])
  await expect(page.locator('#profile-menu .greeting')).toHaveText('Hello, Sign In')
})

test('an address being typed when the session ends is shown to nobody else who signs in', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const asha = await enter(page, baseURL)
  await open(page, '/your-address')
  await page.getByRole('link', { name: 'Add New Address' }).click()
  await page.getByLabel(/^Address/).fill('7 Potters Lane')
  const typed = {
    Name: 'Asha',
    Email: asha.email,
    Mobile: '9876543210',
    Locality: 'Sarafa',
    'Zip code': '452001',
  }
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(new RegExp(`^${label}`)).fill(value)
  await endElsewhere(page, asha.token)
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/login?from=%2Fyour-address')
  const storedDrafts = () => page.evaluate(() => JSON.stringify(sessionStorage))
  expect(await storedDrafts()).toContain('Potters')
  const ravi = await newCustomer(page)
  await ravi.enter(baseURL)
  await open(page, '/your-address')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await storedDrafts()).not.toContain('Potters')
})

const withAddresses = { '/checkout2': 'at the checkout', '/your-address': 'among their addresses' }
for (const [path, where] of Object.entries(withAddresses))
  test(`a customer who signs in again continues with the typed address ${where}`, { tag: '@narrow' }, async ({
    page,
    baseURL,
  }) => {
    const asha = await enter(page, baseURL)
    await asha.putInCart(POT)
    await open(page, path)
    await page.getByRole('link', { name: 'Add New Address' }).click()
    const typed = { Name: 'Asha Verma', Address: '7 Potters Lane', 'Zip code': '452001', Locality: 'Sarafa' }
    for (const [label, value] of Object.entries(typed))
      await page.getByLabel(new RegExp(`^${label}`)).fill(value)
    await page.getByLabel(/^Email/).fill(asha.email)
    await page.getByLabel(/^Mobile/).fill('9876543210')
    await endElsewhere(page, asha.token)
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await page.getByLabel('Email or mobile number').fill(asha.email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
    await expect(page).toHaveURL(path)
    for (const [label, value] of Object.entries(typed))
      await expect(page.getByRole('dialog').getByLabel(new RegExp(`^${label}`))).toHaveValue(value)
    await expect(page.getByLabel(/^State/)).toHaveValue('Madhya Pradesh')
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByText('Your address has been saved successfully!')).toBeVisible()
    await afterSamePress(page)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('7 Potters Lane, Sarafa')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('lost hint cookies are restored with the next page, and hint cookies without a session are deleted', {
  tag: '@narrow',
}, async ({ page, context, baseURL }) => {
  const { email, token } = await enter(page, baseURL)
  const named = page.locator('#profile-menu .greeting')
  const lose = async (...names: string[]) => {
    // An open customer's page would reload.
    await page.goto('about:blank')
    for (const name of names) await context.clearCookies({ name })
  }
  await lose('user_name')
  await open(page, '/UserProfile')
  await expect.poll(() => heldCookies(page)).toEqual(expect.arrayContaining(SESSION))
  await expect(page.getByText(email)).toBeVisible()
  // A static page cannot know: its link to the sign-in restores the cookies and leads back.
  await lose('user_name', 'email', 'mobile')
  await open(page, '/aboutPage')
  await expect(named).toHaveText('Hello, Sign In')
  await page.goto('/login?from=%2FaboutPage')
  await expect(page).toHaveURL('/aboutPage')
  await expect(named).toHaveText('Hello, Asha Verma')
  expect((await context.cookies()).find(({ name }) => name === 'user_token')?.value).toBe(token)
  for (const path of ['/track', '/your-orders', '/']) {
    await context.addCookies([
      { name: 'user_name', value: 'Asha%20Verma', url: baseURL },
      { name: 'wishlistItems', value: 'W10%3D', url: baseURL },
    ])
    await lose('user_token')
    await open(page, path)
    await expect.poll(() => heldCookies(page), path).toEqual([])
    const names = (await context.cookies()).map(({ name }) => name)
    expect([path, names.includes('wishlistItems')]).toEqual([path, false])
  }
})

test('after a session that ended elsewhere this device has no data of the customer', {
  tag: '@narrow',
}, async ({ page, context, baseURL }) => {
  const customer = await enter(page, baseURL)
  await open(page, '/')
  await page.evaluate(() => {
    localStorage.setItem('recentlyViewed', '[]')
    localStorage.setItem('productID', '1073')
  })
  await context.addCookies([{ name: 'wishlistItems', value: 'W10%3D', url: baseURL }])
  await endElsewhere(page, customer.token)
  await open(page, '/overview')
  await expect(page.getByText(EXPIRED)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('wishlistItems')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('recentlyViewed')
  expect(await page.evaluate(() => localStorage.getItem('productID'))).toBeNull()
})
