import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { PRICE_BANDS } from '#lib/constants.ts'
import { SORTS } from '#lib/contract/sorts.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db, pool } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { refreshSearch } from '../search/index-products.ts'
import { vocabulary } from '../search/vocabulary.ts'
import { refreshFacets } from './facets/index-facets.ts'

withTestDatabase()
const shop = embeddedShop(handlers)
const SMALL = 2_000
const LARGE = 40_000
const MOST_GROWTH = 1.5
// An index of forty thousand is a level deeper: that is much beside the few blocks of half a dozen names.
const A_LEVEL = 12

const page = (over: object) => shop.products({ limit: 24, page: 1, ...over })

/** What is counted when it is asked for the first time. */
const countedCalls = (): Record<string, () => Promise<unknown>> => ({
  ...Object.fromEntries(
    PRICE_BANDS.flatMap(({ min, max }) =>
      [1, 2, 3].map(subcat_id => [
        `prices ${min} to ${max} in section ${subcat_id}, first`,
        () => page({ minPrice: min, maxPrice: max, subcat_id }),
      ]),
    ),
  ),
  'search, the beginning of blue and of others, first': () => page({ search: 'b' }),
})

/** What is asked of a shop of so many products; page 400 is the last full one of a small shop. */
const callsOf = (count: number): Record<string, () => Promise<unknown>> => {
  const far = Math.min(400, Math.floor(count / 24))
  return {
    'by slug': () => shop.product({ search: `a-${count / 2}` }),
    ...Object.fromEntries(
      SORTS.flatMap(sort => [
        [`all by ${sort}`, () => page({ sort })],
        [`all by ${sort}, far back`, () => page({ sort, page: far })],
        [`a section by ${sort}`, () => page({ sort, subcat_id: 3 })],
      ]),
    ),
    ...Object.fromEntries(
      PRICE_BANDS.flatMap(({ min, max }) => [
        [`prices ${min} to ${max}`, () => page({ minPrice: min, maxPrice: max, subcat_id: 3 })],
        [`prices ${min} to ${max} by name`, () => page({ minPrice: min, maxPrice: max, sort: 'nameZA' })],
      ]),
    ),
    'search, one word': () => page({ search: 'silk' }),
    'search, two words': () => page({ search: 'silk stole' }),
    'search, three words': () => page({ search: 'silk stole blue' }),
    'search, mistyped': () => page({ search: 'slik' }),
    'search, half a word': () => page({ search: 'sil' }),
    'search, a word of a third of all': () => page({ search: 'blue' }),
    'search, a Hindi name typed in Latin letters': () => page({ search: 'resham' }),
    'search, a Latin name typed in Hindi': () => page({ search: 'पश्मीना' }),
    'search, a Hindi name mistyped': () => page({ search: 'reshan' }),
    'search, a word of the seller': () => page({ search: 'kapda wala' }),
    'search, a code': () => page({ search: 'SK-001200' }),
    'search, the beginning of a code': () => page({ search: 'SK-00120' }),
    'search, a brand and a tag': () => page({ search: 'fabindia festive' }),
    'search, nothing': () => page({ search: 'xyzzyxw' }),
    suggest: () => shop.suggest({ q: 'silk st' }),
    'suggest, across scripts': () => shop.suggest({ q: 'resh' }),
  }
}

test('a page of a large shop reads as few blocks of the database as that of a small one, and no table from end to end', async () => {
  // With one connection all that was read is counted when it is asked for.
  pool().options.max = 1
  await keepAutovacuumAway()
  await stock(SMALL)
  const small = { ...(await readBy(callsOf(SMALL))), ...(await readFirstBy(countedCalls())) }
  await stock(LARGE)
  const large = { ...(await readBy(callsOf(LARGE))), ...(await readFirstBy(countedCalls())) }
  expect(Object.keys(small).length).toBeGreaterThan(30)
  const grown = Object.entries(large).filter(
    ([name, { blocks }]) => blocks > MOST_GROWTH * (small[name]?.blocks ?? 0) + A_LEVEL,
  )
  expect(grown.map(([name, { blocks }]) => `${name}: ${small[name]?.blocks} to ${blocks}`)).toEqual([])
  expect(Object.entries(large).filter(([, { scans }]) => scans > 0)).toEqual([])
}, 120_000)

