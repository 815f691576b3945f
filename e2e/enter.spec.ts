import { expect, type Locator, type Page, test } from 'playwright/test'
import type { RouteName } from '../lib/paths.ts'
import { paths } from '../lib/paths.ts'
import { guestReadyToOrder, newEmail, open, POT, readyToOrder } from './shopper.ts'

// Enter, or a phone's Go, does what the form's main button does: it sends the form to its own action, with and without
// script. A button with another target has a formaction, and is used only when it is pressed.

// The forms of each route; ORDER is one that can still be cancelled and paid.
const ORDER = 'ORDER'
const AT: Record<RouteName, string> = {
  ...paths,
  product: '/product/nh-bagh-kurta-01?size=M',
  productWithQuery: '/product/potters-curd-pot-dahi-handi?note=1',
  subcategory: '/products-section/109',
  category: '/products-section2/11',
  subcategoryWithQuery: '/products-section/109?sort=nameAZ',
  categoryWithQuery: '/products-section2/11?sort=nameAZ',
  search: '/Product-Serach/saree',
  productNotFoundWithQuery: '/ProductNotFound?q=zzzz',
  cancellation: `/cancellation-form?order=${ORDER}`,
  cancelled: `/order-cancelled?order=${ORDER}`,
  payment: `/PaymentPage?order=${ORDER}`,
  confirmation: `/order-confirmation?order=${ORDER}`,
  track: `/track?order=${ORDER}`,
  reset: `/AccountVerifiedCard?token=${'x'.repeat(43)}`,
}
// A signed-in customer is redirected from it.
const VISITORS: RouteName[] = ['login', 'register', 'forgot', 'reset']
/** What must be pressed before the form appears. */
const OPENS: Partial<Record<RouteName, string>> = {
  profile: 'Change Password',
  addresses: 'Add New Address',
  checkout: 'Add New Address',
}
// Of the forms that every page has, only the search is tested with script.
const WITH_SCRIPT: RouteName[] = [
  ...VISITORS,
  'home',
  'product',
  'category',
  'search',
  'profile',
  'addresses',
  'addressForm',
  'checkout',
  'cancellation',
]

const GOOD: Record<string, string> = {
  email: newEmail(),
  mobile: '9876543210',
  mobileno: '9876543210',
  pincode: '452001',
  unit: '1',
  captcha: '1234',
  state: 'Goa',
  reason: 'Cash Issue',
  comment: 'No cash at home this week.',
}

const CONTROLS = 'input:not([type="hidden"]):not([readonly]):not(:disabled)'

/** Skips forms that were tested before: the same buttons in the same order with the same fields. */
async function newControls(page: Page, seen: Set<string>): Promise<Locator[]> {
  const shown = page.locator(CONTROLS).filter({ visible: true })
  const forms = await shown.evaluateAll(inputs =>
    (inputs as HTMLInputElement[]).map(({ form }) =>
      form
        ? [form.getAttribute('action')?.split('?')[0], ...form.elements]
            .map(part =>
              typeof part === 'string'
                ? part
                : `${part?.getAttribute('name')} ${part?.getAttribute('type')} ${part?.getAttribute('formaction')} ${part?.hasAttribute('disabled')}`,
            )
            .join('|')
        : '',
    ),
  )
  const fresh = forms.map(form => form !== '' && !seen.has(form))
  for (const form of forms) seen.add(form)
  return (await shown.all()).filter((_, index) => fresh[index])
}

async function fillIn(page: Page) {
  for (const field of await page
    .locator('form input, form select, form textarea')
    .filter({ visible: true })
    .all()) {
    const { name, type, off } = await field.evaluate((input: HTMLInputElement) => ({
      name: input.name,
      type: input.type,
      off: input.disabled || input.readOnly,
    }))
    if (off || type === 'radio' || type === 'checkbox') continue
    if (type.startsWith('select')) {
      if (GOOD[name]) await field.selectOption(GOOD[name])
    } else await field.fill(GOOD[name] ?? 'Sunflower1')
  }
}

const nameOf = (input: Locator) =>
  input.evaluate(
    (it: HTMLInputElement) => `${it.form?.getAttribute('action')} ${it.name} ${it.type} ${it.value}`,
  )
