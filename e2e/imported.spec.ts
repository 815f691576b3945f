import { type APIRequestContext, expect } from 'playwright/test'
import { open } from './shopper.ts'
import { testInOwnShop } from './test-in-own-shop.ts'

// What catalogues of other shops are like: a section of its category's name, a type that is a path.
const TYPE = 'Shirts, Tops & Tunics > Shirts of Cotton'
const FILES = {
  'products.csv': `ASIN,name,path,originalPrice,discountPrice,options,images,sizes
T-1,Oxford Shirt,Wear > Tops > Tops,0,900,Size|Fit,gone.webp,
T-2,Plain Tee,Wear > Tops > Tops,0,300,,,NA:12
L-0,Vest,Wear > Cotton > Light > Vests,0,200,,,NA:12
${Array.from({ length: 12 }, (_, at) => `L-${at + 1},Shirt ${at},"Wear > Cotton > Light > ${TYPE}",0,500,,,NA:9\n`).join('')}`,
  'variants.csv': `product,option1,option2,price,stock
T-1,S,Slim,900,3
T-1,M,Regular,950,4
`,
}

const test = testInOwnShop('imported', { files: FILES })

test('a choice that is missing is said above the bar, wherever the choices stand', {
  tag: '@narrow',
}, async ({ page }) => {
  for (const height of [640, 720, 760, 800, 860]) {
    await page.setViewportSize({ width: 360, height })
    await open(page, '/product/t-1')
    await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click()
    const sentence = page.getByText('Please select an option before proceeding!').first()
    await expect(sentence).toBeVisible()
    const bar = await page.locator('.product-buttons').boundingBox()
    await expect
      .poll(async () => {
        const box = await sentence.boundingBox()
        return box && box.y >= 0 && box.y + box.height <= (bar?.y ?? 0)
      }, `${height} px`)
      .toBe(true)
  }
})

test('a long value of a filter goes on below itself, and its count is not broken', { tag: '@wide' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${await listingOf(page.request, 'l-1')}?filters=all`)
  const value = page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: TYPE })
  const [text, count] = [value.locator('span'), value.locator('small')]
  expect((await text.boundingBox())?.height).toBeGreaterThan(30)
  const box = await count.boundingBox()
  expect(box?.height).toBeLessThan(25)
  const [link] = [await value.boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((link?.x ?? 0) + (link?.width ?? 0) + 1)
})

test('a section of its category’s name is one step of the way', { tag: '@narrow' }, async ({ page }) => {
  await open(page, '/product/t-1')
  await expect(page.locator('.crumbs')).toHaveText(/^\s*Home\s*Tops\s*$/)
})

test('the home page says of several prices that the lowest is where they begin', { tag: '@narrow' }, async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.locator('.strip-or-grid li', { hasText: 'Oxford Shirt' })).toContainText('from ₹900')
  await expect(page.locator('.strip-or-grid li', { hasText: 'Plain Tee' })).not.toContainText('from')
})

/** The address of the category that a product is in. */
async function listingOf(request: APIRequestContext, product = 't-1') {
  const page = await (await request.get(`/product/${product}`)).text()
  return /class="crumbs".*?href="(\/products-section2\/\d+)"/s.exec(page)?.[1] ?? '/'
}
