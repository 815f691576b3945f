import 'server-only'
import { db } from './db/pool.ts'

type Given = {
  id: number
  name?: string
  /** Stock by size; without sizes: { NA: 5 }. */
  sizes?: Record<string, number>
  colors?: string[]
  price?: number
  delivery?: number
}

/** For tests: a product on sale, in a tree of one group, one category and one subcategory. */
export async function addProduct({
  id,
  name = `Product ${id}`,
  sizes = { NA: 5 },
  colors = [],
  price = 499,
  delivery = 40,
}: Given) {
  await db.run(
    `insert into sections (id, level, parent_id, name)
     values (1, 'group', null, 'Textiles'), (2, 'category', 1, 'Sarees'), (3, 'subcategory', 2, 'Cotton')
     on conflict do nothing`,
  )
  await db.run(
    `insert into products (id, asin, slug, name, name_key, group_id, category_id, subcategory_id,
       original_paise, discount_paise, delivery_paise, colors, images)
     values ($1::int, 'A-' || $1::int, 'a-' || $1::int, $2, lower($2), 1, 2, 3, $3 * 2, $3, $4, $5, '{one.webp,two.webp}')`,
    [id, name, price * 100, delivery * 100, colors],
  )
  await db.run(
    `insert into product_sizes (product_id, size_desc, unit_id, stock)
     select $1, key, row_number() over (), value::int from json_each_text($2)`,
    [id, JSON.stringify(sizes)],
  )
}

export const setStock = (id: number, size: string, stock: number) =>
  db.run('update product_sizes set stock = $3 where product_id = $1 and size_desc = $2', [id, size, stock])

export const setPrice = (id: number, price: number) =>
  db.run('update products set discount_paise = $2 where id = $1', [id, price * 100])

type GivenVariant = {
  size?: string
  color?: string
  other?: string
  sku?: string
  price?: number
  /** Left out: the pieces of its size. */
  stock?: number
  unlimited?: boolean
  promise?: string
  image?: string
}

/** For tests: the choices of a product that exist; where they have stock of their own, product_sizes gets its sums. */
export async function addVariants(id: number, variants: readonly GivenVariant[], options: string[] = []) {
  const used = (['size', 'color', 'other'] as const).filter(slot => variants.some(given => given[slot]))
  await db.run('update products set slots = $2, options = $3 where id = $1', [id, used, options])
  await db.run(
    `insert into variants (product_id, place, size, color, other, sku, discount_paise, stock, unlimited, promise, image)
     select $1, row_number() over (), coalesce(size, ''), coalesce(color, ''), coalesce(other, ''), coalesce(sku, ''),
       price * 100, stock, coalesce(unlimited, false), coalesce(promise, ''), coalesce(image, '')
     from jsonb_to_recordset($2::jsonb) as given (size text, color text, other text, sku text, price int, stock int,
       unlimited boolean, promise text, image text)`,
    [id, JSON.stringify(variants)],
  )
  await db.run(
    `update product_sizes z set stock = own.stock
     from (select coalesce(nullif(size, ''), 'NA') as size, sum(stock) as stock from variants
       where product_id = $1 group by 1 having count(stock) > 0) own
     where z.product_id = $1 and z.size_desc = own.size`,
    [id],
  )
}
