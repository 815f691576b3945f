import 'server-only'
import { db } from '../db/pool.ts'

/** What the seller reads of a return, or of a part that did not arrive: then it has no number of its own. */
export type SellerReturn = {
  number: string | null
  order_id: string
  kind: string | null
  state: string | null
  wish: string | null
  reason: string | null
  comment: string | null
  refused_because: string | null
  at: Date
  lines: string
  customer: string
  mobile: string
  refund: {
    amount: number
    state: string
    utr: string
    last_error: string
    again: boolean
    paid: boolean
  } | null
  upi: string | null
  pictures: number
}

/** Open ones: what waits for the seller, and money that has not arrived. The oldest first. */
export const listReturns = (all: boolean) =>
  db.query<SellerReturn>(`${READ} where $1 or ${OPEN} order by at limit 1000`, [all])

export const showReturn = (number: string) => db.one<SellerReturn>(`${READ} where number = $1`, [number])

export const picturesOfReturn = async (number: string) =>
  (
    await db.query<{ webp: Buffer }>(
      `select p.webp from attached_pictures p join return_requests q on q.id = p.return_id
        where q.number = $1 order by p.id`,
      [number],
    )
  ).map(({ webp }) => webp)

const READ = `
  select told.*, o.address->>'firstname' || ' ' || (o.address->>'lastname') as customer, o.address->>'mobileno' as mobile,
         (select json_build_object('amount', r.amount, 'state', r.state, 'utr', r.utr, 'last_error', r.last_error, 'paid', r.payment_id is not null,
             'again', r.utr <> '' and exists (select from part_refunds other where other.utr = r.utr and other.id <> r.id))
            from part_refunds r where r.part_id = told.part) as refund,
         (select upi from refund_targets t where t.order_id = told.order_id) as upi,
         (select count(*)::int from attached_pictures a where a.return_id = told.request) as pictures
    from (select q.id as request, p.id as part, q.number, q.order_id, p.kind, q.state, q.wish, q.reason, q.comment,
                 q.refused_because, q.asked_at as at, q.ended_at,
                 (select string_agg(l.units || ' × ' || n.name || case when q.wish = 'exchange'
                      then ' → ' || concat_ws(', ', nullif(l.size, ''), nullif(l.color, ''), nullif(l.other, '')) else '' end, ', ' order by l.place)
                    from return_lines l join order_lines n on n.order_id = q.order_id and n.place = l.place
                   where l.return_id = q.id) as lines
            from return_requests q left join ended_parts p on p.return_id = q.id
          union all
          select null, p.id, null, p.order_id, p.kind, null, null, null, null, null, p.at, p.at,
                 coalesce(nullif(p.reason, ''), (select string_agg(l.units || ' × ' || n.name, ', ' order by l.place)
                    from ended_part_lines l join order_lines n on n.order_id = p.order_id and n.place = l.place
                   where l.part_id = p.id))
            from ended_parts p where p.return_id is null) told
    join orders o on o.id = told.order_id`

const OPEN = `(told.ended_at is null or exists (
  select from part_refunds r where r.part_id = told.part and r.state in ('by-hand', 'stuck')))`
