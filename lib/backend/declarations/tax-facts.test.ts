import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct, addVariants } from '../test-product.ts'
import { taxFacts } from './tax-facts.ts'

withTestDatabase()

const declare = (section: number, declared: object) =>
  db.run('update sections set declared = $2 where id = $1', [section, JSON.stringify(declared)])

beforeEach(async () => {
  await db.run('truncate products, sections, shop cascade')
  await addProduct({ id: 1 })
})

const factsOf = async (id: number) => (await taxFacts(db, [{ product: id }]))[0]

test('a product without any declaration has no tax facts', async () => expect(await factsOf(1)).toEqual({}))

test('the nearest declaration counts: product, subcategory, category, group, shop', async () => {
  await db.run(
    `insert into shop (details, more) values ('{"name":"Haat"}', '{"declared": {"hsn": "6204", "tax_rate": 18, "generic_name": "Goods"}}')`,
  )
  expect(await factsOf(1)).toEqual({ hsn: '6204', rate: 18, genericName: 'Goods' })
  await declare(1, { tax_rate: 40 })
  expect((await factsOf(1))?.rate).toBe(40)
  await declare(2, { tax_rate: 5, hsn: '5208' })
  expect(await factsOf(1)).toEqual({ hsn: '5208', rate: 5, genericName: 'Goods' })
  await declare(3, { tax_class: 'nil', generic_name: 'Saree' })
  expect(await factsOf(1)).toEqual({ hsn: '5208', rate: 0, genericName: 'Saree' })
  await db.run(`update products set hsn = '62044290'`)
  await db.run(
    `insert into product_texts (product_id, declared) values (1, '{"tax_class": "by-price", "net_quantity": "2 × 250 g"}')`,
  )
  expect(await factsOf(1)).toEqual({ hsn: '62044290', unit: 'PAC', genericName: 'Saree' })
})

test('a variant’s own HSN and quantity go before its product’s, and each line has its own', async () => {
  await db.run(`update products set hsn = '6204'`)
  await addVariants(1, [{ size: 'Shawl' }, { size: 'Set' }])
  await db.run(`update variants set hsn = '6214', net_quantity = '3 N' where size = 'Shawl'`)
  const [own, plain] = await db.query<{ id: number }>('select id from variants order by place')
  const sold = [own, plain, undefined].map(variant => ({ product: 1, variant: variant?.id }))
  expect(await taxFacts(db, sold)).toEqual([{ hsn: '6214', unit: 'PAC' }, { hsn: '6204' }, { hsn: '6204' }])
})
