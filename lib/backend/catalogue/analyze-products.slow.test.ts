import { readFileSync } from 'node:fs'
import { type Db, db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { refreshSearch } from '../search/index-products.ts'
import { refreshFacets } from './facets/index-facets.ts'

withTestDatabase()
const COUNT = 4_000
// A join that reads all of one table for each row of the other takes ten times as long.
const MOST_GROWTH = 3

beforeAll(async () => {
  await db.run('truncate sections, products cascade')
  await db.run(`insert into sections (id, level, parent_id, name, product_count) values
    (1, 'group', null, 'Cloth', ${COUNT}), (2, 'category', 1, 'Wraps', ${COUNT}), (3, 'subcategory', 2, 'All', ${COUNT})`)
})

const REFRESHED = [
  ['search', 'search_format', refreshSearch],
  ['filters', 'facet_format', refreshFacets],
] as const

test.each(REFRESHED)(
  '%s is made anew as quickly where the planner knows of no product',
  async (_, format, refresh) => {
    const workOf = async () => {
      await db.run(`update ${format} set format = -1`)
      const before = await secondsWorked()
      await refresh()
      return (await secondsWorked()) - before
    }
    await db.run('truncate products cascade')
    await transaction(save)
    for (const table of ['products', 'product_texts']) await db.run(`analyze ${table}`)
    const known = await workOf()
    await db.run('truncate products cascade')
    await transaction(async tx => {
      await save(tx)
      // As autovacuum may just now: it finds pages without a product.
      await db.run('analyze products')
    })
    expect(await db.one(`select reltuples from pg_class where oid = 'products'::regclass`)).toEqual({
      reltuples: 0,
    })
    const unknown = await workOf()
    expect(unknown / known).toBeLessThan(MOST_GROWTH)
  },
)

const save = async (tx: Db) => {
  await tx.run(`insert into products (id, asin, slug, name, name_key, group_id, category_id, subcategory_id,
      original_paise, discount_paise, position)
    select n, 'A-' || n, 'a-' || n, 'Stole ' || n, 'stole ' || n, 1, 2, 3, 10000, 0, n from generate_series(1, ${COUNT}) n`)
  await tx.run('insert into product_texts (product_id) select id from products')
}

/** How long the database's processes of all connections have worked. */
const secondsWorked = async () => {
  const connected = await db.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  const seconds = connected.map(({ pid }) => {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
    return (user + system) / 100
  })
  return seconds.reduce((sum, each) => sum + each, 0)
}
