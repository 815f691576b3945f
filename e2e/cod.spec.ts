import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from 'playwright/test'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { ADDRESS, newCustomer, newMobile, open, typeCaptcha } from './shopper.ts'
import type { StartedShop } from './started-shop.ts'
import { COTTON, testInOwnShop } from './test-in-own-shop.ts'

// A shop of its own, whose seller asks for a confirmation and, of dear things, for an advance.
const FILES = {
  'categories.csv': COTTON,
  'products.csv': `ASIN,name,subcategory_id,originalPrice,discountPrice,recommendedSellingPrice,sizes
K-1,Court Kurta,101,1000,900,40,NA:50
K-2,Wedding Kurta,101,9000,8000,40,NA:50
`,
  'shop.json': JSON.stringify({
    name: 'Kurta House',
    mobile: '98765 00000',
    cod: { confirmHours: 24, limits: { perNumber: 1 }, advance: { rupees: 199, from: 5_000 } },
  }),
}

const test = testInOwnShop('cod', { files: FILES, isNew: true })

const seller = (shop: StartedShop, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/orders.mjs', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: shop.dataDir },
  })

/** A customer with a number of their own, at the checkout with one thing. */
const atCheckout = async (page: Page, shop: StartedShop, thing: string) => {
  const customer = await newCustomer(page)
  const mobile = newMobile()
  const added = await page.request.post('/api/insert_Customer_add', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { ...ADDRESS, mobile, email: customer.email },
  })
  expect(added.status()).toBe(200)
  await customer.enter(shop.address)
  await buy(page, thing)
  return customer
}

