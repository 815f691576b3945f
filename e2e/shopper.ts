import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { expect, type Locator, type Page } from 'playwright/test'
import { SAME_PRESS_MS } from '../lib/constants.ts'
import { addCustomer, PASSWORD } from './add-customer.ts'
import { connectionOf } from './started-shop.ts'

// A shopper's actions. Each works with and without script.
export { PASSWORD }
export const newEmail = () => `asha.${randomInt(1e9)}@example.in`
export const newMobile = () => `9${String(randomInt(1e9)).padStart(9, '0')}`

/** Opens a page of the shop with its script loaded (static pages defer it until the first touch or key). */
export async function open(page: Page, to: string) {
  await page.goto(to)
  await page.keyboard.press('Shift')
  const hasScript = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  if (hasScript) await expect.poll(() => isAwake(page)).toBe(true)
  await page.waitForLoadState('networkidle')
}

export async function register(page: Page, email: string) {
  await open(page, '/register')
  await signUp(page, email)
  await page.waitForURL(/\/login/)
}

/** On a page that has it. */
export async function signUp(page: Page, email: string) {
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Verma')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill(newMobile())
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function signIn(page: Page, email: string, from = '/', password = PASSWORD) {
  await open(page, `/login?from=${encodeURIComponent(from)}`)
  await page.getByLabel('Email or mobile number').fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
}

/** In the format of the API. */
export const ADDRESS = {
  name: 'Asha Verma',
  mobile: '9876543210',
  address1: '12 MG Road',
  address2: 'Rajwada',
  country: 'India',
  city: 'Indore',
  district: '',
  pincode: '452001',
  state: 'Madhya Pradesh',
}

/** A person takes longer than this to read what a press has brought; an earlier press there is ignored. */
export const afterSamePress = (page: Page) => page.waitForTimeout(SAME_PRESS_MS)

/** Delays the requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string, then: 'continue' | 'abort' = 'continue') {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(address, async route => {
    await released
    // The requesting page may have been left meanwhile.
    await route[then]().catch(() => undefined)
  })
  return release
}

/** Waits until the page is painted. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Whether the page's script runs. */
export const isAwake = (page: Page) =>
  page
    .evaluate(() => {
      const isTaken = (element: Element) => Object.keys(element).some(key => key.startsWith('__react'))
      const form = document.querySelector('#buy')
      return [...document.querySelectorAll('main, header, h1')].some(isTaken) && (!form || isTaken(form))
    })
    // A page that hears of a change as it opens loads itself anew.
    .catch((error: Error) => {
      if (!error.message.includes('navigation')) throw error
      return false
    })

/** Waits until the page's script has this form: until then a press sends it as a page of its own. */
export const untilScriptHas = (form: Locator) =>
  expect
    .poll(() => form.evaluate(element => Object.keys(element).some(key => key.startsWith('__reactProps'))))
    .toBe(true)

/** Waits until the script runs and no response has arrived for half a second. */
export async function untilQuiet(page: Page) {
  await expect.poll(() => isAwake(page)).toBe(true)
  await page.waitForFunction(() => {
    const arrived = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return performance.now() - Math.max(...arrived.map(({ responseEnd }) => responseEnd)) > 500
  })
}

/** A customer who is signed in, as a test's precondition. */
export async function newCustomer(page: Page, email = newEmail()) {
  const token = (await isOfThisShop(page)) ? await addedToThisShop(email) : await registered(page, email)
  const asCustomer = { headers: { authorization: `Bearer ${token}` } }
  return {
    email,
    token,
    addAddress: () =>
      page.request.post('/api/insert_Customer_add', {
        ...asCustomer,
        data: { ...ADDRESS, email },
      }),
    putInCart: (id: number, unit = 1) =>
      page.request.post('/api/Add_to_cart1', {
        ...asCustomer,
        data: [{ prod_id: id, unit, cart_size: 'S' }],
      }),
    orders: async () =>
      (
        (await (await page.request.get('/api/Get_OrderDetails', asCustomer)).json()) as {
          data: Record<string, unknown>[]
        }
      ).data,
    cart: async () =>
      (
        (await (
          await page.request.post('/api/Add_to_cart1', { ...asCustomer, data: [{ user_token: token }] })
        ).json()) as {
          data: { id: number; Unit: number; cart_size: string }[]
        }
      ).data,
    /** Puts the session into this browser. */
    enter: async (baseURL = '') =>
      page.context().addCookies([
        { name: 'user_token', value: token, url: baseURL, httpOnly: true },
        { name: 'user_name', value: 'Asha%20Verma', url: baseURL },
      ]),
  }
}

/** Whether it is a page of the shop that all tests share. */
const isOfThisShop = async (page: Page) =>
  new URL((await page.request.get('/readyz')).url()).port === process.env.E2E_PORT

const addedToThisShop = async (email: string) => {
  const database = await openDatabase()
  return addCustomer(database, email, newMobile()).finally(() => database.end())
}

const registered = async (page: Page, email: string) => {
  const made = await page.request.post('/api/insert_customer', {
    data: { firstname: 'Asha', lastname: 'Verma', email, mobileno: newMobile(), password: PASSWORD },
  })
  expect(made.status()).toBe(200)
  const response = await page.request.post('/token', {
    form: { username: email, password: PASSWORD, grant_type: 'password' },
  })
  return ((await response.json()) as { access_token: string }).access_token
}

// With one size and no colour, and more stock than all tests buy.
export const POT = 1073

/** A customer of this browser with saved addresses and a filled cart. */
export async function readyToOrder(
  page: Page,
  baseURL: string | undefined,
  { products = [POT], unit = 1, addresses = 1 } = {},
) {
  const customer = await newCustomer(page)
  for (let n = 0; n < addresses; n++) await customer.addAddress()
  for (const id of products) await customer.putInCart(id, unit)
  await customer.enter(baseURL)
  return customer
}

/** At the checkout: the button that pays online, and the amount on it. */
export async function chooseOnline(page: Page) {
  await page.getByLabel(/Razorpay/).check()
  const pay = page.getByRole('button', { name: /^Pay ₹/ })
  return { pay, shown: /Pay ₹[\d,]+/.exec((await pay.textContent()) ?? '')?.[0] ?? '' }
}

/** The next step: the button of the provider's widget, with the same amount. */
export async function openWidget(page: Page) {
  const { pay, shown } = await chooseOnline(page)
  await pay.click()
  return { shown, button: page.getByRole('button', { name: shown, exact: true }).last() }
}

/** It is on the screen, and nothing covers it. */
export const expectInSight = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)

