import { expect, type Page, test } from 'playwright/test'
import { faultsOf } from './axe.ts'
import { newCustomer } from './shopper.ts'

const seen = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.recentlyViewed ?? '[]') as { ASIN: string }[]).map(({ ASIN }) => ASIN),
  )
const view = async (page: Page, slug: string) => {
  await page.goto(`/product/${slug}`)
  await page.keyboard.press('Shift')
  await expect.poll(async () => (await seen(page))[0]?.toLowerCase()).toBe(slug)
}
const entries = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    ASIN: `NH-X-${i + 1}`,
    name: `Thing ${i + 1}`,
    image: '',
    category: 'Things',
    discountPrice: 100,
    originalPrice: 120,
  }))
const store = (page: Page, stored: unknown) =>
  page.addInitScript(value => localStorage.setItem('recentlyViewed', value), JSON.stringify(stored))
const strip = (page: Page) => page.locator('.recent-strip')

test('viewing products puts the newest first, once each', { tag: '@narrow' }, async ({ page }) => {
  for (const slug of ['nh-holi-tee-01', 'nh-bagh-stole-01', 'nh-holi-tee-01']) await view(page, slug)
  expect(await seen(page)).toEqual(['NH-HOLI-TEE-01', 'NH-BAGH-STOLE-01'])
})

test('the strip shows image, name and ASIN of what is in the storage', { tag: '@narrow' }, async ({
  page,
}) => {
  await store(page, entries(2))
  for (const path of ['/RecentlyViewed', '/recentlyproduct']) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('heading', { name: "Related to items you've viewed" })).toBeVisible()
    await expect(strip(page).getByRole('link')).toHaveCount(2)
    await expect(strip(page).getByText('Thing 1')).toBeVisible()
    await expect(strip(page).getByText('NH-X-1')).toBeVisible()
    await expect(strip(page).locator('img')).toHaveCount(2)
  }
})

test('at most 8 are shown', { tag: '@narrow' }, async ({ page }) => {
  await store(page, entries(20))
  await page.goto('/RecentlyViewed')
  await page.keyboard.press('Shift')
  await expect(strip(page).getByRole('link')).toHaveCount(8)
})

test('a step is 150 pixels on a phone and 250 otherwise', async ({ page }, { project }) => {
  await store(page, entries(8))
  await page.goto('/RecentlyViewed')
  await page.keyboard.press('Shift')
  const step = project.name === 'phone' ? 150 : 250
  const left = () => strip(page).evaluate(element => element.scrollLeft)
  const most = await strip(page).evaluate(element => element.scrollWidth - element.clientWidth)
  await page.getByRole('button', { name: 'Onwards' }).click()
  await expect.poll(left).toBe(Math.min(step, most))
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(left).toBe(0)
})

for (const stored of ['not json', [{ id: '<script>', name: 1 }], { id: 1 }, [null, 7]])
  test(`tampered storage gives an empty list: ${JSON.stringify(stored)}`, { tag: '@narrow' }, async ({
    page,
  }) => {
    await store(page, stored)
    await page.goto('/RecentlyViewed')
    await page.keyboard.press('Shift')
    await expect(page.getByText('Nothing viewed yet')).toBeVisible()
  })

test('a name with markup in it is text', { tag: '@narrow' }, async ({ page }) => {
  await store(page, [{ ...entries(1)[0], name: '<img src=x onerror=alert(1)>' }])
  await page.goto('/RecentlyViewed')
  await page.keyboard.press('Shift')
  await expect(strip(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('a sign-out forgets the viewed products', { tag: '@narrow' }, async ({ page, baseURL, isMobile }) => {
  const customer = await newCustomer(page)
  await customer.enter(baseURL)
  await view(page, 'nh-holi-tee-01')
  await page.getByRole('button', { name: isMobile ? 'You' : 'Asha Verma' }).click()
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull()
})

test('axe finds nothing on the page, with and without entries', { tag: '@narrow' }, async ({ page }) => {
  for (const stored of [[], entries(8)]) {
    await page.goto('/RecentlyViewed')
    await page.evaluate(value => localStorage.setItem('recentlyViewed', value), JSON.stringify(stored))
    await page.reload()
    await page.keyboard.press('Shift')
    await expect(page.getByText(stored.length ? 'Thing 1' : 'Nothing viewed yet').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  }
})