const buy = async (page: Page, thing: string) => {
  await open(page, `/product/${thing}`)
  await page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/checkout2/)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', { tag: '@narrow' }, () => {
    test.use({ javaScriptEnabled })

    test('an order is placed, asked about, reminded of and confirmed, with and without script', async ({
      page,
      browser,
      shop,
    }) => {
      test.slow()
      const customer = await atCheckout(page, shop, 'k-1')
      await expect(
        page.getByText('We ask you to confirm the order afterwards, by one message.'),
      ).toBeVisible()
      await typeCaptcha(page, shop.dataDir)
      await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first().click()
      await expect(page.getByRole('heading', { name: 'Order placed: please confirm it' })).toBeVisible()
      const id = String((await customer.orders())[0]?.CoOrderID)
      const link = page.getByRole('link', { name: 'Confirm on WhatsApp' })
      await expect(link).toHaveAttribute('href', `https://wa.me/919876500000?text=CONFIRM%20${id}`)
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expectNoSidewaysScroll(page)
      const address = await page.getByRole('textbox', { name: 'Link to this order' }).inputValue()

      // The number has an open order now.
      await buy(page, 'k-1')
      await expect(
        page.getByText(/^Up to 1 order to pay at the door can be on the way to one mobile number/),
      ).toBeVisible()
      await typeCaptcha(page, shop.dataDir)
      await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first().click()
      await expect(
        page
          .getByText('what you can do instead stands beside Cash on Delivery')
          .or(page.getByRole('alert').getByText(/^Up to 1 order/))
          .first(),
      ).toBeVisible()
      expect(await customer.orders()).toHaveLength(1)

      const database = await shop.database()
      await database.query(
        `update orders set placed_at = placed_at - interval '13 hours', confirm_until = confirm_until - interval '13 hours'
          where id = $1`,
        [id],
      )
      await expect(async () => {
        await page.goto('/practice-phone')
        await expect(
          page.getByText(`Your order ${id} at Kurta House, ₹940 to pay at the door, is not confirmed yet.`),
        ).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 40_000 })

      // On another phone, to which the link was sent on, it can be confirmed too: by a message from the order's number.
      const other = await (await browser.newContext({ javaScriptEnabled })).newPage()
      await other.goto(address)
      await expect(other.getByRole('link', { name: 'Confirm on WhatsApp' })).toBeVisible()
      expect((await seller(shop, 'list')).stdout).toContain('not confirmed')

      expect((await seller(shop, 'confirm', id)).stdout).toContain(`${id} is confirmed.`)
      await other.reload()
      await expect(other.getByText('You have confirmed this order.')).toBeVisible()
      await expect(other.getByRole('link', { name: 'Confirm on WhatsApp' })).toHaveCount(0)
      await other.context().close()
    })

    test('an advance is paid online, and the page says what is left for the door', async ({ page, shop }) => {
      test.slow()
      const customer = await atCheckout(page, shop, 'k-2')
      await expect(page.getByText('₹199 online now, ₹7,841 at the door')).toBeVisible()
      await expect(page.locator('.summary')).toContainText('In advance, online₹199At the door₹7,841')
      await typeCaptcha(page, shop.dataDir)
      await page.getByRole('button', { name: 'Pay ₹199' }).filter({ visible: true }).first().click()
      if (!javaScriptEnabled) {
        await expect(page).toHaveURL(/\/PaymentPage/)
        await expectNoSidewaysScroll(page)
        await page.getByRole('button', { name: 'Pay ₹199' }).click()
      }
      // With script the provider's window stands over the page, whose own button has the same words.
      const asked = javaScriptEnabled ? page.getByRole('dialog') : page
      await asked.getByRole('button', { name: 'Pay ₹199' }).click()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Return to the shop' }).click()
      await expect(page).toHaveURL(/\/your-orders/)
      await expect(page.getByText(/₹199 paid online.*, ₹7,841 to pay at the door/)).toBeVisible()
      await expectNoSidewaysScroll(page)
      const id = String((await customer.orders())[0]?.CoOrderID)
      expect((await seller(shop, 'show', id)).stdout).toMatch(/Collect\s+₹7,841 at the door/)
      await seller(shop, 'cancel', id, '--reason', 'Sold out')
      await page.goto(`/track?order=${id}`)
      await expect(page.getByText(/₹199/).first()).toBeVisible()
      await expect(page.getByText('Cancelled').first()).toBeVisible()
    })

    test('a guest pays an advance too, and the order’s link says what is left for the door', async ({
      page,
      shop,
    }) => {
      test.slow()
      await open(page, '/product/k-2')
      await page.getByRole('button', { name: 'Continue with your mobile number' }).click()
      await page.getByLabel('Name').fill('Meera Nair')
      await page.getByLabel('Mobile number').fill(newMobile())
      await page.getByLabel('House, street and area').fill('4 Temple Street')
      await page.getByLabel('PIN code').fill('560001')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page.getByText('₹199 online now, ₹7,841 at the door')).toBeVisible()
      await page.getByRole('button', { name: 'Pay ₹199' }).filter({ visible: true }).first().click()
      if (!javaScriptEnabled) {
        await expect(page).toHaveURL(/\/guest-payment/)
        await expectNoSidewaysScroll(page)
        await page.getByRole('button', { name: 'Pay ₹199' }).click()
      }
      // With script the provider's window stands over the page, whose own button has the same words.
      const asked = javaScriptEnabled ? page.getByRole('dialog') : page
      await asked.getByRole('button', { name: 'Pay ₹199' }).click()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Return to the shop' }).click()
      await expect(page).toHaveURL(/\/order\/[\w-]{43}/)
      await expect(page.getByText(/₹199 paid online.*, ₹7,841 to pay at the door/)).toBeVisible()
      await expectNoSidewaysScroll(page)
      const heading = await page.getByRole('article').first().getAttribute('aria-label')
      const id = /[\dA-Z]{4}(-[\dA-Z]{4}){3}/.exec(heading ?? '')?.[0] ?? ''
      expect((await seller(shop, 'show', id)).stdout).toMatch(/Collect\s+₹7,841 at the door/)
    })
  })
