import { brotliCompressSync } from 'node:zlib'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { faultsOf } from './axe.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { FIRST, importSections } from './section-catalogue.ts'
import { openOwnShops } from './started-shop.ts'

// A shop whose departments stand in each page, and one that has more than a page has room for.
test.describe.configure({ mode: 'default' })

const SECTIONS = 2_500
const GROUPS = 20
let ownShops: Awaited<ReturnType<typeof openOwnShops>>
let small = ''
let large = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  ownShops = await openOwnShops()
  ;[small = '', large = ''] = await Promise.all([
    started('small', { groups: 4, categories: 4, sections: 60 }),
    started('large', { groups: GROUPS, categories: 20, sections: SECTIONS }),
  ])
})
test.afterAll(() => ownShops.close())

const started = async (name: string, shape: Parameters<typeof importSections>[2]) => {
  const shop = await ownShops.startEmpty(name)
  await shop.ready()
  await importSections(shop.dataDir, ownShops.folderOf(`${name}-catalogue`), shape)
  return shop.address
}

const PLAIN = `/products-section2/${FIRST.category}`
const PAGES = [
  '/',
  '/collections',
  '/mp',
  '/product/t-1',
  PLAIN,
  `/products-section2/${FIRST.group}`,
  `/products-section/${FIRST.subcategory}`,
  `${PLAIN}?sort=nameAZ`,
  `${PLAIN}?color=Red&filters=all`,
  '/Product-Serach/thing',
  '/Product-Serach/nothingatall',
  '/nope',
  '/login',
  '/addcart',
  '/track',
]

for (const path of PAGES)
  test(`2,500 sections make ${path} at most 2 kB heavier than 60`, { tag: '@narrow' }, async ({
    request,
  }) => {
    const [few, many] = await Promise.all([small, large].map(shop => request.get(shop + path)))
    expect(many?.status()).toBe(few?.status())
    const [fewBytes = 0, manyBytes = 0] = await Promise.all(
      [few, many].map(async page => brotliCompressSync((await page?.body()) ?? '').length),
    )
    expect(fewBytes).toBeGreaterThan(3_000)
    expect(manyBytes - fewBytes).toBeLessThanOrEqual(2_000)
    if (process.env.SHOW) console.log(path, fewBytes, manyBytes)
  })

const departments = (page: Page) => page.getByRole('navigation', { name: 'All Departments' })
const groupsIn = (page: Page) => departments(page).locator('details.group')
const linksIn = (page: Page) => departments(page).locator('.group a')
const openMenu = async (page: Page, isMobile: boolean) => {
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'All Departments', exact: true }).click()
  await expect(departments(page)).toBeVisible()
}
const said = (page: Page) => departments(page).getByRole('status')

test('the menu fetches all departments when it opens, and not before', { tag: '@narrow' }, async ({
  page,
  isMobile,
}) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/departments')) asked.push(request.url())
  })
  await page.goto(large)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await linksIn(page).count()).toBeLessThanOrEqual(100)
  await openMenu(page, isMobile)
  await expect(said(page)).toHaveText('All departments are shown.')
  await expect(groupsIn(page)).toHaveCount(GROUPS)
  await expect(linksIn(page)).toHaveCount(SECTIONS - GROUPS)
  await groupsIn(page).last().locator('summary').click()
  const link = linksIn(page).last()
  const href = String(await link.getAttribute('href'))
  await link.click()
  await expect(page).toHaveURL(large + href)
  expect(asked).toHaveLength(1)
})

