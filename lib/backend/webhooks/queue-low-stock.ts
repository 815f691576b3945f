import 'server-only'
import { sizeOfVariant } from '../catalogue/sellable-sql.ts'
import { jsonbFields } from '../db/json-fields.ts'
import type { Db } from '../db/pool.ts'

/**
 * A part of a statement that takes pieces, so that it costs no way to the database of its own: written down is what fell
 * to the webhook's number from above it, which happens once until there is more again. `taken` holds `product`, `size`,
 * `variant` (null where all of a size share its stock), `was` and `stock`.
 */
export const queueLowStockSql = (taken: string) => `
  insert into webhook_messages (webhook_id, type, data)
  select w.id, 'stock.low', jsonb_build_object('stocks', jsonb_build_array(${STOCK}))
    from ${taken} s join webhooks w on ${IS_LOW} join products p on p.id = s.product
    left join variants v on v.id = s.variant`

/** The same for one stock that the seller has changed by hand. */
export const queueLowStock = (
  tx: Db,
  {
    product,
    size,
    variant,
    was,
    stock,
  }: { product: number; size: string; variant?: number | undefined; was: number; stock: number },
) => tx.run(ONE, [product, size, variant ?? null, was, stock])

/** The same for a change of many: all of a publication, at most so many stocks in one message. */
export const queueLowStockOfPublication = (tx: Db, publication: number) =>
  tx.run(OF_PUBLICATION, [publication, AT_ONCE])

const AT_ONCE = 500

const STOCK = `jsonb_build_object('product_id', p.id, 'asin', p.asin, 'size', s.size, 'variant_id', s.variant,
  'sku', coalesce(nullif(v.sku, ''), p.sku), 'stock', s.stock::int)`

const IS_LOW = `w.off_at is null and 'stock.low' = any(w.events) and s.stock <= w.low_at and s.was > w.low_at`

/** Where each choice of a size has pieces of its own, these are told of instead of their sum. */
export const hasOwnPieces = (product: string, size: string) => `exists (
  select from variants v where v.product_id = ${product} and ${sizeOfVariant('v')} = ${size} and not v.withdrawn
     and (v.stock is not null or v.unlimited))`

const ONE = queueLowStockSql(
  '(select $1::int as product, $2 as size, $3::int as variant, $4::int as was, $5::int as stock)',
)

const OF_PUBLICATION = `
  with fell as (
    select c.id as product, substr(f.key, 7) as size, null::int as variant, (f.value->>0)::int as was, (f.value->>1)::int as stock
      from publication_changes c cross join lateral ${jsonbFields('c.changes')} f
     where c.publication_id = $1 and c.of = 'product' and f.key like 'stock:%'
       and (f.value->>0)::int > (f.value->>1)::int and not ${hasOwnPieces('c.id', 'substr(f.key, 7)')}
    union all
    select v.product_id, ${sizeOfVariant('v')}, v.id, (c.changes->'stock'->>0)::int, (c.changes->'stock'->>1)::int
      from publication_changes c join variants v on v.id = c.id
     where c.publication_id = $1 and c.of = 'variant' and not v.unlimited
       and (c.changes->'stock'->>0)::int > (c.changes->'stock'->>1)::int),
  low as (
    select w.id as webhook, ${STOCK} as stock,
           (row_number() over (partition by w.id order by s.product, s.size, s.variant) - 1) / $2::int as batch
      from fell s join webhooks w on ${IS_LOW} join products p on p.id = s.product
      left join variants v on v.id = s.variant)
  insert into webhook_messages (webhook_id, type, data)
  select webhook, 'stock.low', jsonb_build_object('stocks', jsonb_agg(stock)) from low
   group by webhook, batch order by webhook, batch`
