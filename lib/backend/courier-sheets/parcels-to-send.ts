import 'server-only'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { usualParcel } from '../couriers/parcel-of-order.ts'
import { db } from '../db/pool.ts'

/** What is packed and waits for a courier: orders that travel together are one parcel. Money in paise. */
export type ParcelToSend = {
  id: string
  placed_at: Date
  address: Address
  /** What the courier collects at the door; 0: it is paid. */
  collect: number
  value: number
  /** Grams, and whole centimetres; of what says none, the shop's usual ones. */
  weight: number
  length: number
  breadth: number
  height: number
  units: number
  products: string
  sku: string
  /** The HSN of most of it. */
  hsn: string
  /** The other orders in it. */
  others: string[]
}

const AT_ONCE = 500

/** All of them, the oldest first. They are read piece by piece: what is packed meanwhile may be among them. */
export async function* parcelsToSend(): AsyncGenerator<ParcelToSend> {
  const { weight, length, breadth, height } = await usualParcel()
  let after = ['-infinity', '']
  let count = AT_ONCE
  while (count === AT_ONCE) {
    const parcels = await db.query<ParcelToSend & { at: string }>(PARCELS, [
      ...[...after, AT_ONCE],
      ...[weight, length, breadth, height],
    ])
    yield* parcels
    const last = parcels.at(-1)
    after = [last?.at ?? '', last?.id ?? '']
    count = parcels.length
  }
}

const WITH = `coalesce((select with_order from shared_parcels s where s.order_id = o.id), o.id)`
const COLLECT = `case when o.at_door > 0 then o.at_door when o.mode = 'COD' then o.total else 0 end`

const HAS_BOX = `num_nulls(coalesce(v.length_cm, p.length_cm), coalesce(v.breadth_cm, p.breadth_cm), coalesce(v.height_cm, p.height_cm)) = 0`

// Things lie on each other, and half a box is none. `at` is the moment to the microsecond, as a Date is not. Of a shared parcel the first order stands for all; those of it that are not packed yet do not travel.
const PARCELS = `
  with firsts as (
    select min(o.placed_at) as placed_at, (array_agg(o.id order by o.placed_at, o.id))[1] as id, array_agg(o.id) as ids,
           sum(${COLLECT})::bigint as collect, sum(o.total)::bigint as value
      from orders o where o.status = 'packed' group by ${WITH})
  select f.id, f.placed_at, f.placed_at::text as at, o.address, f.collect, f.value, array_remove(f.ids, f.id) as others,
         l.weight, l.length, l.breadth, l.height, l.units, l.products, l.sku, l.hsn
    from firsts f join orders o on o.id = f.id
    cross join lateral (
      select sum(l.units)::int as units,
             sum(l.units * coalesce(v.weight_grams, p.weight_grams, $4::int))::int as weight,
             max(case when ${HAS_BOX} then coalesce(v.length_cm, p.length_cm) else $5::int end) as length,
             max(case when ${HAS_BOX} then coalesce(v.breadth_cm, p.breadth_cm) else $6::int end) as breadth,
             sum(l.units * case when ${HAS_BOX} then coalesce(v.height_cm, p.height_cm) else $7::int end)::int as height,
             string_agg(l.units || ' × ' || l.name, '; ' order by l.order_id, l.place) as products,
             coalesce((array_agg(l.sku order by l.total desc) filter (where l.sku <> ''))[1], '') as sku,
             coalesce((array_agg(coalesce(nullif(t.hsn, ''), nullif(v.hsn, ''), p.hsn) order by l.total desc))[1], '') as hsn
        from order_lines l
        left join order_line_taxes t on t.order_id = l.order_id and t.place = l.place
        left join products p on p.id = l.product_id left join variants v on v.id = l.variant_id
       where l.order_id = any(f.ids)) l
   where (f.placed_at, f.id) > ($1::timestamptz, $2::text) order by f.placed_at, f.id limit $3`
