import { expect, type Page, test } from 'playwright/test'
import { open } from './shopper.ts'

for (const path of ['/products-section2/15', '/Product-Serach/saree', '/product/nh-terra-pot-01', '/'])
  test(`broken pictures of ${path} are replaced by a placeholder`, async ({ page }) => {
    await page.route(/\/uploads\/.*\.(webp|jpg)$/, route => route.abort())
    await open(page, path)
    await scrollThrough(page)
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images]
            .filter(image => image.complete && image.naturalWidth === 0 && image.getClientRects().length)
            .map(image => image.currentSrc),
        ),
      )
      .toEqual([])
    await expect(page.locator('img[src="/placeholder.svg"]').first()).toBeAttached()
  })

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise(resolve => setTimeout(resolve, 40))
    }
  })
