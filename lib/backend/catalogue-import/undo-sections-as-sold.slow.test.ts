import { readFileSync } from 'node:fs'
import path from 'node:path'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { pageExists } from '../catalogue/page-exists.ts'
import { turnCollections } from '../catalogue/turn-collections.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { lastPublications } from '../publications/history.ts'
import type { Preview } from '../publications/preview.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { SECTIONS, withFolders } from './test-folder.ts'
import { undoPublication } from './undo-publication.ts'

withTestDatabase()
const { root, store, folderOf, take } = withFolders()
const shop = embeddedShop(handlers)
beforeEach(() =>
  db.run(
    'truncate publications, collections, facet_values, product_facets, section_facets, facet_blocks cascade',
  ),
)

const HEADER = 'ASIN,name,subcategory_id,originalPrice,discountPrice,brand,tags,sections,type,old_addresses'
const products = (...rows: string[]) => ({ 'products.csv': [HEADER, ...rows, ''].join('\n') })
const FIRST = {
  'categories.csv': SECTIONS,
  ...products('A,Stole,101,500,400,Amrutam,new,102,Silk,/old-stole', 'B,Scarf,102,700,600,Bagh,,,Wool,'),
  'collections.csv': 'id,name,tag\n9001,New this week,new\n',
}

const idsOf = async (subcat_id: number) =>
  (await shop.products({ subcat_id })).products.map(product => product.ASIN)
const asSold = async () => ({
  products: await db.query(
    'select asin, withdrawn, hidden, brand, tags, further, type, old_addresses from products where not withdrawn or hidden order by asin',
  ),
  sections: await db.query(
    'select id, name, product_count, further_count from sections where not withdrawn order by id',
  ),
  // Ids of values stay: what they mean is compared.
  facets: await db.query(`select product_id, array_agg(coalesce(v.facet || ' ' || v.key, f::text)
                                              order by coalesce(v.facet || ' ' || v.key, f::text)) as facets
    from product_facets, unnest(facets) f left join facet_values v on v.id = f group by product_id order by product_id`),
  counts: await db.query(`select section_id, v.facet, v.key, c.count from section_facets c
    join facet_values v on v.id = c.value_id order by section_id, v.facet, v.key`),
  collections: await db.query('select id, product_count from collections order by id'),
  listed: [await idsOf(101), await idsOf(102), await idsOf(9001)],
})

test('brand, tags, sections, type and old addresses are shown first and undone, and filters with them', async () => {
  await take(folderOf(FIRST))
  const before = await asSold()
  expect(before.listed).toEqual([['A'], ['A', 'B'], ['A']])
  const shown: Preview[] = []
  const onPreview = async (preview: Preview) => shown.push(preview)
  await take(
    folderOf(
      products('A,Stole,101,500,400,Chanderi,,,Linen,/other', 'B,Scarf,102,700,600,Bagh,new,101,Wool,'),
    ),
    { onPreview },
  )
  expect((await asSold()).listed).toEqual([['A', 'B'], ['B'], ['B']])
  expect(shown[0]?.columns).toEqual([
    { column: 'sections', count: 2 },
    { column: 'tags', count: 2 },
    ...['brand', 'old_addresses', 'type'].map(column => ({ column, count: 1 })),
  ])
  expect((await undoPublication({})).conflicts.count).toBe(0)
  expect(await asSold()).toEqual(before)
})

test('what is hidden leaves lists, counts and collections, and comes back into them by an undo', async () => {
  await take(folderOf(FIRST))
  const before = await asSold()
  await take(folderOf({ 'products.csv': 'ASIN,hidden\nA,true\n' }))
  expect(await asSold()).toMatchObject({
    listed: [[], ['B'], []],
    facets: [{}],
    collections: [{ id: 9001, product_count: 0 }],
  })
  await undoPublication({})
  expect(await asSold()).toEqual(before)
})

test('a section that a path made goes again, and stays where it is a further section of something', async () => {
  await take(folderOf(FIRST))
  const before = await asSold()
  const made = { 'products.csv': 'ASIN,path\nA,Cloth > Prints > Dupattas > Party\n' }
  await take(folderOf(made))
  const [{ id = 0 } = {}] = await db.query<{ id: number }>("select id from sections where name = 'Dupattas'")
  expect(await idsOf(id)).toEqual(['A'])
  await undoPublication({})
  expect(await asSold()).toEqual(before)
  await take(folderOf(made))
  await db.run("update products set further = array[$1::int] where asin = 'B'", [id])
  expect((await undoPublication({})).conflicts.count).toBe(1)
  expect(await db.query('select withdrawn from sections where id = $1', [id])).toEqual([{ withdrawn: false }])
})