const actionOf = (input: Locator) =>
  input.evaluate(
    (it: HTMLInputElement) => new URL(it.form?.getAttribute('action') ?? '', location.href).pathname,
  )

type Ready = { order: string }
async function customerWithOrder(page: Page, baseURL: string | undefined): Promise<Ready> {
  const customer = await readyToOrder(page, baseURL, { addresses: 2 })
  const options = { headers: { authorization: `Bearer ${customer.token}` } }
  const { data } = await (await page.request.get('/api/Get_AllAddress', options)).json()
  const placed = await page.request.post('/api/insert_Customer_Order', {
    ...options,
    data: {
      addressid: data[0].id,
      coupan_Code: '',
      paymentmode: 'ONLINE',
      keep_cart: true,
      orders: [{ quantity: 1, productcode: String(POT) }],
    },
  })
  const placedOrder = await placed.json()
  return { order: placedOrder.data.ORDERID }
}

const at = (route: RouteName, { order }: Ready) => AT[route].replace(ORDER, order)

test.describe('Enter in each field of each form does what the main button does', { tag: '@wide' }, () => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('on every route', async ({ page, baseURL }) => {
      test.setTimeout(180_000)
      const routes = Object.keys(AT) as RouteName[]
      for (const route of routes.filter(name => VISITORS.includes(name))) await walk(page, AT[route])
      const ready = await customerWithOrder(page, baseURL)
      for (const route of routes.filter(name => !VISITORS.includes(name))) await walk(page, at(route, ready))
    })

    test('on the pages for who has no account', async ({ page, baseURL }) => {
      await walk(page, '/guest')
      await guestReadyToOrder(page, baseURL)
      await walk(page, '/guest-checkout')
    })

    const seen = new Set<string>()
    async function walk(page: Page, path: string) {
      await page.goto(path)
      const folded = page.locator('main details:not([open]):has(form) > summary').filter({ visible: true })
      while (await folded.count()) await folded.first().click()
      const controls = await newControls(page, seen)
      if (!controls.length) return
      await fillIn(page)
      const actions: string[] = []
      // The page stays, and reports where it would have gone.
      await page.route('**/*', route => {
        if (!route.request().isNavigationRequest()) return route.continue()
        actions.push(new URL(route.request().url()).pathname)
        return route.fulfill({ status: 204 })
      })
      for (const input of controls) {
        actions.length = 0
        await input.press('Enter')
        await expect.poll(() => actions, `${path}: ${await nameOf(input)}`).toEqual([await actionOf(input)])
      }
      await page.unroute('**/*')
    }
  })

  test('with script', async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    for (const route of WITH_SCRIPT.filter(name => VISITORS.includes(name)))
      await walk(page, route, AT[route])
    const ready = await customerWithOrder(page, baseURL)
    for (const route of WITH_SCRIPT.filter(name => !VISITORS.includes(name)))
      await walk(page, route, at(route, ready))
  })

  test('with script on the pages for who has no account', async ({ page, baseURL }) => {
    await open(page, '/guest')
    await look(page, '/guest')
    await guestReadyToOrder(page, baseURL)
    await open(page, '/guest-checkout')
    await look(page, '/guest-checkout')
  })

  async function walk(page: Page, route: RouteName, path: string) {
    await open(page, path)
    await look(page, path)
    const opener = OPENS[route]
    if (!opener) return
    await page.getByRole('main').getByText(opener).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, `${path}, ${opener}`)
  }

  const seen = new Set<string>()
  async function look(page: Page, what: string) {
    const controls = await newControls(page, seen)
    await fillIn(page)
    await page.evaluate(() => {
      if ('clicks' in window) return
      const clicks: string[] = []
      Object.assign(window, { clicks })
      addEventListener(
        'submit',
        event => {
          event.preventDefault()
          event.stopImmediatePropagation()
          const form = event.target as HTMLFormElement
          const to = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
          clicks.push(new URL(to, location.href).pathname)
        },
        true,
      )
    })
    const clicks = () => page.evaluate(() => (window as unknown as { clicks: string[] }).clicks.splice(0))
    for (const input of controls) {
      // Another key in between makes it another press of the same button.
      await input.press('Shift')
      await input.press('Enter')
      expect(await clicks(), `${what}: ${await nameOf(input)}`).toEqual([await actionOf(input)])
    }
  }
})
