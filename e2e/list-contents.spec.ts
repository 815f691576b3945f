import { expect, type Page, test } from 'playwright/test'
import { PAGE_SIZE, PRICE_BANDS } from '../lib/constants.ts'
import type { Product } from '../lib/contract/catalogue-schemas.ts'
import { plainText } from '../lib/contract/rich-text.ts'

// The contents of a listing and of search results, before any script.
test.use({ javaScriptEnabled: false })

const CATEGORY = '/products-section2/11'
const cards = (page: Page) => page.locator('.grid-cards article')
const find = async (page: Page, data: object) =>
  (await page.request.post('/api/GetAllProductFilters', { data })).json() as Promise<Product[]>
const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`

for (const [path, question] of [
  [CATEGORY, { type: 'cat', subcat_id: 11, page: 1, limit: PAGE_SIZE }],
  ['/products-section/101', { type: 'subcat', subcat_id: 101 }],
  ['/Product-Serach/brass', { search: 'brass', page: 1, limit: PAGE_SIZE }],
] as const)
  test(`a card of ${path} has picture, percent off, category, name, both prices and Add`, async ({
    page,
  }) => {
    const products = await find(page, question)
    await page.goto(path)
    const shown = await cards(page).evaluateAll(all =>
      all.map(card => ({
        name: card.querySelector('h2')?.textContent,
        picture: card.querySelector('img')?.alt,
        category: card.querySelector('.card-category')?.textContent,
        leads: card.querySelector('.card-category')?.getAttribute('href'),
        price: card.querySelector('strong')?.textContent,
        before: card.querySelector('s')?.lastChild?.textContent,
        off: [...card.querySelectorAll('span')].find(part => part.textContent?.endsWith('% OFF'))
          ?.textContent,
        canAdd: Boolean(card.querySelector('.card-words ~ form button')),
      })),
    )
    expect(shown).toEqual(
      products.map(({ name, category, categoryid, originalPrice, discountPrice, sizes }) => {
        const off = Math.round((1 - discountPrice / originalPrice) * 100)
        return {
          name,
          picture: name,
          category,
          leads: `/products-section2/${categoryid}`,
          price: rupees(discountPrice),
          before: originalPrice > discountPrice ? rupees(originalPrice) : undefined,
          off: off > 0 ? `${off}% OFF` : undefined,
          canAdd: sizes.some(({ Stock }) => Stock > 0),
        }
      }),
    )
  })

test('a category shows its banner, title and description', { tag: '@narrow' }, async ({ page }) => {
  const tree: { categories: { category_id: number; category_desc: string; description: string }[] }[] =
    await (await page.request.post('/api/GetAllCategory')).json()
  const category = tree.flatMap(group => group.categories).find(({ category_id }) => category_id === 11)
  await page.goto(CATEGORY)
  await expect(page.locator('.listing-banner img')).toHaveJSProperty('complete', true)
  await expect(page.locator('.listing-banner img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.locator('h1')).toHaveText(category?.category_desc ?? '')
  await expect(page.locator('main')).toContainText(plainText(category?.description ?? '').slice(0, 80))
})

test('the tree beside a list is open at the present section, and collapses', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/products-section/101')
  const tree = page.getByRole('complementary').getByRole('navigation', { name: 'Sections' })
  await expect(tree.locator('details')).toHaveCount(12)
  await expect(tree.locator('details[open]')).toHaveCount(1)
  await expect(tree.locator('[aria-current=page]')).toHaveAttribute('href', '/products-section/101')
  await tree.locator('details[open] summary').click()
  await expect(tree.locator('[aria-current=page]')).toBeHidden()
})

test('the price bands are links, the chosen one is marked, and All Prices takes it away', {
  tag: '@wide',
}, async ({ page }) => {
  for (const path of [CATEGORY, '/Product-Serach/saree']) {
    await page.goto(path)
    const bands = page.getByRole('navigation', { name: 'Price' }).getByRole('link')
    await expect(bands).toHaveText([
      'All Prices',
      ...PRICE_BANDS.map(({ min, max }) => `${rupees(min)} – ${rupees(max)}`),
    ])
    await bands.nth(2).click()
    await expect(page).toHaveURL(/\?price=2000-3000$/)
    await expect(bands.nth(2)).toHaveAttribute('aria-current', 'true')
    const shown = await cards(page).locator('s').allInnerTexts()
    expect(shown.length).toBeGreaterThan(0)
    for (const text of shown) {
      const price = Number(text.replace(/\D/g, ''))
      expect(price >= 2000 && price <= 3000).toBe(true)
    }
    await bands.first().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('a list has 24 items per page and a link to each page', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/products-section2/1')
  await expect(cards(page)).toHaveCount(PAGE_SIZE)
  const first = await cards(page).getByRole('heading').allInnerTexts()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\/products-section2\/1\?page=2$/)
  const second = await cards(page).getByRole('heading').allInnerTexts()
  expect(second.filter(name => first.includes(name))).toEqual([])
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('there are four columns on a large screen and two on a phone', async ({ page, isMobile }) => {
  await page.goto(CATEGORY)
  const columns = await page
    .locator('.grid-cards')
    .evaluate(grid => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(isMobile ? 2 : 4)
})

test('the box inside a list searches that list, on wide screens', { tag: '@wide' }, async ({ page }) => {
  await page.goto(CATEGORY)
  await page.getByRole('searchbox', { name: 'Search in this list' }).fill('stole')
  await page.getByRole('searchbox', { name: 'Search in this list' }).press('Enter')
  await expect(page).toHaveURL(/\/products-section2\/11\?q=stole/)
  const found = await find(page, { search: 'stole', type: 'cat', subcat_id: 11 })
  expect(found.length).toBeGreaterThan(0)
  await expect(cards(page).getByRole('heading')).toHaveText(found.map(({ name }) => name))
})

test('a new product is marked in the results, others are not', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/Product-Serach/Narmada Indigo Bagh Saree')
  const card = (name: string) => cards(page).filter({ hasText: name })
  await expect(card('Narmada Indigo Bagh Saree').getByText('New', { exact: true })).toBeVisible()
  await page.goto('/Product-Serach/Dhavda Yellow Cotton Saree')
  await expect(card('Dhavda Yellow Cotton Saree')).toHaveCount(1)
  await expect(card('Dhavda Yellow Cotton Saree').getByText('New', { exact: true })).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a search without results goes to /ProductNotFound and keeps the typed text', {
      tag: '@narrow',
    }, async ({ page }) => {
      const typed = 'zzqqxxyy </zzqqx> "&zzqqx;'
      await page.goto('/aboutPage')
      await page.getByRole('combobox', { name: 'Search' }).fill(typed)
      await page.getByRole('combobox', { name: 'Search' }).press('Enter')
      await expect(page).toHaveURL(/\/ProductNotFound\?q=zzqqxxyy/)
      await expect(page.locator('h1')).toHaveText('Product Not Found')
      await expect(page.locator('main')).toContainText(`matches “${typed}”`)
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(typed)
    })
  })

test('/ProductNotFound has one canonical address and is closed to robots, with and without a term', {
  tag: '@narrow',
}, async ({ request, baseURL }) => {
  for (const path of ['/ProductNotFound', '/ProductNotFound?q=sari']) {
    const response = await request.get(path)
    const html = await response.text()
    expect(html.match(/<link rel="canonical"[^>]*>/g), path).toEqual([
      `<link rel="canonical" href="${baseURL}/ProductNotFound"/>`,
    ])
    expect(html, path).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(response.headers()['cache-control'], path).toMatch(path.includes('?') ? /^private/ : /^public/)
  }
})

test('a price band that leaves no results says so, and links back to all of them', {
  tag: '@narrow',
}, async ({ page }) => {
  await page.goto('/Product-Serach/toy?price=8000-50000')
  await expect(page.getByText('No products available.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all of this list' }).click()
  await expect(page).toHaveURL('/Product-Serach/toy')
  await expect(cards(page).first()).toBeVisible()
})

test('a page beyond the last is missing, and links to the last', { tag: '@narrow' }, async ({ page }) => {
  const response = await page.goto(`${CATEGORY}?sort=nameZA&page=99`)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('This list ends before this page.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expect(page).toHaveURL(/sort=nameZA/)
  await expect(cards(page).first()).toBeVisible()
})

test('each kind of list ends with a 404, and its last page exists', { tag: '@narrow' }, async ({
  request,
}) => {
  for (const path of [CATEGORY, '/Product-Serach/cotton', '/Product-Serach', `${CATEGORY}?price=100-1000`]) {
    for (const beyond of ['99', '1000000', '999999999999']) {
      const address = `${path}${path.includes('?') ? '&' : '?'}page=${beyond}`
      const response = await request.get(address)
      expect(response.status(), address).toBe(404)
      const last = /<a[^>]*href="([^"]*)"[^>]*>Go to the last page/.exec(await response.text())?.[1] ?? ''
      expect((await request.get(last.replaceAll('&amp;', '&'))).status(), `${address} → ${last}`).toBe(200)
    }
  }
})

test('an unknown filter is ignored', { tag: '@narrow' }, async ({ request }) => {
  const seen = async (query: string) => {
    const response = await request.get(`${CATEGORY}?${query}`)
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    return [response.status(), html]
  }
  const plain = await seen('page=1')
  for (const query of ['sort=DROP', 'price=1-2', 'price=cheap&sort=', 'page=0', 'page=two', 'page=-1', 'q='])
    expect(await seen(query), query).toEqual(plain)
})
