import { expect, type Page, test } from 'playwright/test'
import { open } from './shopper.ts'

const CATEGORY = '/products-section2/11'
const FILTERED = `${CATEGORY}?sort=priceLowToHigh`
const SEARCH = '/Product-Serach/brass'

const cards = (page: Page) => page.locator('.grid-cards article')
const toasts = (page: Page) => page.locator('.toasts')

let faults: string[]
test.beforeEach(({ page }) => {
  faults = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
})
test.afterEach(() => expect(faults).toEqual([]))

// The cards of each list are the same.
const width = (path: string) => (path === CATEGORY ? {} : { tag: '@narrow' })
for (const path of [CATEGORY, FILTERED, SEARCH]) {
  test(`a heart on ${path} wishes, says so, and takes it back`, width(path), async ({ page }) => {
    await open(page, path)
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /^Wishlist: / })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(toasts(page)).toContainText('added to wishlist')
    await page.reload()
    await page.keyboard.press('Shift')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(toasts(page)).toContainText('removed from wishlist')
  })

  test(
    `Add on ${path} puts one into the cart, and asks for a size where there are some`,
    width(path),
    async ({ page }) => {
      await open(page, path)
      const sized = cards(page).filter({ has: page.locator('form[data-sizes], form[data-colors]') })
      const plain = cards(page).filter({
        has: page.locator('form[data-stock]:not([data-sizes]):not([data-colors])'),
      })
      const name = await plain.first().getByRole('heading').textContent()
      await plain.first().getByRole('button', { name: /^Add / }).click()
      await expect(toasts(page)).toContainText(`${name} (1 unit) added to cart!`)
      await expect(toasts(page).getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/addcart')
      if (!(await sized.count())) return
      await sized.first().getByRole('button', { name: /^Add / }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(dialog.getByRole('alert')).toContainText(
        /Please select a (size|colour) before proceeding!/,
      )
      for (const group of await dialog.getByRole('group').all())
        await group.locator('label:has(:enabled)').first().click()
      await dialog.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.locator('header').getByRole('link', { name: /^Cart/ })).toContainText('2')
    },
  )
}

test('sorting submits automatically, keeps the band, and the address has everything', {
  tag: '@narrow',
}, async ({ page }) => {
  await open(page, `${CATEGORY}?price=100-1000`)
  await page.getByLabel('Sort by').selectOption('priceLowToHigh')
  await page.waitForURL(/price=100-1000/)
  await expect(page).toHaveURL(/sort=priceLowToHigh/)
  const prices = (await cards(page).locator('strong').allInnerTexts()).map(text =>
    Number(text.replace(/\D/g, '')),
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(prices.length).toBeGreaterThan(1)
})

test('a sort order chosen before the script loaded is kept, and the box shows the list’s order after Back', {
  tag: '@narrow',
}, async ({ page }) => {
  await page.goto(CATEGORY)
  // As a phone's native picker does it before any listener exists.
  const box = page.getByLabel('Sort by')
  await box.evaluate((select: HTMLSelectElement) => {
    select.value = 'priceHighToLow'
  })
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL(/sort=priceHighToLow/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
  await page.keyboard.press('Shift')
  await expect(box).toHaveValue('featured')
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
})

test('the title and the canonical address name the page of the list, also after the script has loaded', {
  tag: '@narrow',
}, async ({ page }) => {
  await open(page, `${CATEGORY}?sort=nameAZ&page=2`)
  await expect(page).toHaveTitle(/^Bagh & Bherugarh Prints, page 2 \| /)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveCount(1)
  await expect(canonical).toHaveAttribute('href', /\/products-section2\/11\?page=2$/)
})

test('a term is text in every place', { tag: '@narrow' }, async ({ page }) => {
  await open(page, `/Product-Serach/${encodeURIComponent('brass "</script><img src=x onerror=alert(1)>')}`)
  await expect(page.locator('h1')).toContainText('brass "</script><img src=x onerror=alert(1)>')
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(/^brass "<\/script><img/)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('typing filters the categories beside the results @wide', async ({ page }) => {
  await open(page, SEARCH)
  const panel = page.getByRole('navigation', { name: 'Sections' })
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('weaves')
  await expect(panel.getByRole('listitem').filter({ visible: true })).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('nothing')
  await expect(panel).toContainText('No category of this name.')
})

for (const path of [CATEGORY, `${CATEGORY}?page=2`, FILTERED, '/Product-Serach/cotton'])
  test(`Back restores the results of ${path} and the scroll position`, { tag: '@narrow' }, async ({
    page,
  }) => {
    await open(page, path)
    const count = await cards(page).count()
    const card = cards(page).nth(count - 2)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await card.getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/product\//)
    await page.goBack()
    await expect(cards(page)).toHaveCount(count)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

test('Back from the next page of a list leads to the page before, at its scroll position', {
  tag: '@narrow',
}, async ({ page }) => {
  await open(page, CATEGORY)
  const first = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/page=2/)
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first)
  await page.goBack()
  await expect(cards(page).first().getByRole('heading')).toHaveText(first)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [CATEGORY, FILTERED, SEARCH])
    test(`${path} can be sorted, wished from and bought from`, { tag: '@narrow' }, async ({ page }) => {
      await page.goto(path)
      await page.getByLabel('Sort by').selectOption('nameZA')
      await page.getByRole('button', { name: 'Go', exact: true }).click()
      await expect(page).toHaveURL(/sort=nameZA/)
      await cards(page)
        .first()
        .getByRole('button', { name: /^Wishlist: / })
        .click()
      await expect(page).toHaveURL(/\/wishlist$/)
      await page.goBack()
      const plain = page.locator('form[data-stock]:not([data-sizes]):not([data-colors])')
      await plain.first().getByRole('button').click()
      await expect(page).toHaveURL(/\/addcart$/)
    })
})
