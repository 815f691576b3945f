import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { COOKIES } from '../lib/cookies.ts'
import { CACHE_STATE_HEADER } from '../lib/server/next-internals.ts'
import { openOwnShops } from './started-shop.ts'

test('a kept page turns with its sale at the very moment, and so does a cart that is open', async ({
  page,
}) => {
  const ownShops = await openOwnShops()
  try {
    const shop = await ownShops.startFilled('a')
    await shop.ready()
    const client = await shop.database()
    const {
      rows: [product],
    } = await client.query(
      `select id, slug, discount_paise / 100 as price from products p where not withdrawn and colors = '{}' and exists
        (select from product_sizes where product_id = p.id and size_desc = 'NA' and stock > 5) order by id limit 1`,
    )
    const shown = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`
    const [regular, sale] = [shown(product.price), '₹99']
    const read = async () => {
      const response = await fetch(`${shop.address}/product/${product.slug}`)
      const html = await response.text()
      return { kept: response.headers.get(CACHE_STATE_HEADER) === 'HIT', isSale: html.includes(sale), html }
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${shop.address}/product/${product.slug}`)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === COOKIES.cart))
      .toBe(true)
    const line = page.getByRole('article')
    await page.goto(`${shop.address}/addcart`)
    await expect(line).toContainText(regular)
    await read()
    const {
      rows: [{ begins, ends }],
    } = await client.query(
      `update products set sale_paise = 9900, sale_from = date_trunc('second', now()) + interval '6 seconds',
        sale_to = date_trunc('second', now()) + interval '20 seconds', turns_at = date_trunc('second', now()) + interval '6 seconds'
        where id = $1 returning sale_from as begins, sale_to as ends`,
      [product.id],
    )
    /** Asks again and again: what was asked for at the moment or later is turned. */
    const watch = async (moment: Date, isSale: boolean) => {
      const asked: { late: number; kept: boolean; isSale: boolean }[] = []
      await sleep(moment.getTime() - Date.now() - 2500)
      while (Date.now() < moment.getTime() + 1000) {
        const late = Date.now() - moment.getTime()
        asked.push({ late, ...(await read()) })
        await sleep(10)
      }
      const before = asked.filter(({ late }) => late < -500)
      expect(before.filter(each => each.isSale === isSale)).toEqual([])
      expect(before.some(({ kept }) => kept)).toBe(true)
      expect(asked.filter(each => each.late >= 0 && each.isSale !== isSale)).toEqual([])
    }
    await watch(begins, true)
    expect((await read()).html).toContain('Sale price until')
    await page.goto(`${shop.address}/addcart`)
    await expect(line).toContainText(sale)
    await expect(line).toContainText('Sale price until')
    await expect(line).toContainText(`it was ${regular} until`)
    await watch(ends, false)
    await expect(line).toContainText(`it was ${sale} until`)
    await expect(line).toContainText(regular)
    await expect(line).not.toContainText('Sale price')
  } finally {
    await ownShops.close()
  }
})
