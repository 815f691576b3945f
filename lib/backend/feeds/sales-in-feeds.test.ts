import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct, addVariants } from '../test-product.ts'
import { allOffers, wholeFeed } from './test-feeds.ts'
import { rowsOf } from './test-rows.ts'

withTestDatabase()
beforeEach(async () => {
  await db.run('truncate products, sections cascade')
  await addProduct({ id: 7, price: 500 })
  await db.run('update products set original_paise = 0')
})

const plan = (from: string, to: string | null) =>
  db.run('update products set sale_paise = 30000, sale_from = $1, sale_to = $2', [from, to])
const asked = (rupees: number) =>
  db.run('insert into prices_asked select 7, null, $1, sale_from from products', [rupees * 100])
const google = async () =>
  /<g:price>.*?(?=<g:(max|cond))/.exec(await wholeFeed('google.xml'))?.[0].replaceAll(/<\/?g:|>/g, ' ')
const meta = async () => {
  const [row] = rowsOf(await wholeFeed('meta.csv'))
  return [row?.price, row?.sale_price, row?.sale_price_effective_date]
}
const dates = (zone: string) => `2020-11-25T00:00${zone}/2090-11-26T18:30${zone}`
const RUNS = ['2020-11-25T00:00+05:30', '2090-11-26T18:30+05:30'] as const

test('a sale is told with its dates where what it strikes was asked, else its price alone', async () => {
  await plan(...RUNS)
  expect((await allOffers())[0]).toMatchObject({ price: 300, sale: undefined })
  expect(await meta()).toEqual(['300.00 INR', '', ''])
  await asked(500)
  expect(await google()).toContain('500.00 INR')
  expect(await google()).toContain(
    `sale_price 300.00 INR sale_price  sale_price_effective_date ${dates('+0530')}`,
  )
  expect(await meta()).toEqual(['500.00 INR', '300.00 INR', dates('+05:30')])
  await asked(400)
  expect(await google()).not.toContain('sale_price')
  expect(await meta()).toEqual(['300.00 INR', '', ''])
})

test('a sale to come is told beside the price of now, and one that is over is not', async () => {
  await plan('2090-11-25T00:00+05:30', '2090-11-26T18:30:05+05:30')
  expect(await meta()).toEqual([
    '500.00 INR',
    '300.00 INR',
    '2090-11-25T00:00+05:30/2090-11-26T18:30:05+05:30',
  ])
  await db.run('update products set original_paise = 90000')
  expect(await meta()).toEqual(['900.00 INR', '500.00 INR', ''])
  expect(await google()).toContain('sale_price 300.00 INR')
  await plan('2090-11-25T00:00+05:30', null)
  expect(await google()).not.toContain('sale_price')
  await plan('2020-11-25T00:00+05:30', '2021-01-01T00:00+05:30')
  expect(await google()).not.toContain('sale_price')
  expect((await allOffers())[0]?.price).toBe(500)
})

test('a variant is told with its own sale, or with that of the product whose price it has', async () => {
  await addVariants(7, [{ size: 'S' }, { size: 'M', price: 600 }, { size: 'L', price: 700 }])
  await plan(...RUNS)
  await asked(500)
  await db.run(
    `update variants set sale_paise = 65000, sale_from = '2020-01-01', sale_to = '2090-01-01' where size = 'L'`,
  )
  await db.run(`insert into prices_asked select 7, id, 70000, '2020-01-01' from variants where size = 'L'`)
  expect((await allOffers()).map(({ price, sale }) => [price, sale?.regular, sale?.price])).toEqual([
    [300, 500, 300],
    [600, undefined, undefined],
    [650, 700, 650],
  ])
})
