import { expect, test } from 'playwright/test'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { untilQuiet } from './shopper.ts'

for (const [path, heading] of [
  ['/aboutPage', 'About Us'],
  ['/ReturnPolicy', 'Return Policy'],
  ['/ResellerTermsConditions', 'Terms and Conditions'],
  ['/CustomerSupport', 'How can we help?'],
  ['/ProductNotFound', 'Product Not Found'],
  ['/collections', 'Explore handpicked collections'],
  ['/video', 'Videos'],
] as const)
  test(`${path} is ${heading}`, { tag: '@narrow' }, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })

test('the Return Policy names 30 days, 7 business days and the hours', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/ReturnPolicy')
  const text = page.locator('main')
  await expect(text).toContainText('30-day return window')
  await expect(text).toContainText('within 7 business days')
  await expect(text).toContainText('Monday to Friday, 9 AM to 5 PM')
})

for (const [path, count] of [
  ['/ReturnPolicy', 9],
  ['/ResellerTermsConditions', 13],
] as const)
  test(`${path} has ${count} sections that open and close without script`, { tag: '@narrow' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    const sections = page.locator('main details')
    await expect(sections).toHaveCount(count)
    const second = sections.nth(1)
    await expect(second.locator('p').first()).toBeHidden()
    await second.locator('summary').click()
    await expect(second.locator('p').first()).toBeVisible()
    await second.locator('summary').click()
    await expect(second.locator('p').first()).toBeHidden()
    await context.close()
  })

test('the help centre shows the shop’s number, address and street, each with its hours', {
  tag: '@narrow',
}, async ({ page }) => {
  const { data } = await (await page.request.get('/api/GetResellerLogo')).json()
  await page.goto('/CustomerSupport')
  const way = (name: string) => page.locator('main li').filter({ hasText: name })
  await expect(way('Call Support')).toContainText(data[0].mobile)
  await expect(way('Call Support')).toContainText('24/7 Available')
  await expect(way('Email Support')).toContainText(data[0].email)
  await expect(way('Email Support')).toContainText('Reply within 2 hours')
  await expect(way('Visit Us')).toContainText('Mon-Fri, 9 AM - 6 PM')
})

for (const button of ['Go to Home', 'Explore Products'])
  test(`${button} on /ProductNotFound leads to the home page`, { tag: '@narrow' }, async ({ page }) => {
    await page.goto('/ProductNotFound')
    await page.getByRole('link', { name: button }).click()
    await expect(page).toHaveURL('/')
  })

for (const path of ['/nope', '/no/such/page', '/product/no-such-product'])
  test(`${path} is the shop's not-found screen, status 404`, { tag: '@narrow' }, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
  })

for (const path of ['/CustomerSupport', '/ReturnPolicy'])
  test(`nothing on ${path} is wider than the window, nor shifts while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number }
      seen.shift = 0
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await untilQuiet(page)
    await expectNoSidewaysScroll(page)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
  })
