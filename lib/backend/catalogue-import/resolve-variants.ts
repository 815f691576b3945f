import 'server-only'
import { noProductOf, noVariantOfSku, productsOfSku, variantsOfSku } from '#messages/imports.ts'
import { inWhole, KEPT_COLUMNS, WHOLE_PRODUCTS } from '../catalogue/product-columns.ts'
import type { Db } from '../db/pool.ts'
import type { ImportErrors } from './errors.ts'
import { VARIANTS_TABLE } from './variant-cells.ts'

/** Which product each row means: by ASIN, by SKU or by id; what the file of products names comes first. */
export const resolveProducts = async (
  tx: Db,
  errors: ImportErrors,
  { onlyStaged }: { onlyStaged: boolean },
) => {
  await tx.run(BY_OWN_SKU, [onlyStaged])
  for (const { line, sku, count } of await tx.query<UnknownSku>(UNKNOWN_SKU))
    errors.add({
      file: VARIANTS_TABLE.file,
      line,
      column: 'SKU',
      value: sku,
      reason: count > 1 ? variantsOfSku(sku, count) : noVariantOfSku(sku),
    })
  await tx.run(NAMED)
  const inShop = onlyStaged ? [] : ([BY_ASIN('products', NOT_WITHDRAWN), BY_ASIN('products', '')] as const)
  for (const match of [BY_ASIN('staged_products', ''), ...inShop]) await tx.run(match)
  await tx.run(BY_SKU('staged_products', ''))
  if (!onlyStaged) await tx.run(BY_SKU('products', NOT_WITHDRAWN))
  await tx.run(BY_ID('staged_products'))
  if (!onlyStaged) await tx.run(BY_ID('products'))
  for (const { line, product, count } of await tx.query<Unresolved>(UNRESOLVED))
    errors.add({
      file: VARIANTS_TABLE.file,
      line,
      column: 'product',
      value: product,
      reason: count > 1 ? productsOfSku(product, count) : noProductOf(product),
    })
  await tx.run(STAGE_AS_IT_IS)
}

/** What each row is: the variant of the shop with the same values, or a new one. What the file does not say, it keeps. */
export const matchVariants = async (
  tx: Db,
  { columns, withdrawMissing }: { columns: string[]; withdrawMissing: boolean },
) => {
  // Every update of a row writes all of it anew, so there are as few as can be.
  if (columns.length > 0) {
    await tx.run(VALUES)
    await tx.run('analyze staged_variants (product_id, size, color, other)')
    await tx.run(MATCH, [withdrawMissing])
    await tx.run('create index on staged_variants (product_id)')
    await tx.run('create index on staged_variants (id)')
  }
  const kept = KEPT.filter(([column]) => !columns.includes(column)).map(([, set]) => set)
  if (columns.length > 0 && kept.length > 0) await tx.run(KEEP(kept))
  await tx.run(GONE, [withdrawMissing])
  await tx.run(FINAL)
  await tx.run('analyze final_variants')
}

const SHOP_SLOTS = `case when p.options <> '{}' then p.slots else '{size,color}'::text[] end`
const optionIn = (place: number) =>
  `case (${SHOP_SLOTS})[${place}] when 'size' then v.size when 'color' then v.color when 'other' then v.other else '' end`
const NAMES_NONE = `s.product = '' and s.sku <> '' and not s.unsure`
const OF_SKU = `from variants v join products p on p.id = v.product_id
  where v.sku = s.sku and not v.withdrawn and not p.withdrawn`

// A row that names neither a product nor an option means the choice of the shop that has its SKU: it gets both names.
const BY_OWN_SKU = `update staged_variants s set product = found.product,
    option1 = found.option1, option2 = found.option2, option3 = found.option3
  from (select v.sku, coalesce(nullif(min(p.asin), ''), min(p.id)::text) as product, min(${optionIn(1)}) as option1, min(${optionIn(2)}) as option2,
      min(${optionIn(3)}) as option3
    from variants v join products p on p.id = v.product_id
    where v.sku in (select s.sku from staged_variants s where ${NAMES_NONE}) and not v.withdrawn and not p.withdrawn
      and (not $1 or exists (select from staged_products n where n.id = p.id))
    group by v.sku having count(*) = 1) found
  where ${NAMES_NONE} and found.sku = s.sku`

type UnknownSku = { line: number; sku: string; count: number }

const UNKNOWN_SKU = `select s.line, s.sku, (select count(*)::int ${OF_SKU}) as count from staged_variants s
  where ${NAMES_NONE} order by s.line limit 100000`

const NAMED = `create temporary table named_products on commit drop as
  select product as name, null::integer as id, 0 as count from staged_variants where product <> '' group by product`

const NOT_WITHDRAWN = 'and not p.withdrawn'

const BY_ASIN = (table: string, only: string) => `update named_products n set id = p.id, count = 1
  from ${table} p where n.id is null and p.asin <> '' and lower(p.asin) = lower(n.name) ${only}`

const BY_SKU = (table: string, only: string) => `update named_products n
  set count = found.count, id = case when found.count = 1 then found.id end
  from (select p.sku, min(p.id) as id, count(*)::int as count from ${table} p where p.sku <> '' ${only} group by p.sku) found
  where n.id is null and n.count = 0 and found.sku = n.name`

