import 'server-only'

// now() is the moment at which a transaction began: within it, the price stays as it is.
const isRunning = (of: string) =>
  `(${of}.sale_paise is not null and (${of}.sale_from is null or ${of}.sale_from <= now())
    and (${of}.sale_to is null or ${of}.sale_to > now()))`

const atSale = (of: string, regular: string) =>
  `case when ${isRunning(of)} then least(${of}.sale_paise, ${regular}) else ${regular} end`

/** What a product `p` costs without its sale: what the seller's file calls its price. */
export const REGULAR_PRICE = 'coalesce(p.regular_paise, p.discount_paise)'

/**
 * What a product `p` costs now, by the database's clock. discount_paise follows within a second, for indexes: whatever
 * shows a price, or charges it, reads this.
 */
export const PRICE_NOW = atSale('p', REGULAR_PRICE)

const VARIANT_REGULAR = `coalesce(v.discount_paise, ${PRICE_NOW})`

/** The same of a variant `v` of `p`, or of `p` where `v` is a row of nulls. */
export const VARIANT_PRICE_NOW = atSale('v', VARIANT_REGULAR)

/** When the sale of a row begins or ends next; null where neither is to come. */
export const nextTurn = (of: string) =>
  `case when ${of}.sale_paise is null then null when ${of}.sale_from > now() then ${of}.sale_from
    when ${of}.sale_to > now() then ${of}.sale_to end`

export const IS_SALE = `${isRunning('p')} and p.sale_paise < ${REGULAR_PRICE}`
const IS_VARIANT_SALE = `${isRunning('v')} and v.sale_paise < ${VARIANT_REGULAR}`

// A variant without a price of its own costs what its product does.
const OF_VARIANT = '(a.variant_id = v.id or (v.discount_paise is null and a.variant_id is null))'

/** The lowest price that was asked since 30 days before a sale began: none where it never cost anything else. */
const lowestBefore = (of: string, isAsked: string) => `(select min(a.paise) from prices_asked a
    where a.product_id = p.id and ${isAsked} and a.until > coalesce(${of}.sale_from, now()) - interval '30 days')`

const asJson = (of: string, lowest: string) => `json_build_object('until', ${of}.sale_to, 'was', ${lowest})`

const PRODUCT_SALE = asJson('p', lowestBefore('p', 'a.variant_id is null'))

/** The sale of a product `p` that runs now: when it ends, and what was asked before, in paise. */
export const SALE = `case when ${IS_SALE} then ${PRODUCT_SALE} end`

/** The same of a variant `v` of `p`: its own, or its product's where it has that one's price. */
export const VARIANT_SALE = `case
  when ${IS_VARIANT_SALE} then ${asJson('v', lowestBefore('v', OF_VARIANT))}
  when v.discount_paise is null and ${IS_SALE} then ${PRODUCT_SALE} end`

const RECENTLY = `a.product_id = p.id and a.until > now() - interval '7 days' and a.until <= now()`
/** A sale that runs, or is planned: its price and its moments, what is asked otherwise, and what was asked before it. */
const planned = (of: string, regular: string, lowest: string) =>
  `case when ${of}.sale_paise < ${regular} and (${of}.sale_to is null or ${of}.sale_to > now())
    then json_build_object('price', ${of}.sale_paise, 'regular', ${regular}, 'from', ${of}.sale_from, 'to', ${of}.sale_to,
      'runs', ${isRunning(of)}, 'was', ${lowest}) end`

/** That of a product `p`, for feeds. */
export const PLANNED_SALE = planned('p', REGULAR_PRICE, lowestBefore('p', 'a.variant_id is null'))

/** Those of its variants, by their ids: their own, or its, where they cost the same. */
export const PLANNED_SALES = `case when p.slots <> '{}' then (select json_object_agg(v.id, case
    when v.sale_paise is not null then ${planned('v', VARIANT_REGULAR, lowestBefore('v', OF_VARIANT))}
    when v.discount_paise is null then ${PLANNED_SALE} end)
  from variants v where v.product_id = p.id and not v.withdrawn
    and (v.sale_paise is not null or (v.discount_paise is null and p.sale_paise is not null))) end`

// What is due, and not yet in prices_asked: the job writes it a moment later, or after an import.
const notYetKept = (of: string, regular: string) => `case
    when ${of}.turns_at <= now() and ${of}.sale_to <= now()
      then json_build_object('price', least(${of}.sale_paise, ${regular}), 'until', ${of}.sale_to)
    when ${of}.turns_at <= now() and ${of}.sale_from <= now()
      then json_build_object('price', ${regular}, 'until', ${of}.sale_from) end`
const PRODUCT_NOT_YET_KEPT = notYetKept('p', REGULAR_PRICE)
const VARIANT_NOT_YET_KEPT = `coalesce(${notYetKept('v', VARIANT_REGULAR)},
    case when v.discount_paise is null then ${PRODUCT_NOT_YET_KEPT} end)`

const BEFORE = "json_build_object('price', a.paise, 'until', a.until)"
const priceBefore = (
  isAsked: string,
) => `(select ${BEFORE} from prices_asked a where ${RECENTLY} and ${isAsked}
    order by a.until desc limit 1)`

/** What was asked of `p` until its price last changed within a week; null where it did not. */
export const PRICE_BEFORE = `coalesce(${PRODUCT_NOT_YET_KEPT}, ${priceBefore('a.variant_id is null')})`

/** The same of its variant `v`, or of `p` where `v` is a row of nulls. */
export const VARIANT_PRICE_BEFORE = `coalesce(${VARIANT_NOT_YET_KEPT}, ${priceBefore(OF_VARIANT)})`

/** The same of all variants of `p`, by their ids; null where no price changed. */
export const VARIANT_PRICES_BEFORE = `case when p.slots <> '{}' then (select json_object_agg(id, before) from (
    select distinct on (id) id, before from (
      select v.id, ${BEFORE} as before, a.until from prices_asked a
        join variants v on v.product_id = a.product_id and not v.withdrawn and ${OF_VARIANT}
        where ${RECENTLY}
      union all
      select v.id, ${VARIANT_NOT_YET_KEPT}, now() from variants v where v.product_id = p.id and not v.withdrawn) changes
    where before is not null order by id, until desc) each_one) end`
