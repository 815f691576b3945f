import 'server-only'
import { SHOWN_VALUES } from '#lib/contract/facets.ts'
import { withoutKeys } from '../../catalogue-import/without-keys.ts'
import type { Db } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { analyzeProducts } from '../analyze-products.ts'
import { IN_COLLECTION } from './in-collection.ts'
import { writeBands } from './price-bands.ts'
import { IS_VALUE, productValues } from './product-values.ts'

/**
 * Fills the tables by which lists are filtered for the products whose ids stand in the temporary table
 * `changed_products (id)`, and counts anew what concerns their sections. `staged_products` has the sizes that these
 * products are about to get; `everything` is for a change of collections, price bands or what the shop declares for all goods.
 */
export const indexFacets = async (tx: Db, { everything = false } = {}) => {
  const hasNewBands = await writeBands(tx)
  const all = everything || hasNewBands
  await tx.run(CHANGED(all))
  await tx.run('create index on changed_facets (id)')
  await tx.run('analyze changed_facets')
  await tx.run(ENTRIES)
  await tx.run(NEW_VALUES)
  await tx.run(FACETS)
  await tx.run(TOUCHED(all))
  await withoutKeys(tx, ['product_facets'], () => tx.run(SAVE))
  await tx.run(FORGET)
  await countSections(tx)
}

/** Fills the facets of all products anew if they were last filled by a version of the shop with another format. */
export const refreshFacets = () =>
  transaction(async tx => {
    const row = await tx.one<{ format: number }>('select format from facet_format for update')
    if (row?.format === FORMAT) return
    await tx.run('set local statement_timeout = 0')
    await analyzeProducts(tx)
    await tx.run('create temporary table changed_products on commit drop as select id from products')
    await tx.run('create temporary table staged_products (id integer, sizes text[]) on commit drop')
    await indexFacets(tx, { everything: true })
    await tx.run('update facet_format set format = $1', [FORMAT])
  })

// To be raised with every change of what these tables hold.
const FORMAT = 2

const CHANGED = (all: boolean) => `create temporary table changed_facets on commit drop as
  select id from ${all ? 'products' : 'changed_products'}`

const SIZES = `coalesce((select s.sizes from staged_products s where s.id = p.id and s.sizes is not null),
  array(select z.size_desc from product_sizes z where z.product_id = p.id))`

const ENTRIES = `create temporary table facet_entries on commit drop as
  select p.id, v.facet, lower(v.value) collate "C" as key, v.value
  from changed_facets c join products p on p.id = c.id and not p.withdrawn
    join product_texts t on t.product_id = p.id cross join lateral ${productValues(SIZES)}
  where ${IS_VALUE}`

const NEW_VALUES = `insert into facet_values (facet, key, value)
  select facet, key, min(value) from facet_entries group by facet, key order by facet, key
  on conflict (facet, key) do nothing`

// Minus its id is a section that lists the product.
const FACETS = `create temporary table new_facets on commit drop as
  select id as product_id, array_agg(distinct f order by f) as facets from (
    select e.id, v.id as f from facet_entries e join facet_values v on v.facet = e.facet and v.key = e.key
    union all
    select p.id, -s.id from changed_facets c join products p on p.id = c.id and not p.withdrawn
      cross join lateral (
        select unnest(array[p.group_id, p.category_id, p.subcategory_id]) as id
        union select unnest(array[sub.id, cat.id, cat.parent_id]) from sections sub join sections cat on cat.id = sub.parent_id
          where p.further <> '{}' and sub.id = any(p.further) and not sub.withdrawn) s
    union all
    select p.id, -l.id from changed_facets c join products p on p.id = c.id and not p.withdrawn
      join collections l on not l.withdrawn and ${IN_COLLECTION}
  ) entries group by id`

/** The sections whose counts change: those of each product whose facets differ, before and after. */
const TOUCHED = (all: boolean) =>
  all
    ? `create temporary table touched_sections on commit drop as
        select distinct section_id from section_facets
        union select distinct -f from new_facets, unnest(facets) f where f < 0`
    : `create temporary table touched_sections on commit drop as
        select distinct -f as section_id from (
          select p.facets from product_facets p join changed_facets c on c.id = p.product_id
            left join new_facets n on n.product_id = p.product_id where n.facets is distinct from p.facets
          union all
          select n.facets from new_facets n left join product_facets p on p.product_id = n.product_id
            where p.facets is distinct from n.facets) differing, unnest(facets) f where f < 0`

