import 'server-only'
import type { Db } from '../db/pool.ts'
import { queueLowStockOfPublication } from './queue-low-stock.ts'

/** How many products stand in one message: an import of 20,000 is forty of them, written in one statement. */
const AT_ONCE = 500

/**
 * Writes down which products a publication has changed, added or withdrawn, and whose stock fell by it: before its stock
 * is saved, from where on orders of these products wait.
 */
export async function queueChangedProducts(tx: Db, publication: number) {
  const wanted = await tx.query<{ type: string }>(WANTED)
  if (wanted.some(({ type }) => type === 'product.changed')) await tx.run(CHANGED, [publication, AT_ONCE])
  if (wanted.some(({ type }) => type === 'stock.low')) await queueLowStockOfPublication(tx, publication)
}

/** One product that was changed without a publication. */
export const queueChangedProduct = (tx: Db, id: number) =>
  tx.run(`${PRODUCTS('select $1::int as id')}${TELL}`, [id, AT_ONCE])

const WANTED = `select distinct unnest(events) as type from webhooks where off_at is null`

const PRODUCTS = (changed: string) => `
  with changed as (${changed}),
  numbered as (
    select p.id, p.asin, p.withdrawn, (row_number() over (order by p.id) - 1) / $2::int as batch
      from changed join products p using (id)),
  batches as (
    select batch, jsonb_agg(jsonb_build_object('product_id', id, 'asin', asin, 'on_sale', not withdrawn) order by id) as products
      from numbered group by batch)`

const TELL = `
  insert into webhook_messages (webhook_id, type, data)
  select w.id, 'product.changed', jsonb_build_object('products', b.products)
    from batches b cross join webhooks w
   where w.off_at is null and 'product.changed' = any(w.events) order by w.id, b.batch`

const CHANGED = `${PRODUCTS(`
    select c.id from publication_changes c where c.publication_id = $1 and c.of = 'product'
    union
    select v.product_id from publication_changes c join variants v on v.id = c.id
     where c.publication_id = $1 and c.of = 'variant'
    union
    select s.product_id from publication_changes c join staged_variants s on s.id = c.id
     where c.publication_id = $1 and c.of = 'variant'`)}${TELL}`
