import 'server-only'
import { indexFacets } from '../catalogue/facets/index-facets.ts'
import { IS_SALE, nextTurn, PRICE_NOW, REGULAR_PRICE } from '../catalogue/sale-sql.ts'
import { LOCK_NOT_AVAILABLE } from '../catalogue-import/take-turn.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { noteCatalogueChange } from '../watch-changes.ts'

/**
 * Lets lists, search and collections follow where a sale has begun or ended, and keeps what was asked until then; tells
 * how many were turned. Pages and orders do not wait for it. While an import is under way it waits for that.
 */
export const turnPrices = (): Promise<number> =>
  transaction(async tx => {
    if (!(await tx.one(IS_DUE))) return 0
    if (!(await isMyTurn(tx))) return 0
    await tx.run(`set local statement_timeout = '60s'`)
    await tx.run('create temporary table due on commit drop as select id, turns_at from products limit 0')
    await tx.run(
      'create temporary table due_variants on commit drop as select id, product_id, turns_at from variants limit 0',
    )
    await tx.run(DUE, [AT_ONCE])
    await tx.run(DUE_VARIANTS, [AT_ONCE])
    for (const step of [...KEEP_ASKED, TURN, TURN_VARIANTS, IN_SEARCH]) await tx.run(step)
    if (await tx.one(HAS_PRICED_COLLECTION)) await sortIntoCollections(tx)
    await noteCatalogueChange(tx)
    const { count = 0 } = (await tx.one<{ count: number }>(COUNT)) ?? {}
    return count
  })

const AT_ONCE = 5_000

const IS_DUE = {
  name: 'prices are to be turned',
  text: `select from products where turns_at <= now()
    union all select from variants where turns_at <= now() limit 1`,
}

/** An import holds the products for as long as it takes, and has its own tables for search and filters. */
const isMyTurn = async (tx: Db) => {
  await tx.query('savepoint turn')
  try {
    await tx.query('lock table sections in share row exclusive mode nowait')
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    await tx.query('rollback to savepoint turn')
    return false
  }
}

// A row that an order holds is for the next time: an order never waits in a circle with this.
const DUE = `insert into due select id, turns_at from products where turns_at <= now() order by turns_at, id limit $1 for update skip locked`
const DUE_VARIANTS = `insert into due_variants select id, product_id, turns_at from variants where turns_at <= now()
  order by turns_at, id limit $1 for update skip locked`

// Before and after its first turn, and after its second one where both are past by now.
const IS_OVER = (of: string) => `d.turns_at = ${of}.sale_from and ${of}.sale_to <= now()`
const VARIANT_REGULAR = `coalesce(v.discount_paise, ${PRICE_NOW})`
const KEEP_ASKED = [
  `insert into prices_asked (product_id, paise, until)
    select p.id, p.discount_paise, d.turns_at from due d join products p on p.id = d.id
    where not p.withdrawn and (p.discount_paise <> ${PRICE_NOW} or ${IS_OVER('p')})
    union all
    select p.id, least(p.sale_paise, ${REGULAR_PRICE}), p.sale_to from due d join products p on p.id = d.id
    where not p.withdrawn and ${IS_OVER('p')}`,
  `insert into prices_asked (product_id, variant_id, paise, until)
    select p.id, v.id, case when d.turns_at = v.sale_to then least(v.sale_paise, ${VARIANT_REGULAR}) else ${VARIANT_REGULAR} end,
      d.turns_at
    from due_variants d join variants v on v.id = d.id join products p on p.id = v.product_id
    where not v.withdrawn and not p.withdrawn
    union all
    select p.id, v.id, least(v.sale_paise, ${VARIANT_REGULAR}), v.sale_to
    from due_variants d join variants v on v.id = d.id join products p on p.id = v.product_id
    where not v.withdrawn and not p.withdrawn and ${IS_OVER('v')}`,
]

const TURN = `update products p set discount_paise = ${PRICE_NOW}, regular_paise = case when ${IS_SALE} then ${REGULAR_PRICE} end,
    turns_at = ${nextTurn('p')}
  from due d where p.id = d.id`

const TURN_VARIANTS = `update variants v set turns_at = ${nextTurn('v')} from due_variants d where v.id = d.id`

const IN_SEARCH = `update product_search s set discount_paise = p.discount_paise
  from due d join products p on p.id = d.id where s.product_id = p.id and s.discount_paise <> p.discount_paise`

const HAS_PRICED_COLLECTION = `select from collections
  where not withdrawn and (price_from is not null or price_to is not null) limit 1`

const sortIntoCollections = async (tx: Db) => {
  await tx.run('create temporary table changed_products on commit drop as select id from due')
  await tx.run('create temporary table staged_products (id integer, sizes text[]) on commit drop')
  await indexFacets(tx)
}

const COUNT = `select (select count(*) from due)::int + (select count(*) from due_variants)::int as count`