const shopData = () => path.join(process.env.E2E_DATA_DIR ?? '', 'data')

/** The captcha's digits, which the shopper would read off its picture. */
export async function readCaptcha(page: Page, dataDir = shopData()): Promise<string> {
  const id = await page.locator('[name="captcha_id"]').inputValue()
  return execFileSync(
    process.execPath,
    ['--experimental-strip-types', '--conditions=react-server', 'scripts/e2e/digits.mjs', id],
    {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
}

export const typeCaptcha = async (page: Page, dataDir = shopData()) =>
  page.getByLabel('The four digits').fill(await readCaptcha(page, dataDir))

/** The database of the shop under test, for changes by time or a seller. The caller closes it. */
export async function openDatabase() {
  const client = new pg.Client(await connectionOf(shopData()))
  await client.connect()
  return client
}

/** Somebody without an account in this browser, with a filled cart, who has told where to send it. */
export async function guestReadyToOrder(
  page: Page,
  baseURL: string | undefined,
  { products = [POT], unit = 1 } = {},
) {
  const mobile = newMobile()
  const post = (path: string, form: Record<string, string | number>) =>
    page.request.post(path, { headers: { accept: 'application/json', origin: String(baseURL) }, form })
  for (const id of products) await post('/do/cart/add', { id, unit, size: '', color: '' })
  const entered = await post('/do/guest/enter', {
    ...{ name: 'Meera Nair', mobile, email: '', address1: '4 Temple Street', pincode: '560001' },
  })
  expect(entered.status()).toBe(200)
  return {
    mobile,
    /** Of any browser with this number. */
    orders: async () => {
      const database = await openDatabase()
      const { rows } = await database.query<{ id: string; status: string }>(
        `select o.id, o.status from orders o join customers c on c.id = o.customer_id
          where c.guest_mobile = $1 order by o.placed_at`,
        [mobile],
      )
      await database.end()
      return rows
    },
    cart: async () => {
      const value = (await page.context().cookies()).find(({ name }) => name === 'cartItems')?.value ?? ''
      return value.split('~').slice(1)
    },
  }
}