test('who opened a group by keyboard before all have come stays there', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await page.route('**/departments', async route => {
    await new Promise(resolve => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto(large)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await openMenu(page, isMobile)
  await expect(said(page)).toHaveText('Loading all departments…')
  const third = groupsIn(page).nth(2).locator('summary')
  await third.focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('All departments are shown.')
  await expect(groupsIn(page).nth(2)).toHaveAttribute('open')
  await expect(groupsIn(page).nth(1)).not.toHaveAttribute('open')
  await expect(groupsIn(page).nth(2).locator('summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(groupsIn(page).nth(2).locator('a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(departments(page)).toBeHidden()
})

test('a menu whose rest cannot be fetched says so, tries again, and leads to all departments', {
  tag: '@narrow',
}, async ({ page, isMobile }) => {
  let fails = true
  await page.route('**/departments', route => (fails ? route.abort() : route.continue()))
  await page.goto(large)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await openMenu(page, isMobile)
  await expect(said(page)).toHaveText('The other departments could not be loaded.')
  await expect(groupsIn(page)).toHaveCount(GROUPS)
  await expect(departments(page).getByRole('link', { name: 'All Departments' })).toHaveAttribute(
    'href',
    '/departments',
  )
  const retry = departments(page).getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(said(page)).toHaveText('The other departments could not be loaded.')
  fails = false
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('All departments are shown.')
  await expect(retry).toBeHidden()
  await expect(linksIn(page)).toHaveCount(SECTIONS - GROUPS)
  await expect(groupsIn(page).first().locator('summary')).toBeFocused()
})

const withoutScript = async (browser: Browser, options: object) => {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false })
  return { page: await context.newPage(), context }
}

test('without script a link leads to the page of all departments', { tag: '@narrow' }, async ({
  browser,
  isMobile,
  viewport,
}) => {
  const { page, context } = await withoutScript(browser, { isMobile, viewport })
  await page.goto(large)
  await openMenu(page, isMobile)
  await expect(departments(page).getByRole('button', { name: 'Try again' })).toBeHidden()
  await departments(page).getByRole('link', { name: 'All Departments' }).click()
  await expect(page).toHaveURL(`${large}/departments`)
  await expect(page.locator('h1')).toHaveText('All Departments')
  const links = page.locator('main .group a')
  await expect(links).toHaveCount(SECTIONS - GROUPS)
  await expect(links.first()).toBeHidden()
  await page.locator('main summary').first().click()
  await expect(links.first()).toBeVisible()
  await context.close()
})

test('the page of all departments is compressed, kept by the browser and in the sitemap', {
  tag: '@narrow',
}, async ({ request }) => {
  const first = await request.get(`${large}/departments`, { headers: { 'accept-encoding': 'br' } })
  const { etag = '', 'content-encoding': encoding, 'content-length': bytes } = first.headers()
  expect(encoding).toBe('br')
  expect(Number(bytes)).toBeLessThan(40_000)
  const again = await request.get(`${large}/departments`, { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  expect(await (await request.get(`${large}/sitemap/0.xml`)).text()).toContain('/departments</loc>')
})

test('no page is longer by its departments, and each fits its screen', async ({ page }) => {
  for (const path of ['/', PLAIN, '/mp', '/departments']) {
    await page.goto(small + path)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const wanted = await height()
    await page.goto(large + path)
    expect(await height(), path).toBeLessThanOrEqual(wanted + 1_500)
    await expectNoSidewaysScroll(page, path)
  }
})

test('a list shows where it stands among its neighbours, and the way to all departments', async ({
  page,
}) => {
  const last = SECTIONS - GROUPS - 20 * GROUPS - 1
  await page.goto(`${large}/products-section/${FIRST.subcategory + last}`)
  const tree = page.getByRole('navigation', { name: 'Sections', includeHidden: true })
  await expect(tree.locator('[aria-current=page]')).toHaveAttribute(
    'href',
    `/products-section/${FIRST.subcategory + last}`,
  )
  expect(await tree.locator('a').count()).toBeLessThan(80)
  await expect(tree.locator('a').last()).toHaveAttribute('href', '/departments')
})

test('axe finds nothing on the page of all departments, nor in the whole menu', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${large}/departments`)
  await page.locator('main summary').first().click()
  expect(await faultsOf(page)).toEqual([])
  await page.goto(`${large}/mp`)
  await page.keyboard.press('Shift')
  await openMenu(page, isMobile)
  await expect(said(page)).toHaveText('All departments are shown.')
  await groupsIn(page).first().locator('summary').click()
  expect(await faultsOf(page)).toEqual([])
})
