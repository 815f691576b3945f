import 'server-only'
import type { ListedThing, ThingFilter, ThingList } from '#lib/desk/rules/thing-types.ts'
import { REGULAR_PRICE } from '../../catalogue/sale-sql.ts'
import { db } from '../../db/pool.ts'
import { fewPieces } from './few-pieces.ts'
import { thingConditions } from './thing-conditions.ts'

/** As many stand on a page. */
export const THINGS_A_PAGE = 30

/** Things of the shop, the newest first. */
export async function listThings(
  filter: ThingFilter,
  after?: number,
  most = THINGS_A_PAGE,
): Promise<ThingList> {
  const { where, values } = thingConditions(filter)
  const ids = await db.query<{ id: number }>(
    `select p.id from products p where ${where} and p.id < $${values.length + 1} order by p.id desc limit ${most + 1}`,
    [...values, after ?? MOST_ID],
  )
  const shown = ids.slice(0, most).map(({ id }) => id)
  const things = await thingsOf(shown)
  return { things, next: ids.length > most ? shown.at(-1) : undefined }
}

const MOST_ID = 2_147_483_647

/** These things, in this order. */
export async function thingsOf(ids: readonly number[]): Promise<ListedThing[]> {
  if (ids.length === 0) return []
  return db.query<ListedThing>(THINGS, [ids, await fewPieces()])
}

const THINGS = `
  select p.id, p.asin, p.sku, p.name, coalesce(p.images[1], '') as picture, coalesce(s.name, '') as section,
    ${REGULAR_PRICE} as price, p.original_paise as mrp, coalesce(z.pieces, 0)::int as pieces, coalesce(z.least, 0) <= $2 as "isFew",
    exists (select from variants v where v.product_id = p.id and not v.withdrawn and (v.unlimited or v.promise <> '')) as endless,
    p.withdrawn as hidden
  from unnest($1::int[]) with ordinality as asked (id, place) join products p on p.id = asked.id
    left join sections s on s.id = p.subcategory_id
    left join lateral (select least(sum(stock), 2147483647) as pieces, min(stock) as least
      from product_sizes where product_id = p.id) z on true
  order by asked.place`
