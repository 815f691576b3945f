import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from 'playwright/test'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { newMobile } from './shopper.ts'
import { COTTON, testInOwnShop } from './test-in-own-shop.ts'

// From a link that somebody shared to an order that is confirmed, with nothing but a mobile number: in a shop whose seller asks
// for a confirmation, has a table of PIN codes, and gives out a coupon.
const FILES = {
  'categories.csv': COTTON,
  'products.csv': `ASIN,name,subcategory_id,originalPrice,discountPrice,recommendedSellingPrice,sizes
K-1,Court Kurta,101,1000,900,40,M:50|L:50
`,
  'delivery.csv': `prefix,charge,served,cod,days_from,days_to
*,99,yes,no,5,8
56,29,yes,yes,2,3
19,,no,,,
`,
  'shop.json': JSON.stringify({ name: 'Kurta House', mobile: '98765 00000', cod: { confirmHours: 24 } }),
}

const test = testInOwnShop('number-alone', {
  files: FILES,
  prepare: ({ dataDir }) =>
    promisify(execFile)(process.execPath, ['scripts/coupons.mjs', 'add', 'DIWALI10', '--percent', '10'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    }),
})

const fieldsOf = (page: Page) =>
  page.locator('main').locator('input:not([type=hidden]):not([readonly]), select, textarea').count()

async function codeOf(page: Page): Promise<string> {
  const phone = await page.context().newPage()
  await phone.goto('/practice-phone')
  const text = await phone.locator('li').filter({ hasText: 'Your code is' }).first().textContent()
  await phone.close()
  return /Your code is (\d{6})/.exec(text ?? '')?.[1] ?? ''
}

async function typeCode(page: Page) {
  await page.getByLabel('Code of six digits').fill(await codeOf(page))
  await page.getByRole('button', { name: 'Go on' }).click()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', { tag: '@narrow' }, () => {
    test.use({ javaScriptEnabled })

    test('an order is placed and confirmed with a number, cancelled by its browser, and claimed on another phone', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      const mobile = newMobile()
      await page.goto('/product/k-1?c=diwali10')
      await page.locator('.size-choice', { hasText: /^L/ }).click()
      await page.getByRole('button', { name: 'Continue with your mobile number' }).click()
      await page.waitForURL(/\/guest\?/)
      await expect(page.getByLabel('Name')).toBeVisible()
      let fields = await fieldsOf(page)
      await page.getByLabel('Name').fill('Meera Nair')
      await page.getByLabel('Mobile number').fill(mobile)
      await page.getByLabel('House, street and area').fill('4 Temple Street')
      await page.getByLabel('PIN code').fill('560001')
      if (javaScriptEnabled) await expect(page.getByText(/Delivery by .* · Pay on delivery/)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Continue to payment' }).click()

      await page.waitForURL(/\/guest-checkout/)
      await expect(page.getByText('Coupon DIWALI10 is applied.')).toBeVisible()
      await expect(page.getByText(/Delivery by/).first()).toBeVisible()
      await expect(page.locator('.summary')).toContainText('₹839')
      // Both ways to pay are one choice.
      fields += (await fieldsOf(page)) - 1
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Place Order' }).click()

      await page.waitForURL(/\/order\/[\w-]{43}$/)
      await expect(
        page.getByText(/^Please confirm this order until \d+ \w+ \d{4}, [\d:]+ [ap]m\./),
      ).toBeVisible()
      await expect(page.getByText(/Delivery by/).first()).toBeVisible()
      await page.getByRole('link', { name: 'Confirm with a code' }).click()
      await page.getByRole('button', { name: 'Send the code' }).click()
      await expect(page.getByLabel('Code of six digits')).toBeInViewport()
      fields += await page.getByLabel('Code of six digits').count()
      await typeCode(page)
      await expect(page.getByText('Thank you. Your order is confirmed.')).toBeVisible()
      await expect(page.getByText('You have confirmed this order.')).toBeVisible()
      expect(fields).toBeLessThanOrEqual(9)
      await expectNoSidewaysScroll(page)
      const { pathname } = new URL(page.url())
      const heading = await page.getByRole('article').first().getAttribute('aria-label')
      const id = /[\dA-Z]{4}(-[\dA-Z]{4}){3}/.exec(heading ?? '')?.[0] ?? ''

      await page.getByText('Cancel this order').click()
      await page.getByLabel('Reason for cancellation').selectOption('Cash Issue')
      await page.getByLabel('Comments').fill('Not this month, sorry.')
      await page.getByRole('button', { name: 'CANCEL' }).click()
      await expect(page.getByText('The order is cancelled.')).toBeVisible()

      const other = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage()
      await other.goto(pathname)
      await expect(other.getByText('4 Temple Street', { exact: false })).toHaveCount(0)
      await other.goto('/sign-in-code')
      await other.getByLabel('Mobile number').fill(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
      await other.getByRole('button', { name: 'Send the code' }).click()
      await typeCode(other)
      await other.waitForURL(/\/your-orders/)
      await expect(other.getByText(id).first()).toBeVisible()
      await expect(other.getByText('4 Temple Street', { exact: false }).first()).toBeVisible()
      await other.context().close()
    })

    test('where nobody delivers, or nobody may pay at the door, it is said before anything is ordered', async ({
      page,
    }) => {
      await page.goto('/guest?buy=1.1.L.')
      const fillIn = async (pin: string) => {
        await page.getByLabel('PIN code').fill(pin)
        await page.getByRole('button', { name: 'Continue to payment' }).click()
      }
      await page.getByLabel('Name').fill('Meera Nair')
      await page.getByLabel('Mobile number').fill(newMobile())
      await page.getByLabel('House, street and area').fill('4 Temple Street')
      await fillIn('190001')
      await page.waitForURL(/\/guest-checkout/)
      await expect(page.getByText(/190001/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByRole('alert').filter({ hasText: '190001' }).first()).toBeVisible()
      await page.getByRole('link', { name: 'Change' }).click()
      await fillIn('781001')
      await page.waitForURL(/\/guest-checkout/)
      await expect(page.getByText(/781001/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page).not.toHaveURL(/\/order\//)
    })
  })
