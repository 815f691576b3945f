import { expect, test } from 'playwright/test'
import { encodeWishes } from '../lib/wishlist/rules/wish-cookie.ts'
import { DARK as dark, faultsOf } from './axe.ts'
import { open } from './shopper.ts'
import { openOwnShops } from './started-shop.ts'
import { many, one, openSilentHost, openStubHost } from './stub-host.ts'

// A shop with few details, and one in a dark theme, with a host that the test controls.
const category = (id: number, more: object = {}) => ({
  category_id: id,
  category_desc: `Craft ${id}`,
  cat_order: id,
  image: `cat-${id}.webp`,
  Subcategories: [{ subcategory_id: 100 + id, subcategory_desc: `Part of ${id}`, subcat_order: 1 }],
  ...more,
})
const tree = [
  {
    group_id: 1,
    group_desc: 'All crafts',
    group_order: 1,
    categories: [
      category(11, { url: 'javascript:alert(1)' }),
      category(12, { url: 'https://maker.example/' }),
    ],
  },
]
const product = { id: 1, name: 'Bowl', ASIN: '', image: '', originalPrice: 200, discountPrice: 149.5 }

const bare = {
  '/api/Get_Theme_Color': many([]),
  '/api/GetResellerLogo': one({ logo: '', pxl: '12ab', favicon_icon: '../x.svg' }),
  '/api/Social_media_links': { status: 'false' },
  '/api/GetBannerImages': many([]),
  '/api/GetAllCategory': [],
  '/api/GetAllGroupWithCategory': [],
  '/api/GetAllHeaderWithProduct': [{ group_id: 1, group_desc: 'x', list_product: [] }],
}
const rich = {
  '/api/Get_Theme_Color': many([dark]),
  '/api/GetResellerLogo': one({ logo: 'logo.svg', pxl: '123456', name: 'Night Haat', mobile: '98765 43210' }),
  '/api/Social_media_links': one({
    fb: 'https://facebook.example/a',
    insta: 'https://instagram.example/a',
    youtube: 'https://youtube.example/a',
    linkedin: 'https://linkedin.example/a',
    twitter: 'javascript:alert(1)',
  }),
  '/api/GetBannerImages': many([{ banner_img_name: 'b.webp', url: 'javascript:alert(1)' }]),
  '/api/GetAllCategory': tree,
  '/api/GetAllGroupWithCategory': tree,
  '/api/GetAllHeaderWithProduct': [{ group_id: 1, group_desc: 'x', list_product: [product] }],
  '/api/GetAllProductFilters': [product],
}

test.describe.configure({ mode: 'default' })

let ownShops: Awaited<ReturnType<typeof openOwnShops>>
let hosts: Awaited<ReturnType<typeof openStubHost>>[]
let bareShop = ''
let richShop = ''
let deadShop = ''
let silentShop = ''

test.beforeAll(async () => {
  test.setTimeout(120_000)
  ownShops = await openOwnShops()
  hosts = [await openStubHost(bare), await openStubHost(rich), await openStubHost({}), await openSilentHost()]
  const started = []
  for (const [i, host] of hosts.entries()) {
    const shop = await ownShops.start(`other-${i}`, { API_HOST: host.address })
    await shop.ready()
    started.push(shop.address)
  }
  ;[bareShop = '', richShop = '', deadShop = '', silentShop = ''] = started
})
test.afterAll(async () => {
  await ownShops.close()
  for (const host of hosts) await host.close()
})

test('without a logo the centre says Brand, and the favicon is the shop’s own', async ({ page }) => {
  await page.goto(bareShop)
  await expect(page.locator('.head-logo')).toHaveText('Brand')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg')
})

test('without a theme the default colours apply', async ({ page }) => {
  await page.goto(bareShop)
  const colour = (name: string) =>
    page.evaluate(n => getComputedStyle(document.documentElement).getPropertyValue(n), name)
  expect(await colour('--primary')).toBe('#ff6347')
  expect(await colour('--background')).toBe('#ffffff')
  expect(await colour('--text')).toBe('#000000')
})

test('an empty strip says so, and neither a banner nor a social icon is shown', async ({ page }) => {
  await page.goto(bareShop)
  await expect(page.getByRole('region', { name: 'Trendy Products' })).toContainText('No products available.')
  await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(0)
  await expect(page.locator('footer a[target=_blank]')).toHaveCount(0)
})

test('the help centre says N/A for missing details, and names no street that nobody told', async ({
  page,
}) => {
  await page.goto(`${bareShop}/CustomerSupport`)
  const way = (name: string) => page.locator('main li').filter({ hasText: name })
  await expect(way('Call Support')).toContainText('N/A')
  await expect(way('Email Support')).toContainText('N/A')
  await expect(way('Visit Us')).toHaveCount(0)
})

test('a pixel with a numeric id loads after a yes, not before it, not after a no, and never at the sign-in', async ({
  page,
  request,
}) => {
  const pixel = 'https://www.facebook.com/tr'
  const mark = 'data-pixel'
  expect(await (await request.get(bareShop)).text()).not.toContain(mark)
  expect(await (await request.get(`${richShop}/login`)).text()).not.toContain(mark)
  const home = await (await request.get(richShop)).text()
  expect([home.includes(mark), home.includes(pixel)]).toEqual([true, false])
  const sent: string[] = []
  await page.route(`${pixel}**`, route => {
    sent.push(route.request().url())
    return route.fulfill({ status: 200, body: '' })
  })
  const question = page.getByRole('region', { name: 'May Facebook count your visit?' })
  const visit = async (path = '/') => {
    await open(page, `${richShop}${path}`)
    await expect(page.getByRole('button', { name: 'Change' })).toBeAttached()
  }
  await visit()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await visit('/aboutPage')
  await expect(question).toBeHidden()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => sent).toEqual([`${pixel}?id=123456&ev=PageView&noscript=1`])
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()
  await visit('/wishlist')
  await expect.poll(() => sent.length).toBe(2)
  await expect(question).toBeHidden()
})

