import { type Browser, expect, type Page, test } from 'playwright/test'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { chooseOnline, newMobile, open, POT, typeCaptcha } from './shopper.ts'

// No other test orders it.
const BUY = `${POT}.1.S.`

const fillIn = async (page: Page, mobile: string) => {
  await page.getByLabel('Name').fill('Meera Nair')
  await page.getByLabel('Mobile number').fill(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
  await page.getByLabel('House, street and area').fill('4 Temple Street')
  await page.getByLabel('PIN code').fill('560001')
}
const fieldsOf = (page: Page) =>
  page.locator('main').locator('input:not([type=hidden]):not([readonly]), select, textarea').count()

/** By Buy Now, and by “Continue with your mobile number” at the sign-in. */
async function toForm(page: Page) {
  await page.goto(`/login?from=${encodeURIComponent(`/checkout2?buy=${BUY}`)}`)
  await page.getByRole('link', { name: 'Continue with your mobile number' }).click()
  await page.waitForURL(/\/guest\?buy=/)
}

async function orders(page: Page) {
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/guest-checkout/)
  await expect(page.getByText('4 Temple Street').first()).toBeVisible()
}

async function stranger(browser: Browser, baseURL: string | undefined, path: string) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto(path)
  await expect(page.getByText('Meera, ').first()).toBeVisible()
  await expect(page.locator('main').getByText(/Temple|Nair|9\d{9}/)).toHaveCount(0)
  await expect(page.getByText('Cancel this order')).toHaveCount(0)
  await page.context().close()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('Law 19: a guest orders from the product’s page with nine fields at most, sees the order, and cancels it', {
      tag: '@narrow',
    }, async ({ page, baseURL, browser }) => {
      test.slow()
      await toForm(page)
      let fields = await fieldsOf(page)
      await expectNoSidewaysScroll(page)
      await fillIn(page, newMobile())
      await orders(page)
      await expectNoSidewaysScroll(page)
      // Both ways to pay are one choice.
      fields += (await fieldsOf(page)) - 1
      expect(fields).toBeLessThanOrEqual(9)
      await expect(page.getByLabel('The four digits')).toHaveCount(0)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await page.waitForURL(/\/order\/[\w-]{43}$/)
      await expect(page.getByText('Your order is placed.')).toBeVisible()
      await expect(page.getByText('4 Temple Street').first()).toBeVisible()
      const { pathname } = new URL(page.url())
      await stranger(browser, baseURL, pathname)

      await page.goto(pathname)
      await page.getByText('Cancel this order').click()
      await page.getByLabel('Reason for cancellation').selectOption('Cash Issue')
      await page.getByLabel('Comments').fill('Not this month, sorry.')
      await page.getByRole('button', { name: 'CANCEL' }).click()
      await expect(page.getByText('The order is cancelled.')).toBeVisible()
      // No page of an account is open to a guest.
      for (const guarded of ['/your-orders', '/checkout2', '/UserProfile']) {
        await page.goto(guarded)
        await expect(page).toHaveURL(/\/login\?from=/)
      }
    })

    test('a guest’s cart is ordered and emptied, and the second order asks for the digits', {
      tag: '@narrow',
    }, async ({ page }) => {
      test.slow()
      const mobile = newMobile()
      for (const turn of [1, 2]) {
        await page.request.post('/do/cart/add', {
          headers: {
            accept: 'application/json',
            origin: new URL(
              page.url() === 'about:blank' ? (test.info().project.use.baseURL ?? '') : page.url(),
            ).origin,
          },
          form: { id: POT, unit: 1, size: '', color: '' },
        })
        await open(page, '/addcart')
        await page.getByRole('link', { name: 'Continue with your mobile number' }).click()
        if (turn === 1) await fillIn(page, mobile)
        else await expect(page.getByLabel('House, street and area')).toHaveValue('4 Temple Street')
        await orders(page)
        if (turn === 2) await typeCaptcha(page)
        await page.getByRole('button', { name: 'Place Order' }).click()
        await page.waitForURL(/\/order\//)
        await page.goto('/addcart')
        await expect(page.getByRole('heading', { name: 'No products added to cart.' })).toBeVisible()
      }
    })

    test('what is wrong is said at its field, and what was typed stays', async ({ page }) => {
      await toForm(page)
      await fillIn(page, newMobile())
      await page.getByLabel('PIN code').fill('504273')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.getByLabel('District').selectOption('Mancherial')
      await expect(page.getByLabel('Name')).toHaveValue('Meera Nair')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.waitForURL(/\/guest-checkout/)
      await expect(page.getByText('Mancherial').first()).toBeVisible()
    })
  })

test('a guest pays online, and a reload of the payment step shows the same order', async ({ page }) => {
  test.slow()
  await toForm(page)
  await fillIn(page, newMobile())
  await orders(page)
  await open(page, page.url())
  const { pay } = await chooseOnline(page)
  await pay.click()
  const widget = page.getByRole('dialog')
  await expect(widget.getByText('Test payment')).toBeVisible()
  await expect(page).toHaveURL(/\/guest-payment\?order=/)
  await page.reload()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await widget.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/\/order\/[\w-]{43}$/)
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible()
})