const BY_ID = (table: string) => `update named_products n set id = p.id, count = 1
  from ${table} p where n.id is null and n.count = 0 and p.id = case when n.name ~ '^[1-9][0-9]{0,8}$' then n.name::int end`

type Unresolved = { line: number; product: string; count: number }

const UNRESOLVED = `select v.line, v.product, n.count from staged_variants v join named_products n on n.name = v.product
  where n.id is null order by v.line limit 100000`

// Without its sizes: the file says nothing about them.
const STAGE_AS_IT_IS = `insert into staged_products (id, unsure, by_name, slug, name_key, group_id, category_id,
    ${KEPT_COLUMNS.map(({ sql }) => sql).join(', ')}, slots, attributes)
  select p.id, false, false, p.slug, p.name_key, p.group_id, p.category_id,
    ${KEPT_COLUMNS.map(inWhole).join(', ')}, p.slots, t.attributes::text
  from ${WHOLE_PRODUCTS}
  where exists (select from named_products n where n.id = p.id)
    and not exists (select from staged_products s where s.id = p.id)`

// A product that names no options has a size and a colour.
const SLOTS = `case when s.options <> '{}' then s.slots else '{size,color}'::text[] end`
const valueIn = (slot: string) =>
  `coalesce((array[v.option1, v.option2, v.option3])[array_position(said.slots, '${slot}')], '')`

const VALUES = `update staged_variants v
  set product_id = n.id, size = ${valueIn('size')}, color = ${valueIn('color')}, other = ${valueIn('other')}
  from named_products n join (select s.id, ${SLOTS} as slots from staged_products s) said on said.id = n.id
  where n.name = v.product`

// Where the file names some of a product's variants only, those of the shop keep their places, and new ones follow. What
// is recorded of a publication names a variant before it is saved, so a new one gets its id here.
const MATCH = `with matched as (
    select s.line, s.product_id, v.id, v.place, row_number() over (partition by s.product_id order by s.line)::int as nth
    from staged_variants s left join variants v on v.product_id = s.product_id
      and (v.size, v.color, v.other) = (s.size, s.color, s.other)
    where s.product_id is not null order by s.line),
  same as materialized (
    select *, case when id is null
      then nextval((select pg_get_serial_sequence('variants', 'id')::regclass)) end as fresh_id from matched),
  beside as materialized (
    select v.product_id, max(v.place) as place from variants v
    where not v.withdrawn and not $1 and v.product_id in (select product_id from same)
      and not exists (select from same where same.id = v.id) group by v.product_id)
  update staged_variants s set id = coalesce(same.id, same.fresh_id), fresh = same.id is null,
    place = case when beside.place is null then same.nth else coalesce(same.place, beside.place + same.nth) end
  from same left join beside on beside.product_id = same.product_id
  where s.line = same.line`

const KEPT: [column: string, set: string][] = [
  ['SKU', 'sku = v.sku'],
  ['price', 'price = v.discount_paise'],
  ['MRP', 'mrp = v.original_paise'],
  ['stock', 'stock = v.stock'],
  ['stock', 'unlimited = v.unlimited'],
  ['promise', 'promise = v.promise'],
  ['image', 'image = v.image'],
  ['image_alt', 'image_alt = v.image_alt'],
  ['weight_g', 'weight_grams = v.weight_grams'],
  ['length_cm', 'length_cm = v.length_cm'],
  ['breadth_cm', 'breadth_cm = v.breadth_cm'],
  ['height_cm', 'height_cm = v.height_cm'],
  ['barcode', 'barcode = v.barcode'],
  ['hsn', 'hsn = v.hsn'],
  ['net_quantity', 'net_quantity = v.net_quantity'],
  ['sale_price', 'sale_paise = v.sale_paise'],
  ['sale_from', 'sale_from = v.sale_from'],
  ['sale_to', 'sale_to = v.sale_to'],
  ['hidden', 'hidden = v.hidden'],
]

const KEEP = (kept: string[]) =>
  `update staged_variants s set ${kept.join(', ')} from variants v where v.id = s.id`

// A variant whose product has other options now is withdrawn too: its values belong to none of them.
const GONE = `insert into gone_variants
  select v.id, v.product_id from variants v join staged_products s on s.id = v.product_id
  where not v.withdrawn and not exists (select from staged_variants f where f.id = v.id)
    and ($1 or (s.options <> '{}' and ((v.size <> '') <> ('size' = any(s.slots))
      or (v.color <> '') <> ('color' = any(s.slots)) or (v.other <> '') <> ('other' = any(s.slots)))))`

/** The variants that there will be, of products that are staged. */
export const FINAL = `insert into final_variants
  select f.product_id, f.size, f.color, f.other, f.place, f.stock, f.unlimited, f.promise
    from staged_variants f where f.product_id is not null and not f.unsure and not f.hidden
  union all
  select v.product_id, v.size, v.color, v.other, v.place, v.stock, v.unlimited, v.promise
    from variants v join staged_products s on s.id = v.product_id
    where not v.withdrawn and not exists (select from staged_variants f where f.id = v.id)
      and not exists (select from gone_variants g where g.id = v.id)`
