import 'server-only'
import type { z } from 'zod'
import type { InputOf } from '#lib/contract/v1/program-call.ts'
import type { returnCalls, returnV1 } from '#lib/contract/v1/returns-v1.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { db } from '../../db/pool.ts'
import type { ActName, Rows } from '../call-row.ts'
import { cursorOf, isSortMoment, isTextOf, pageOf, readCursor, sortMoment } from '../cursor.ts'

type ReturnV1 = z.input<typeof returnV1>
type Row = Omit<ReturnV1, 'asked_at' | 'ended_at'> & {
  asked_at: Date
  ended_at: Date | null
  at: string
  id: number
}
type Place = readonly [at: string, id: number]

async function listReturnsV1({ state, cursor, limit }: InputOf<typeof returnCalls.listReturns>) {
  const after = readCursor(cursor, isPlace)
  const rows = await db.query<Row>(
    `${READ} where ($1::text is null or q.state = $1 or ($1 = 'open' and q.ended_at is null))
       and ($2::timestamptz is null or (q.asked_at, q.id) < ($2, $3::bigint))
     order by q.asked_at desc, q.id desc limit $4`,
    [state ?? null, after?.[0] ?? null, after?.[1] ?? null, limit + 1],
  )
  return pageOf(rows, limit, told, ({ at, id }) => cursorOf(at, Number(id)))
}

const isPlace = (parts: readonly unknown[]): parts is Place =>
  parts.length === 2 &&
  isSortMoment(parts[0]) &&
  Number.isSafeInteger(parts[1]) &&
  isTextOf(30)(String(parts[1]))

type OfReturn = { number: string }

const oneReturn = async ({ number }: OfReturn) => {
  const row = await db.one<Row>(`${READ} where q.number = $1`, [hyphenatedNumber(number)])
  return row && told(row)
}

const told = ({ at: _, id: __, asked_at, ended_at, ...row }: Row): ReturnV1 => ({
  ...row,
  asked_at: asked_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
})

const READ = `
  select q.id, ${sortMoment('q.asked_at')} as at, q.number, q.order_id, q.state, q.wish, q.reason, q.comment, q.refused_because,
         q.asked_at, q.ended_at,
         (select json_agg(json_build_object('place', l.place, 'units', l.units, 'name', n.name, 'instead',
             case when q.wish = 'exchange' then json_build_object('size', l.size, 'color', l.color, 'other', l.other) end)
             order by l.place)
            from return_lines l join order_lines n on n.order_id = q.order_id and n.place = l.place
           where l.return_id = q.id) as lines,
         (select json_build_object('amount_paise', r.amount, 'state', r.state, 'utr', r.utr,
             'upi', case when r.payment_id is null then coalesce(t.upi, '') else '' end)
            from part_refunds r join ended_parts p on p.id = r.part_id left join refund_targets t on t.order_id = q.order_id
           where p.return_id = q.id) as refund
    from return_requests q`

const after = async (input: OfReturn) => {
  const found = await oneReturn(input)
  return found && { return: found }
}

const onReturn = <Input extends OfReturn>(act: ActName, fields: (input: Input) => object = () => ({})) => ({
  act,
  form: async (input: Input) =>
    (await oneReturn(input)) && { number: hyphenatedNumber(input.number), ...fields(input) },
  after,
})

type Sellable = OfReturn & { sellable: boolean }
const sellable = ({ sellable }: Sellable) => ({ sellable: sellable ? 'yes' : 'no' })

export const returnRows: Rows<typeof returnCalls> = {
  listReturns: { read: listReturnsV1 },
  getReturn: { read: oneReturn },
  acceptReturn: onReturn('orders.returnAccept'),
  refuseReturn: onReturn('orders.returnRefuse', ({ reason }: OfReturn & { reason: string }) => ({ reason })),
  pickReturn: onReturn('orders.returnPicked'),
  receiveReturn: onReturn('orders.returnReceived'),
  refundReturn: onReturn('orders.returnRefund', sellable),
  exchangeReturn: onReturn(
    'orders.returnExchange',
    (input: Sellable & { courier: string; tracking_number: string }) => ({
      ...sellable(input),
      courier: input.courier,
      parcel: input.tracking_number,
    }),
  ),
  returnPaid: onReturn('orders.returnPaid', ({ utr }: OfReturn & { utr: string }) => ({ utr })),
}