const SAVE = `insert into product_facets as p select product_id, facets from new_facets
  on conflict (product_id) do update set facets = excluded.facets where p.facets <> excluded.facets`

const FORGET = `delete from product_facets p using changed_facets c
  where p.product_id = c.id and not exists (select from new_facets n where n.product_id = c.id)`

/** Counts the touched sections anew, and writes the bits of the values that are shown. */
const countSections = async (tx: Db) => {
  await tx.run('analyze product_facets')
  for (const table of ['section_facets', 'facet_blocks'])
    await tx.run(`delete from ${table} t using touched_sections s where t.section_id = s.section_id`)
  await tx.run(MEMBERS)
  await tx.run(PLACES)
  await tx.run('analyze member_facets')
  await tx.run(COUNTS)
  await tx.run('analyze section_facets')
  await tx.run(BLOCKS)
  await tx.run(FURTHER)
  await tx.run(IN_COLLECTIONS)
  for (const table of [
    'member_facets',
    'members',
    'touched_sections',
    'new_facets',
    'facet_entries',
    'changed_facets',
  ])
    await tx.run(`drop table ${table}`)
}

// A product's place in a section is that of its bit.
const MEMBERS = `create temporary table members on commit drop as
  select s.section_id, p.product_id, (row_number() over (partition by s.section_id order by p.product_id) - 1)::int as place
  from touched_sections s cross join lateral (
    select product_id from product_facets where facets @> array[-s.section_id] offset 0) p`

const PLACES = `create temporary table member_facets on commit drop as
  select m.section_id, m.place, f as value_id from members m join product_facets p on p.product_id = m.product_id,
    unnest(p.facets) f where f > 0`

// The law asks for a choice of each; the contract tells of no more.
const MOST_COUNTRIES = 50

const COUNTS = `insert into section_facets (section_id, value_id, count)
  select section_id, value_id, count from (
    select c.section_id, c.value_id, c.count, v.facet,
      row_number() over (partition by c.section_id, v.facet order by c.count desc, v.key) as place
    from (select section_id, value_id, count(*)::int as count from member_facets group by 1, 2) c
      join facet_values v on v.id = c.value_id) ranked
  where place <= ${SHOWN_VALUES} or facet = 'price' or (facet = 'country' and place <= ${MOST_COUNTRIES})`

export const BLOCK = 8_192

// Written out, since to read it from a text anew for each product takes far longer than all else.
const NO_BITS = `B'${'0'.repeat(BLOCK)}'`

// Only as long as the section: most have a few hundred products, and each adds as many bits to those before it.
const BLOCKS = `insert into facet_blocks (section_id, block, value_id, bits)
  select m.section_id, m.place / ${BLOCK}, m.value_id, bit_or(set_bit(l.none, m.place % ${BLOCK}, 1))
  from member_facets m
    join section_facets f on f.section_id = m.section_id and f.value_id = m.value_id
    join (select section_id, place / ${BLOCK} as block, substring(${NO_BITS} from 1 for count(*)::int) as none
      from members group by 1, 2) l on l.section_id = m.section_id and l.block = m.place / ${BLOCK}
  group by m.section_id, m.place / ${BLOCK}, m.value_id`

const FURTHER = `update sections s set further_count = coalesce(f.count, 0)
  from touched_sections t left join (
    select m.section_id, count(*)::int as count from members m join products p on p.id = m.product_id
    where p.further <> '{}' and m.section_id not in (p.group_id, p.category_id, p.subcategory_id)
    group by m.section_id) f on f.section_id = t.section_id
  where s.id = t.section_id and s.further_count <> coalesce(f.count, 0)`

const IN_COLLECTIONS = `update collections l set product_count = coalesce(m.count, 0)
  from touched_sections t left join (select section_id, count(*)::int as count from members group by section_id) m
    on m.section_id = t.section_id
  where l.id = t.section_id and l.product_count <> coalesce(m.count, 0)`
