import { setSeller } from '../bills/test-seller.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct, addVariants } from '../test-product.ts'
import { checkTaxes } from './check-taxes.ts'
import { ImportErrors } from './errors.ts'

withTestDatabase()

beforeAll(async () => {
  await addProduct({ id: 1, name: 'Kurta', price: 2700 })
  await addProduct({ id: 2, name: 'Coat', price: 2951 })
  await addProduct({ id: 3, name: 'Dress', price: 2500 })
  await addProduct({ id: 4, name: 'Lamp', price: 2700 })
  await db.run(`update products set hsn = '6204' where id < 4`)
})

const warned = async () => {
  const warnings = new ImportErrors()
  await checkTaxes(db, warnings)
  return warnings.listed.map(({ column, reason }) => [column, reason])
}

test('Law 21: the importer names prices that fit neither rate, online prices too, until the seller has chosen', async () => {
  await setSeller()
  expect(await warned()).toEqual([
    [
      'tax.slabGap',
      expect.stringMatching(
        /^"Kurta" at ₹2,700 and 1 others .* between ₹2,625 and ₹2,950 with tax, where neither 5 % nor 18 % fits the limit of ₹2,500 without tax\. 18 % is billed; .* set tax\.slabGap/,
      ),
    ],
  ])
  await setSeller({ tax: { slabGap: 'lower' } })
  expect(await warned()).toEqual([])
  await setSeller({ percent: 0 })
  expect(await warned()).toEqual([['tax.slabGap', expect.stringMatching(/^"Kurta" at ₹2,700 \(some/)]])
})

test('goods without a rate are named, to who charges tax alone', async () => {
  await setSeller({ tax: { rate: undefined, slabGap: 'lower' } })
  expect(await warned()).toEqual([['tax.rate', expect.stringContaining('No tax rate is known for "Lamp":')]])
  await setSeller({ tax: { status: 'unregistered', rate: undefined } })
  expect(await warned()).toEqual([])
})

test('a variant is checked at its own price, under its own HSN', async () => {
  await addProduct({ id: 5, name: 'Shawl', price: 900 })
  await addVariants(5, [
    { size: 'S', price: 900 },
    { size: 'L', price: 2700 },
  ])
  await setSeller({ percent: 0, tax: { slabGap: undefined } })
  await db.run('update products set withdrawn = true where id = 1')
  expect(await warned()).toEqual([])
  await db.run(`update variants set hsn = '6214' where product_id = 5`)
  expect(await warned()).toEqual([['tax.slabGap', expect.stringMatching(/^"Shawl" at ₹2,700 \(some/)]])
})
