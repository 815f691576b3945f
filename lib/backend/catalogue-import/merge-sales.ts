import 'server-only'
import { nextTurn, PRICE_NOW, VARIANT_PRICE_NOW } from '../catalogue/sale-sql.ts'
import type { Db } from '../db/pool.ts'

/** Keeps what was asked until now of products and variants whose price is about to change. */
export const notePricesAsked = async (tx: Db) => {
  await tx.run(NOTE_PRODUCTS)
  await tx.run(NOTE_VARIANTS)
}

/** How columns of a product are saved that its sale decides, of a staged row `p`. */
export const SAVED_PRICES: Record<string, string> = {
  discount_paise: PRICE_NOW,
  regular_paise: `nullif(p.discount_paise, ${PRICE_NOW})`,
  turns_at: nextTurn('p'),
}

/** When the sales of variants turn next, once they are saved. */
export const startVariantSales = (tx: Db) => tx.run(START_VARIANTS)

// What the file says of a row, in the place of what the shop had: priced by the same SQL.
const AFTER = `select s.discount_paise, null::integer as regular_paise, s.sale_paise, s.sale_from, s.sale_to`

const NOTE_PRODUCTS = `insert into prices_asked (product_id, paise, until)
  select had.id, had.price, now() from (
    select p.id, ${PRICE_NOW} as price from products p join changed_products c on c.id = p.id
    where not p.withdrawn) had
  join staged_products s on s.id = had.id
  cross join lateral (select ${PRICE_NOW} as price from (${AFTER}) p) next where next.price <> had.price`

// A variant without a price of its own follows its product, of which the same is kept.
const NOTE_VARIANTS = `insert into prices_asked (product_id, variant_id, paise, until)
  select had.product_id, had.id, had.price, now() from (
    select v.product_id, v.id, v.discount_paise is null as follows, ${VARIANT_PRICE_NOW} as price
    from variants v join changed_variants c on c.product_id = v.product_id join products p on p.id = v.product_id
    where not v.withdrawn and not p.withdrawn) had
  join staged_variants s on s.id = had.id
  cross join lateral (select ${VARIANT_PRICE_NOW} as price
    from (select n.discount_paise, null::integer as regular_paise, n.sale_paise, n.sale_from, n.sale_to
        from staged_products n where n.id = had.product_id) p,
      (select s.price as discount_paise, s.sale_paise, s.sale_from, s.sale_to) v) next
  where next.price <> had.price and not (had.follows and s.price is null and s.sale_paise is null)`

const START_VARIANTS = `update variants v set turns_at = ${nextTurn('v')}
  from changed_variants c where c.product_id = v.product_id and v.turns_at is distinct from ${nextTurn('v')}`
