import 'server-only'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { changedBySomebody, changedMeanwhile, deedWords } from '#messages/desk-orders-acts.ts'
import { statusWords } from '#messages/order-states.ts'
import { db } from '../../db/pool.ts'

/** SQL: a mark of all that acts on the order `o` can change. Notes and messages change nothing that another act overwrites. */
const STATE = `md5(concat_ws('|', o.status, o.courier, o.tracking_number, o.confirmed_at, o.address,
  (select string_agg(e.kind || e.at, ',' order by e.kind) from order_events e where e.order_id = o.id),
  (select string_agg(k.id || k.state, ',' order by k.id) from upi_claims k where k.order_id = o.id),
  (select string_agg(r.payment_id || r.state, ',' order by r.payment_id) from refunds r where r.order_id = o.id),
  (select string_agg(r.id || r.state, ',' order by r.id) from part_refunds r where r.order_id = o.id),
  (select string_agg(q.id || q.state, ',' order by q.id) from return_requests q where q.order_id = o.id),
  (select string_agg(b.id || b.state || b.awb || b.task, ',' order by b.id) from courier_bookings b where b.order_id = o.id),
  (select string_agg(p.id::text, ',' order by p.id) from ended_parts p where p.order_id = o.id)))`

const LAST_DEED = `(select max(b.id) from desk_book b where b.about = o.id and b.outcome = 'done')`

/** SQL: what a page of the order `o` has shown; its forms send it along. */
export const SEEN = `${STATE} || '.' || coalesce(${LAST_DEED}, 0)`

/** Why an act on what a page has shown would be on something else: who did what meanwhile. Undefined: it is as it was. */
export async function orderChangeSentence(id: string, seen: string): Promise<string | undefined> {
  const [state = '', deed = '0'] = seen.split('.')
  const row = await db.one<Row>(NOW, [id, /^\d{1,15}$/.test(deed) ? deed : '0'])
  if (!row || row.state === state) return undefined
  if (!row.act || !row.at) return changedBySomebody(statusWords[row.status].toLowerCase())
  return changedMeanwhile(row.person ?? '', deedWords[row.act] ?? deedWords.other, momentInIndia(row.at))
}

type Row = {
  state: string
  status: keyof typeof statusWords
  person: string | null
  act: string | null
  at: Date | null
}

const NOW = `
  select ${STATE} as state, o.status, b.person, b.act, b.at
    from orders o
    left join lateral (select person, act, at from desk_book where about = o.id and outcome = 'done' and id > $2
                        order by id desc limit 1) b on true
   where o.id = $1`
