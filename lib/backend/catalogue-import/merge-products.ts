import 'server-only'
import { PLAIN_COLUMNS } from '#lib/backend/catalogue/product-columns.ts'
import type { Db } from '#lib/backend/db/pool.ts'
import type { ImportErrors } from './errors.ts'
import { foundByName } from './found-by-name.ts'
import { compareVariantStock, saveVariants } from './merge-variants.ts'
import { withoutKeys } from './without-keys.ts'

export type ProductCounts = {
  added: number
  changed: number
  /** Of the changed ones, those whose stock the file sets anew. */
  restocked: number
  unchanged: number
  withdrawn: number
  /** Those that changed because a row without id and ASIN has their name. */
  byName: ImportErrors
}

/** Makes the staged rows the catalogue, touching only what differs; `changed_products` names those. */
export const mergeProducts = async (tx: Db, withdrawMissing: boolean): Promise<ProductCounts> => {
  await tx.run(CHANGED)
  await tx.run(SEEN)
  await compareVariantStock(tx)
  const counts = await tx.one<{ added: number; changed: number; restocked: number; all: number }>(COUNTS)
  const byName = await foundByName(tx)
  const withdrawn = withdrawMissing ? await tx.run(WITHDRAW) : 0
  await tx.run(FREE_SLUGS)
  await withoutKeys(tx, ['products', 'product_texts'], async () => {
    await tx.run(SAVE_PRODUCTS)
    await tx.run(SAVE_TEXTS)
  })
  const { added = 0, changed = 0, restocked = 0, all = 0 } = counts ?? {}
  return { added, changed, restocked, unchanged: all - added - changed, withdrawn, byName }
}

/**
 * Last of all, so that who orders one of these meanwhile waits as short as can be. What was sold since the products
 * were compared is taken off what the file says, and a stock that the file leaves as it was is not touched.
 */
export const mergeStock = async (tx: Db) => {
  await tx.run(LOCK_SIZES)
  await tx.run(DROP_SIZES)
  await tx.run(SET_SIZES)
  await withoutKeys(tx, ['product_sizes'], () => tx.run(ADD_SIZES))
  await saveVariants(tx)
}

// What follows from a row's cells, and those themselves.
const COLUMNS = [
  ...['slug', 'name_key', 'group_id', 'category_id', 'slots'].map(sql => ({ sql, type: 'text' })),
  ...PLAIN_COLUMNS,
]
const NAMES = COLUMNS.map(({ sql }) => sql)
// Numbers are compared as they are written, so that 4.0 after 4 is a change and the export gives back 4.0.
const asWritten = (table: string) =>
  COLUMNS.map(({ sql, type }) => `${table}.${sql}${type === 'numeric' ? '::text' : ''}`).join(', ')

const CHANGED = `insert into changed_products (id, fresh)
  select s.id, p.id is null from staged_products s
    left join products p on p.id = s.id
    left join product_texts t on t.product_id = s.id
    left join (select product_id, array_agg(size_desc order by unit_id) as sizes, array_agg(stock order by unit_id) as stocks
      from product_sizes group by product_id) z on z.product_id = s.id
  where p.id is null or p.withdrawn
    or (${asWritten('p')}) is distinct from (${asWritten('s')})
    or (t.long_description, t.attributes::text) is distinct from (s.long_description, s.attributes)
    or exists (select from changed_variants v where v.product_id = s.id)
    or (s.sizes is not null and (z.sizes, z.stocks) is distinct from (s.sizes, s.stocks))`

const COUNTS = `select count(*) filter (where fresh)::int as added, count(*) filter (where not fresh)::int as changed,
  (select count(distinct m.product_id)::int from merged_sizes m join changed_products c on c.id = m.product_id
    where not c.fresh and m.said is distinct from m.seen) as restocked,
  (select count(*)::int from staged_products) as all from changed_products`

const WITHDRAW = `with gone as (
    update products p set withdrawn = true, updated_at = now()
    where not withdrawn and not exists (select from staged_products s where s.id = p.id) returning id)
  insert into changed_products (id, fresh) select id, false from gone on conflict do nothing`

// Two products may swap their addresses; for a moment neither has one.
const FREE_SLUGS = `update products p set slug = '~' || p.id
  from changed_products c join staged_products s on s.id = c.id where p.id = c.id and p.slug <> s.slug`

const SAVE_PRODUCTS = `insert into products (id, ${NAMES.join(', ')})
  select s.id, ${NAMES.map(name => `s.${name}`).join(', ')} from changed_products c join staged_products s on s.id = c.id order by s.position, s.id
  on conflict (id) do update set withdrawn = false, updated_at = now(),
    ${NAMES.map(name => `${name} = excluded.${name}`).join(', ')}`

const SAVE_TEXTS = `insert into product_texts as t (product_id, long_description, attributes)
  select s.id, s.long_description, s.attributes::json from changed_products c join staged_products s on s.id = c.id
  on conflict (product_id) do update set long_description = excluded.long_description, attributes = excluded.attributes
  where (t.long_description, t.attributes::text) is distinct from (excluded.long_description, excluded.attributes::text)`

// What the file says of each size of a changed product, beside what the shop had when they were compared.
export const MERGED_SIZES = `create temporary table merged_sizes (
    product_id integer, size_desc text, unit_id integer, said integer, seen integer, differs boolean
  ) on commit drop`

const SEEN = `insert into merged_sizes
  select product_id, size_desc, said.place as unit_id, said.stock as said, z.stock as seen,
    z.unit_id is distinct from said.place or z.stock is distinct from said.stock as differs
  from (select s.id as product_id, size.name as size_desc, size.place, size.stock
      from changed_products c join staged_products s on s.id = c.id,
        unnest(s.sizes, s.stocks) with ordinality as size (name, stock, place)) said
    full join (select z.* from product_sizes z join changed_products c on c.id = z.product_id
        where exists (select from staged_products s where s.id = z.product_id and s.sizes is not null)) z
      using (product_id, size_desc)`

// In the order in which orders take them, so that an order and an import never wait for each other.
const LOCK_SIZES = `select count(*) from (select from product_sizes z
    where exists (select from merged_sizes m
      where m.differs and m.product_id = z.product_id and m.size_desc = z.size_desc)
    order by z.product_id, z.size_desc collate "C" for update) locked`

const DROP_SIZES = `delete from product_sizes z using merged_sizes m
  where m.said is null and z.product_id = m.product_id and z.size_desc = m.size_desc`

const SET_SIZES = `update product_sizes z
  set unit_id = m.unit_id, stock = greatest(0, z.stock + m.said - m.seen)
  from merged_sizes m
  where m.differs and m.said is not null and m.seen is not null
    and z.product_id = m.product_id and z.size_desc = m.size_desc`

const ADD_SIZES = `insert into product_sizes (product_id, size_desc, unit_id, stock)
  select product_id, size_desc, unit_id, said from merged_sizes where seen is null order by product_id, unit_id`
