import { expect, type Page, test } from 'playwright/test'
import { faultsOf } from './axe.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { open } from './shopper.ts'

const CATEGORY = '/products-section2/11'
const total = async (page: Page) =>
  Number((await page.locator('.toolbar [role=status]').textContent())?.replace(/\D/g, ''))
const colours = (page: Page) =>
  page.getByRole('navigation', { name: 'Colour', exact: true }).getByRole('link')

/** On a phone the filters are a sheet from below. */
const showFilters = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Filters', exact: true })
  if (await button.isVisible()) await button.click()
  await expect(page.locator('#filters')).toBeVisible()
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('filters are chosen and taken off, counted, and kept by sorting', async ({ page, request }) => {
      await page.goto(CATEGORY)
      const all = await total(page)
      await showFilters(page)
      await page.getByRole('link', { name: 'More filters' }).click()
      await expect(page).toHaveURL(/filters=all/)
      await showFilters(page)
      const first = colours(page).first()
      const [name = '', count = ''] = await Promise.all([
        first.locator('span').textContent(),
        first.locator('small').textContent(),
      ]).then(texts => texts.map(text => text ?? ''))
      expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(36)
      await first.click()
      await expect(page).toHaveURL(/\?color=/)
      expect(await total(page)).toBe(Number(count))
      expect(Number(count)).toBeLessThan(all)
      await showFilters(page)
      await expect(colours(page).first()).toHaveAttribute('aria-current', 'true')
      await page.getByRole('navigation', { name: 'Availability' }).getByRole('link').click()
      await expect(page).toHaveURL(/[?&]stock=in/)
      const url = new URL(page.url())
      expect([url.searchParams.get('color'), url.searchParams.get('stock')]).toEqual([name, 'in'])
      const response = await request.get(page.url())
      expect(response.headers()['x-robots-tag']).toBe('noindex, follow')
      expect(await response.text()).toContain(`${CATEGORY}"/>`)
      await page.getByLabel('Sort by').selectOption('priceLowToHigh')
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Go', exact: true }).click()
      await expect(page).toHaveURL(/sort=priceLowToHigh/)
      expect(new URL(page.url()).searchParams.get('color')).toBe(name)
      for (const chip of ['In stock', name]) await page.locator('.chip', { hasText: chip }).first().click()
      await expect(page).toHaveURL(`${CATEGORY}?sort=priceLowToHigh`)
      expect(await total(page)).toBe(all)
    })
  })

test('a filtered list and its filters have no fault of accessibility, and nothing is wider than the screen', async ({
  page,
}) => {
  await open(page, `${CATEGORY}?stock=in&price=2000-3000`)
  await showFilters(page)
  expect(await faultsOf(page)).toEqual([])
  await expectNoSidewaysScroll(page)
})