test('links from the shop’s data lead to http(s) or nowhere', async ({ page }) => {
  await page.goto(richShop)
  await expect(page.locator('footer a[target=_blank]')).toHaveCount(4)
  await expect(page.locator('[aria-roledescription="slide"] a')).toHaveCount(0)
  const tiles = page.getByRole('region', { name: 'Explore handpicked collections' }).locator('li > a')
  await expect(tiles.nth(0)).toHaveAttribute('href', '/products-section2/11')
  await expect(tiles.nth(1)).toHaveAttribute('href', 'https://maker.example/')
  expect(await page.content()).not.toContain('javascript:alert')
})

test('a page that lacks only an optional part of a host is cached', async ({ request }) => {
  expect(await (await request.get(richShop)).text()).not.toContain('haat:stale')
  expect(await (await request.get(deadShop)).text()).toContain('haat:stale')
})

test('a host without paging has lists that end, too', async ({ request }) => {
  for (const path of ['/products-section2/11', '/products-section/111', '/Product-Serach/bowl']) {
    expect((await request.get(`${richShop}${path}?page=1`)).status(), path).toBe(200)
    const beyond = await request.get(`${richShop}${path}?page=2`)
    expect(beyond.status(), path).toBe(404)
    expect(await beyond.text(), path).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>Go to the last page`))
    const odd = await request.get(`${richShop}${path}?sort=DROP&price=1-2`)
    expect([odd.status(), (await odd.text()).includes('DROP')]).toEqual([200, false])
  }
})

test('footer text is white on a dark theme', async ({ page }) => {
  await page.goto(richShop)
  await expect(page.locator('footer')).toHaveCSS('color', 'rgb(255, 255, 255)')
})

for (const path of ['/', '/CustomerSupport', '/ReturnPolicy', '/nope'])
  test(`axe finds nothing on ${path} of the dark shop, wide and narrow`, async ({ page }) => {
    await page.route('https://www.facebook.com/**', route => route.fulfill({ status: 200, body: '' }))
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(richShop + path)
      expect(await faultsOf(page)).toEqual([])
    }
  })

test('with a host that is silent every page still renders, from the defaults', async ({ page }) => {
  for (const path of ['/', '/mp', '/video', '/aboutPage', '/CustomerSupport', '/ReturnPolicy']) {
    const response = await page.goto(deadShop + path)
    expect(response?.status(), path).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
  }
  await page.goto(deadShop)
  await expect(page.getByRole('region', { name: 'Trendy Products' })).toContainText(
    'Failed to load products.',
  )
  await expect(page.getByRole('region', { name: 'Explore handpicked collections' })).toContainText(
    'Failed to load categories.',
  )
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.locator('[aria-roledescription="slide"] img')).toHaveAttribute(
    'src',
    '/default-banner.svg',
  )
})

for (const [path, message] of [
  ['/addcart', 'Failed to fetch cart items from the API'],
  ['/your-orders', 'An error occurred while fetching orders.'],
] as const)
  test(`with a host that fails, ${path} says ${message}`, async ({ page }) => {
    await page.context().addCookies([
      { name: 'user_token', value: 'token', url: deadShop, httpOnly: true },
      { name: 'user_name', value: 'Asha', url: deadShop },
    ])
    await page.goto(deadShop + path)
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByText('No orders found.')).toHaveCount(0)
  })

test('a wish without a picture shows a placeholder of 150 pixels', async ({ page }) => {
  const value = encodeURIComponent(encodeWishes([{ id: 1, size: '', color: '' }]))
  await page.context().addCookies([{ name: 'wishlistItems', value, url: richShop }])
  await page.goto(`${richShop}/wishlist`)
  const picture = page.getByRole('img', { name: 'Bowl' })
  expect(await picture.boundingBox()).toMatchObject({ width: 150, height: 150 })
})

test('when the shop’s colours cannot be loaded, the browser uses those it remembers', async ({ page }) => {
  await page.addInitScript(theme => localStorage.setItem('themeColor', JSON.stringify(theme)), dark)
  await page.goto(deadShop)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--background')), {
      timeout: 8000,
    })
    .toBe('#1b1613')
})

// All at once: each waits for the host most of its time.
test('with a silent host each page still responds, after 2.5 s in all', async ({ context }) => {
  const respondsInTime = async (path: string, message: string, status: number) => {
    const page = await context.newPage()
    // A page's code is loaded with its first request, and other work may delay any of them: the shortest time shows
    // what the silent host costs.
    let shortest = Number.POSITIVE_INFINITY
    for (let n = 0; n < 4 && shortest >= 3500; n++) {
      const begun = performance.now()
      expect((await page.request.get(silentShop + path)).status(), path).toBe(status)
      shortest = Math.min(shortest, performance.now() - begun)
    }
    await page.goto(silentShop + path)
    await expect(page.locator('main'), path).toContainText(message)
    expect(shortest, path).toBeLessThan(3500)
  }
  const noProducts = 'Failed to load products. Please try again later.'
  await Promise.all([
    respondsInTime('/', 'Failed to load products.', 200),
    respondsInTime('/product/never-seen', 'Something went wrong', 503),
    respondsInTime('/products-section2/11', noProducts, 503),
    respondsInTime('/products-section/101?sort=nameAZ', noProducts, 503),
    respondsInTime('/Product-Serach/brass', noProducts, 503),
    respondsInTime('/addcart', 'No products added to cart.', 200),
    respondsInTime('/CustomerSupport', 'Call Support', 200),
  ])
})
