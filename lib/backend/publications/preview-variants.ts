import 'server-only'
import { inItsSale } from '#messages/publications.ts'
import { REGULAR_PRICE } from '../catalogue/sale-sql.ts'

/** A product and what was chosen of it: Kurta, M, Red. */
export const nameOfChoice = (product: string, variant: string) =>
  `concat_ws(', ', ${product}.name, nullif(${variant}.size, ''), nullif(${variant}.color, ''), nullif(${variant}.other, ''))`

/** Variants `s` that a publication adds, with their products `p`; `f.fresh` is whether these are new too. */
export const NEW_VARIANTS = `publication_changes c join staged_variants s on s.id = c.id
    join products p on p.id = s.product_id join changed_products f on f.id = p.id
  where c.publication_id = $1 and c.of = 'variant' and c.changes->'withdrawn' = '[null, false]'`

// Variants are not saved yet, and products are: what a product cost before stands with its changes.
const PRODUCT_COST = `coalesce((p_changes.changes->'discount_paise'->>0)::bigint, ${REGULAR_PRICE})`

/** What variants cost before and after; without a price of its own one costs what its product does. */
export const VARIANT_PRICES = `select v.product_id, ${nameOfChoice('p', 'v')},
    coalesce((c.changes->'discount_paise'->>0)::bigint, ${PRODUCT_COST}),
    coalesce((c.changes->'discount_paise'->>1)::bigint, ${REGULAR_PRICE})
  from publication_changes c join variants v on v.id = c.id join products p on p.id = v.product_id
    left join publication_changes p_changes on p_changes.publication_id = $1 and p_changes.of = 'product' and p_changes.id = p.id
  where c.publication_id = $1 and c.of = 'variant' and c.changes ? 'discount_paise'`

/** What they cost in a sale that is new, or at another price, beside what they cost otherwise. */
export const VARIANT_SALE_PRICES = `select v.product_id, concat_ws(', ', ${nameOfChoice('p', 'v')}, '${inItsSale}'),
    coalesce((c.changes->'discount_paise'->>1)::bigint, v.discount_paise, ${REGULAR_PRICE}),
    (c.changes->'sale_paise'->>1)::bigint
  from publication_changes c join variants v on v.id = c.id join products p on p.id = v.product_id
  where c.publication_id = $1 and c.of = 'variant' and c.changes->'sale_paise'->>1 is not null`

const pieces = (stock: string, unlimited: string) =>
  `case when ${unlimited} then 'unlimited' else coalesce(${stock}::text, 'shared') end`
const AFTER = `case when c.changes ? 'stock' then (c.changes->'stock'->>1)::bigint else v.stock end`

/** The pieces of variants before and after, and how many more they are. */
export const VARIANT_STOCKS = `select v.product_id, p.name, concat_ws(', ', nullif(v.size, ''), nullif(v.color, ''), nullif(v.other, '')),
    ${pieces('v.stock', 'v.unlimited')},
    ${pieces(AFTER, "coalesce((c.changes->'unlimited'->>1)::boolean, v.unlimited)")},
    coalesce(${AFTER}, 0) - coalesce(v.stock, 0)
  from publication_changes c join variants v on v.id = c.id join products p on p.id = v.product_id
  where c.publication_id = $1 and c.of = 'variant' and c.changes ?| '{stock,unlimited}'`

/** Variants that come or go, by what is recorded of them. */
export const variantsTurned = (how: string) => `select count(*) over ()::int as all, v.product_id as id,
    ${nameOfChoice('p', 'v')} as name
  from publication_changes c join variants v on v.id = c.id join products p on p.id = v.product_id
  where c.publication_id = $1 and c.of = 'variant' and c.changes->'withdrawn' = '${how}' order by v.product_id, v.place limit 5`
