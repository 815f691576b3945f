import { type Db, db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { withoutKeys } from './without-keys.ts'

withTestDatabase()

const TABLES = ['products', 'product_texts']
const keysOf = async (tx: Db) =>
  (
    await tx.query<{ key: string }>(
      `select indexdef as key from pg_indexes where tablename = any($1)
       union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
         where conrelid = any($1::regclass[]) and contype = 'f' order by key`,
      [TABLES],
    )
  ).map(row => row.key)

const stage = (tx: Db, count: number) =>
  tx.run(`create temporary table staged_products on commit drop as select generate_series(1, ${count}) as id`)

const load = (count: number, work: (tx: Db) => Promise<unknown>) =>
  transaction(async tx => {
    await stage(tx, count)
    await withoutKeys(tx, TABLES, () => work(tx))
  })

test('the first load of many rows goes in without indexes and foreign keys, which are there again afterwards', async () => {
  const before = await keysOf(db)
  expect(before.length).toBeGreaterThan(15)
  await db.run(`insert into sections (id, level, parent_id, name) values
    (1, 'group', null, 'Cloth'), (2, 'category', 1, 'Wraps'), (3, 'subcategory', 2, 'All')`)
  let during: string[] = []
  await load(20_000, async tx => {
    during = await keysOf(tx)
    await tx.run(`insert into products (id, slug, name, name_key, group_id, category_id, subcategory_id,
      original_paise, discount_paise) values (1, 'a', 'A', 'a', 1, 2, 3, 100, 100)`)
    await tx.run('insert into product_texts (product_id) values (1)')
  })
  expect(during).toEqual(before.filter(key => key.includes('_pkey')))
  expect(await keysOf(db)).toEqual(before)
})

test('rows that break a rule are refused as ever', async () => {
  const two = `insert into products (id, slug, name, name_key, group_id, category_id, subcategory_id, original_paise,
    discount_paise) select n, 'same', 'A', 'a', 1, 2, 3, 100, 100 from generate_series(1, 2) n`
  await db.run('delete from products')
  await expect(load(20_000, tx => tx.run(two))).rejects.toThrow(/products_by_slug/)
  await expect(
    load(20_000, tx => tx.run(two.replace('1, 2, 3', '1, 2, 99').replace("'same'", "'s' || n"))),
  ).rejects.toThrow(/subcategory_id_fkey/)
})

test('a shop that has products, and a small file, keep their indexes all the time', async () => {
  const before = await keysOf(db)
  const during: string[][] = []
  await load(19_999, async tx => during.push(await keysOf(tx)))
  await db.run(`insert into products (id, slug, name, name_key, group_id, category_id, subcategory_id, original_paise,
    discount_paise) values (1, 'a', 'A', 'a', 1, 2, 3, 100, 100)`)
  await load(20_000, async tx => during.push(await keysOf(tx)))
  expect(during).toEqual([before, before])
})