test('the section that a product moves to is none of its further ones', async () => {
  await take(folderOf(FIRST))
  await take(folderOf({ 'products.csv': 'ASIN,subcategory_id\nA,102\n' }))
  expect(await db.query("select subcategory_id, further from products where asin = 'A'")).toEqual([
    { subcategory_id: 102, further: [] },
  ])
})

test('collections that change alone are shown, checked, published and undone', async () => {
  await take(folderOf(FIRST))
  const changed = folderOf({
    'collections.csv': 'id,name,tag,brand\n9001,By Bagh,,Bagh\n9002,Festive,new,\n',
  })
  const first = [
    { id: 9002, name: 'Festive', what: 'added', columns: ['withdrawn'] },
    { id: 9001, name: 'By Bagh', what: 'changed', columns: ['brand', 'name', 'tag'] },
  ]
  expect(await take(changed, { check: true })).toMatchObject({
    anything: true,
    isPublished: false,
    preview: { collections: { count: 2, first } },
  })
  expect(await idsOf(9001)).toEqual(['A'])
  expect(await take(changed)).toMatchObject({ isPublished: true, publication: 2, collections: 2 })
  expect([await idsOf(9001), await idsOf(9002)]).toEqual([['B'], ['A']])
  expect(await lastPublications()).toMatchObject([
    { id: 2, collections: 2 },
    { id: 1, collections: 1 },
  ])
  expect((await undoPublication({})).conflicts.count).toBe(0)
  expect((await shop.collections({})).map(each => each.collection_desc)).toEqual(['New this week'])
  expect(await idsOf(9001)).toEqual(['A'])
})

test('a collection that was changed again stays, and is told', async () => {
  await take(folderOf(FIRST))
  await take(folderOf({ 'collections.csv': 'id,name\n9001,Second\n' }))
  await take(folderOf({ 'collections.csv': 'id,name,order\n9001,Third,4\n' }))
  const { conflicts } = await undoPublication({ publication: 2 })
  expect(conflicts.listed).toMatchObject([{ file: 'collections.csv', column: 'name', value: '9001' }])
  expect((await shop.collections({})).map(each => each.collection_desc)).toEqual(['Third'])
})

test('a collection with dates is there between them alone, and cached pages follow', async () => {
  const change = async () =>
    (await db.one<{ version: string }>('select version::text from catalogue_version'))?.version
  await take(
    folderOf({
      ...FIRST,
      'collections.csv': 'id,name,tag,show_from,show_to\n9001,Diwali,new,2020-10-25,2090-11-08\n',
    }),
  )
  const shown = async () => (await shop.collections({})).map(each => each.collection_desc)
  expect(await shown()).toEqual(['Diwali'])
  expect(await turnCollections()).toBe(0)
  const before = await change()
  await db.run(
    "update collections set show_to = now() - interval '1 second', turns_at = now() - interval '1 second'",
  )
  expect(await turnCollections()).toBe(1)
  expect(await turnCollections()).toBe(0)
  expect(await change()).not.toBe(before)
  clearCatalogueCache()
  expect(await shown()).toEqual([])
  expect(await pageExists('/products-section2/9001')).toBe(false)
  await db.run("update collections set show_from = now() + interval '1 hour', show_to = null")
  clearCatalogueCache()
  expect(await shown()).toEqual([])
})

test('dates that cannot be are told, and dates come back out of an export', async () => {
  const dated = (...dates: string[]) =>
    folderOf({ 'collections.csv': `id,name,tag,show_from,show_to\n9001,Diwali,new,${dates.join()}\n` })
  await take(folderOf(FIRST))
  await expect(take(dated('2026-11-08', '2026-10-25'))).rejects.toMatchObject({
    errors: expect.objectContaining({ count: 1 }),
  })
  await expect(take(dated('soon', ''))).rejects.toMatchObject({
    errors: expect.objectContaining({ count: 1 }),
  })
  await take(dated('25/10/2026', '08/11/2026 18:30'))
  const folder = path.join(root, 'exported')
  await exportCatalogue({ folder, store })
  expect(readFileSync(path.join(folder, 'collections.csv'), 'utf8')).toContain('2026-10-25,2026-11-08 18:30')
  expect(await take(folder)).toMatchObject({ anything: false })
})
