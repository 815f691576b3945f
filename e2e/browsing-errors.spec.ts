import { type BrowserContext, expect, test } from 'playwright/test'
import { messages } from '../lib/message-table.ts'
import { encodeWishes } from '../lib/wishlist/rules/wish-cookie.ts'
import { faultsInBothThemes, faultsOf } from './axe.ts'
import { open } from './shopper.ts'
import { openOwnShops, type StartedShop } from './started-shop.ts'
import { many, openStubHost, Refusal } from './stub-host.ts'

// What a visitor sees while much or all of the host is down.
const product = {
  id: 4,
  categoryid: 11,
  name: 'Clay bowl',
  category: 'Clay',
  ASIN: 'T-4',
  image: 'bowl.webp',
  originalPrice: 200,
  discountPrice: 150,
  sizes: [{ unit_id: 1, Size_Desc: 'NA', Stock: 5 }],
}

test.describe('with a host that is down', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'default' })

  let ownShops: Awaited<ReturnType<typeof openOwnShops>>
  let hosts: Awaited<ReturnType<typeof openStubHost>>[]
  let dead: StartedShop
  let oneProduct: StartedShop
  let noProduct: StartedShop

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    ownShops = await openOwnShops()
    hosts = await Promise.all([
      openStubHost({}),
      openStubHost({
        '/api/GetSingleProductFilters': [product],
        '/api/Get_Products': many([product]),
        '/api/User_profile': new Refusal(500, {}),
        '/api/cart_to_checkout': { status: 'false', message: '<b>Only two are left.</b>' },
      }),
      openStubHost({ '/api/GetSingleProductFilters': [] }),
    ])
    const start = async (name: string, place: number) => {
      const shop = await ownShops.start(name, { API_HOST: hosts[place]?.address ?? '' })
      await shop.ready()
      return shop
    }
    dead = await start('dead', 0)
    oneProduct = await start('one-product', 1)
    noProduct = await start('no-product', 2)
  })
  test.afterAll(async () => {
    await ownShops.close()
    for (const host of hosts) await host.close()
  })

  for (const path of ['/products-section2/11', '/products-section/101', '/Product-Serach/pot'])
    test(`${path} says that products and categories could not be loaded`, async ({ page }) => {
      const response = await page.goto(dead.address + path)
      expect(response?.status()).toBe(503)
      await expect(page.getByText('Failed to load products. Please try again later.')).toBeVisible()
      const tree = page.getByRole('complementary').getByRole('navigation', { name: 'Sections' })
      await expect(tree.getByText('Failed to load categories.')).toBeVisible()
    })

  test('the departments say that they could not be loaded', async ({ page }) => {
    await page.goto(dead.address)
    await page.getByRole('button', { name: 'All Departments' }).click()
    const panel = page.getByRole('navigation', { name: 'All Departments' })
    await expect(panel.getByText('Failed to load categories.')).toBeVisible()
  })

  test('banners that cannot be loaded become one default picture, and a line in the log', async ({
    page,
  }) => {
    await page.goto(dead.address)
    await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(1)
    expect(dead.said()).toMatch(/^Banners: No such call\.$/m)
  })

  for (const javaScriptEnabled of [true, false])
    test(`a product that cannot be loaded is the error screen with a request id, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
    }) => {
      const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
      const response = await page.goto(`${dead.address}/product/t-4`)
      expect(response?.status()).toBe(503)
      const headers = (await response?.headersArray()) ?? []
      expect(headers.filter(({ name }) => /^content-security-policy$/i.test(name))).toHaveLength(1)
      await expect(page.getByText('Something went wrong').first()).toBeVisible()
      await expect(page.locator('body')).toContainText(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/)
      await page.context().close()
    })

  const MAIN = [
    ...['/product/t-4', '/product/t-4?note=1', '/products-section2/11', '/products-section/101?sort=nameZA'],
    ...['/Product-Serach/pot', '/Product-Serach', '/collections'],
  ]
  const HERS = [
    ...['/addcart', '/wishlist', '/your-orders', '/your-address', '/address-form?id=a1', '/UserProfile'],
    ...['/overview', '/account-settings', '/checkout2', '/checkout2?buy=4.1', '/track?order=OD1'],
    ...['/PaymentPage?order=OD1', '/order-confirmation?order=OD1', '/cancellation-form?order=OD1'],
  ]
  const PARTS = ['/', '/mp', '/video', '/CustomerSupport', '/address-form', '/track', '/login']

  test('a page without its main content is a 503 with its request id, and is not cached', async ({
    request,
  }) => {
    const wishes = encodeURIComponent(encodeWishes([{ id: 4, size: '', color: '' }]))
    const cookie = `user_token=some; user_name=Asha; wishlistItems=${wishes}`
    for (const path of [...MAIN, ...HERS])
      for (let visit = 0; visit < 2; visit++) {
        const headers: Record<string, string> = HERS.includes(path) ? { cookie } : {}
        const response = await request.get(dead.address + path, { headers, maxRedirects: 0 })
        const responseHeaders = response.headers()
        expect([path, response.status()]).toEqual([path, 503])
        expect([path, responseHeaders['retry-after']]).toEqual([path, '10'])
        expect(responseHeaders['cache-control'], path).toContain('no-store')
        const text = (await response.text()).replaceAll('<!-- -->', '')
        expect(text, path).toContain(`Request id: ${responseHeaders['x-request-id']}`)
        expect(dead.said(), path).toContain(
          `Request ${responseHeaders['x-request-id']}: what its page is for`,
        )
      }
  })

  test('a page without a minor part is a normal page', async ({ request }) => {
    for (const path of PARTS) {
      const cookie = path === '/login' ? '' : 'user_token=some; user_name=Asha'
      const response = await request.get(dead.address + path, { headers: { cookie }, maxRedirects: 0 })
      expect([path, response.status()]).toEqual([path, 200])
      expect(await response.text(), path).not.toContain('Request id')
    }
  })

  test('the same holds for machines', async ({ request }) => {
    for (const path of ['/sitemap.xml', '/sitemap/0.xml']) {
      const response = await request.get(dead.address + path)
      expect([path, response.status(), response.headers()['retry-after']]).toEqual([path, 503, '10'])
    }
  })

  test('axe finds nothing on the failed pages, wide and narrow', async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/products-section2/11', '/', '/addcart']) {
        await page.goto(dead.address + path)
        expect(await faultsInBothThemes(page)).toEqual([])
      }
      // The error screen has its own colours: the shop's cannot be loaded.
      await page.goto(`${dead.address}/product/t-4`)
      expect(await faultsOf(page)).toEqual([])
    }
  })

  test('without similar products the product page still works', async ({ page }) => {
    await page.goto(`${oneProduct.address}/product/t-4`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clay bowl')
    await expect(page.getByText('Failed to load related products.')).toBeVisible()
  })

  const signedIn = (context: BrowserContext, url: string) =>
    context.addCookies([
      { name: 'user_token', value: 'some', url, httpOnly: true },
      { name: 'user_name', value: 'Asha', url },
    ])

  test('a purchase that the host refuses shows the reason, as text', async ({ page, context }) => {
    await signedIn(context, oneProduct.address)
    await open(page, `${oneProduct.address}/product/t-4`)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByText('<b>Only two are left.</b>')).toBeVisible()
  })

  for (const body of ['{"status":"true"}', 'null'])
    test(`${body} instead of the shop’s answer to Buy Now leads nowhere, and is said`, async ({
      page,
      context,
    }) => {
      await signedIn(context, oneProduct.address)
      await page.route('**/do/checkout/buy-now', route =>
        route.fulfill({ status: 200, contentType: 'application/json', body }),
      )
      await open(page, `${oneProduct.address}/product/t-4`)
      await page.getByRole('button', { name: 'Buy Now' }).click()
      await expect(page.getByText(messages.processFailed).first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/product/t-4')
    })

  test('a cart that cannot be loaded is not called empty', async ({ page, context }) => {
    const url = dead.address
    await signedIn(context, url)
    await page.goto(`${url}/addcart`)
    await expect(page.getByText('Failed to fetch cart items from the API')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('No products added to cart.')).toHaveCount(0)
  })

  test('an unknown slug is a 404 and is logged', async ({ page }) => {
    const response = await page.goto(`${noProduct.address}/product/nothing`)
    expect(response?.status()).toBe(404)
    await expect.poll(() => noProduct.said()).toContain('No product found for the given slug')
  })

  test('a profile that cannot be loaded shows the host’s message, else the fixed one', async ({
    page,
    context,
  }) => {
    await signedIn(context, dead.address)
    await page.goto(`${dead.address}/UserProfile`)
    await expect(page.getByText('No such call.')).toBeVisible()
    await page.goto(`${oneProduct.address}/UserProfile`)
    await expect(page.getByText('Failed to fetch user data.')).toBeVisible()
    await hosts[2]?.close()
    await page.goto(`${noProduct.address}/UserProfile`)
    await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible()
  })
})
