import 'server-only'
import type { Db } from '#lib/backend/db/pool.ts'

export type ProductCounts = { added: number; changed: number; unchanged: number; withdrawn: number }

/** Makes the staged rows the catalogue, touching only what differs; `changed_products` names those. */
export const mergeProducts = async (tx: Db, withdrawMissing: boolean): Promise<ProductCounts> => {
  await tx.run(CHANGED)
  const [counts] = await tx.query<{ added: number; changed: number; all: number }>(COUNTS)
  const withdrawn = withdrawMissing ? await tx.run(WITHDRAW) : 0
  await tx.run(FREE_SLUGS)
  await tx.run(SAVE_PRODUCTS)
  await tx.run(SAVE_TEXTS)
  const { added = 0, changed = 0, all = 0 } = counts ?? {}
  return { added, changed, unchanged: all - added - changed, withdrawn }
}

/** Last of all, so that who orders one of these meanwhile waits as short as can be. */
export const mergeStock = async (tx: Db) => {
  await tx.run(DROP_SIZES)
  await tx.run(SAVE_SIZES)
}

const COLUMNS = [
  ...['asin', 'slug', 'name', 'name_key', 'group_id', 'category_id', 'subcategory_id', 'original_paise'],
  ...[
    'discount_paise',
    'delberto_paise',
    'delivery_paise',
    'on_sale',
    'badge',
    'badge1',
    'material',
    'rating',
  ],
  ...['ratings_count', 'colors', 'images', 'youtube_link', 'film', 'description', 'position'],
]
const of = (table: string, columns = COLUMNS) => columns.map(column => `${table}.${column}`).join(', ')
// Numbers are compared as they are written, so that 4.0 after 4 is a change and the export gives back 4.0.
const asWritten = (table: string) => of(table).replace(`${table}.rating,`, `${table}.rating::text,`)

const CHANGED = `insert into changed_products (id, fresh)
  select s.id, p.id is null from staged_products s
    left join products p on p.id = s.id
    left join product_texts t on t.product_id = s.id
    left join (select product_id, array_agg(size_desc order by unit_id) as sizes, array_agg(stock order by unit_id) as stocks
      from product_sizes group by product_id) z on z.product_id = s.id
  where p.id is null or p.withdrawn
    or (${asWritten('p')}) is distinct from (${asWritten('s')})
    or (t.long_description, t.attributes::text) is distinct from (s.long_description, s.attributes)
    or (z.sizes, z.stocks) is distinct from (s.sizes, s.stocks)`

const COUNTS = `select count(*) filter (where fresh)::int as added, count(*) filter (where not fresh)::int as changed,
  (select count(*)::int from staged_products) as all from changed_products`

const WITHDRAW = `with gone as (
    update products p set withdrawn = true, updated_at = now()
    where not withdrawn and not exists (select from staged_products s where s.id = p.id) returning id)
  insert into changed_products (id, fresh) select id, false from gone on conflict do nothing`

// Two products may swap their addresses; for a moment neither has one.
const FREE_SLUGS = `update products p set slug = '~' || p.id
  from changed_products c join staged_products s on s.id = c.id where p.id = c.id and p.slug <> s.slug`

const SAVE_PRODUCTS = `insert into products (id, ${COLUMNS.join(', ')})
  select s.id, ${of('s')} from changed_products c join staged_products s on s.id = c.id order by s.position, s.id
  on conflict (id) do update set withdrawn = false, updated_at = now(),
    ${COLUMNS.map(column => `${column} = excluded.${column}`).join(', ')}`

const SAVE_TEXTS = `insert into product_texts as t (product_id, long_description, attributes)
  select s.id, s.long_description, s.attributes::json from changed_products c join staged_products s on s.id = c.id
  on conflict (product_id) do update set long_description = excluded.long_description, attributes = excluded.attributes
  where (t.long_description, t.attributes::text) is distinct from (excluded.long_description, excluded.attributes::text)`

const DROP_SIZES = `delete from product_sizes z using changed_products c join staged_products s on s.id = c.id
  where z.product_id = c.id and not z.size_desc = any(s.sizes)`

const SAVE_SIZES = `insert into product_sizes as z (product_id, size_desc, unit_id, stock)
  select s.id, size.name, size.place, size.stock
  from changed_products c join staged_products s on s.id = c.id,
    unnest(s.sizes, s.stocks) with ordinality as size (name, stock, place)
  order by s.id, size.place
  on conflict (product_id, size_desc) do update set unit_id = excluded.unit_id, stock = excluded.stock
  where (z.unit_id, z.stock) is distinct from (excluded.unit_id, excluded.stock)`