type Read = { blocks: number; scans: number }

/** What the database reads by itself to analyze a table is counted as read, too. */
const keepAutovacuumAway = async () => {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables where relname like 'product%'`,
  )
  expect(tables.length).toBeGreaterThan(5)
  for (const { name } of tables) await db.run(`alter table ${name} set (autovacuum_enabled = false)`)
}

/** What each call reads once the shop is warm: blocks of tables and indexes, and how often a table from end to end. */
const readBy = async (calls: ReturnType<typeof callsOf>) => {
  const reads: Record<string, Read> = {}
  for (const [name, call] of Object.entries(calls)) {
    // The plan is settled after five times.
    for (let time = 0; time < 7; time++) await call()
    reads[name] = await readIn(call)
  }
  return reads
}

/** What each call reads where nobody asked for it since the catalogue changed. */
const readFirstBy = async (calls: ReturnType<typeof callsOf>) => {
  const reads: Record<string, Read> = {}
  for (const [name, call] of Object.entries(calls)) {
    clearCatalogueCache()
    reads[name] = await readIn(call)
  }
  return reads
}

const readIn = async (call: () => Promise<unknown>): Promise<Read> => {
  const before = await readSoFar()
  await call()
  const after = await readSoFar()
  return { blocks: after.blocks - before.blocks, scans: after.scans - before.scans }
}

const readSoFar = async () => {
  await db.query('select pg_stat_force_next_flush()')
  const read = await db.one<Read>(`select
    (select sum(heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::int from pg_statio_user_tables
      where relname like 'product%') as blocks,
    (select sum(seq_scan)::int from pg_stat_user_tables where relname like 'product%') as scans`)
  return read ?? { blocks: 0, scans: 0 }
}

const stock = async (count: number) => {
  await db.run('truncate sections, products, synonyms, shop, section_facets, facet_blocks cascade')
  await db.run('insert into shop (details) values ($1::jsonb)', [
    JSON.stringify({ name: 'Haat', priceBands: PRICE_BANDS }),
  ])
  await db.run(
    `insert into synonyms (key, word, means) values ('kapda wala', 'kapda wala', '{silk stole,resham}')`,
  )
  await db.run(`insert into sections (id, level, parent_id, name, product_count) values
    (1, 'group', null, 'Cloth', ${count}), (2, 'category', 1, 'Wraps', ${count}), (3, 'subcategory', 2, 'All', ${count})`)
  await db.run(
    `insert into products (id, asin, slug, name, name_key, group_id, category_id, subcategory_id, original_paise,
       discount_paise, position, sku, brand, tags)
     select n, 'A-' || n, 'a-' || n, name, lower(name), 1, 2, 3, 100 * (1 + (n * 7919) % 50000), 100 * (n % 777),
       (n * 7919) % 100003, 'SK-' || lpad(n::text, 6, '0'), case when n % 4 = 0 then 'Fabindia' else '' end,
       case when n % 6 = 0 then array['festive'] else '{}' end
     from generate_series(1, ${count}) n, lateral (select case when n % 5 = 0 then 'Silk ' when n % 20 = 1 then 'रेशम ' when n % 20 = 2 then 'Pashmeena ' else '' end || 'Stole ' ||
       case when n % 3 = 0 then 'Blue ' else 'Red ' end || chr(65 + n % 26) || n as name) names`,
  )
  await db.run('insert into product_texts (product_id) select id from products')
  await db.run(`insert into product_sizes select id, 'NA', 1, 5 from products`)
  await db.run('update search_format set format = -1')
  await refreshSearch()
  await db.run('update facet_format set format = 0')
  await refreshFacets()
  for (const table of ['products', 'product_texts', 'product_sizes', 'product_search', 'section_facets'])
    await db.run(`vacuum (analyze) ${table}`)
  clearCatalogueCache()
  vocabulary()
}
