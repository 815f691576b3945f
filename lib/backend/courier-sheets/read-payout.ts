import 'server-only'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { paiseOf, parcelNumberOf } from './sheet-cells.ts'
import { type ReadSheet, takeInRows } from './take-in-rows.ts'

/** What couriers call these columns in what they tell of a payout; what was paid before what was collected. */
const NAMES = {
  number: [
    'awb',
    'awbno',
    'awbnumber',
    'awbcode',
    'waybill',
    'waybillno',
    'waybillnumber',
    'lrnumber',
    'trackingnumber',
    'trackingid',
    'trackingno',
    'number',
    'consignmentno',
    'consignmentnumber',
    'docketno',
    'articlenumber',
  ],
  amount: [
    'remittedamount',
    'amountremitted',
    'codremitted',
    'remittanceamount',
    'codremittance',
    'paidamount',
    'amountpaid',
    'codamount',
    'codvalue',
    'codamountrs',
    'collectedamount',
    'ordervalue',
    'amount',
  ],
}

/** What a courier says to have paid out, read and held against what it had to collect. */
export const readPayout = (file: string, by: string): Promise<ReadSheet> =>
  takeInRows({
    ...{ file, by, kind: 'payout', names: NAMES, needed: ['number', 'amount'] },
    rowOf: ({ line, cells }) => {
      const number = parcelNumberOf(cells.number)
      const amount = paiseOf(cells.amount)
      return {
        line,
        named: '',
        courier: '',
        number,
        amount,
        state: !number ? 'no-number' : amount === null ? 'no-amount' : '',
      }
    },
    check: (tx, id) => checkPayout(tx, id),
  })

/** Takes a payout in: from now on it counts. Held against the orders once more, since they go on. Once. */
export const takePayout = (id: number): Promise<boolean> =>
  transaction(async tx => {
    // Two payouts at once would each find that the other has not paid a parcel.
    await tx.run('select pg_advisory_xact_lock($1)', [ONE_AT_A_TIME])
    const isTaken = await tx.run(
      `update courier_sheets set state = 'taken', taken_at = now() where id = $1 and kind = 'payout' and state = 'checked'`,
      [id],
    )
    if (isTaken === 0) return false
    await tx.run(`set local statement_timeout = '60s'`)
    await tx.run(`update courier_sheet_rows set state = '' where sheet_id = $1 and state <> all($2)`, [
      id,
      MALFORMED,
    ])
    await checkPayout(tx, id)
    return true
  })

const ONE_AT_A_TIME = 4_620_467

const MALFORMED = ['no-number', 'no-amount']

/** Rows whose money counts as paid out for an order. */
export const PAID_STATES = ['right', 'sum', 'early'] as const

const checkPayout = (tx: Db, id: number) => tx.run(CHECK, [id, PAID_STATES])

const IS_COD = `(o.mode = 'COD' or o.at_door > 0)`
const DUE = `case when o.at_door > 0 then o.at_door else o.total end`

// Orders that travel together have one number: what is due of them is one sum.
const CHECK = `
  with rows as (
    select r.line, r.number, r.amount, row_number() over (partition by upper(r.number) order by r.line) as nth
      from courier_sheet_rows r where r.sheet_id = $1 and r.state = ''),
  parcels as (
    select upper(o.tracking_number) as number, (array_agg(o.id order by o.placed_at, o.id))[1] as order_id,
           coalesce(sum(${DUE}) filter (where ${IS_COD} and o.status in ('shipped', 'delivered')), 0)::bigint as due,
           bool_or(${IS_COD}) as is_cod, bool_or(o.status = 'delivered') as is_delivered,
           bool_and(o.status = 'cancelled') as came_back
      from orders o where o.tracking_number <> '' and upper(o.tracking_number) in (select upper(number) from rows)
     group by 1)
  update courier_sheet_rows r set order_id = p.order_id, due = p.due, state = case
      when p.order_id is null then 'unknown'
      when w.nth > 1 then 'twice'
      when exists (select from courier_sheet_rows e join courier_sheets s on s.id = e.sheet_id
                    where upper(e.number) = upper(w.number) and e.number <> '' and e.sheet_id <> $1 and s.kind = 'payout'
                      and s.state = 'taken' and e.state = any($2)) then 'twice'
      when p.came_back then 'came-back'
      when not p.is_cod then 'prepaid'
      when w.amount <> p.due then 'sum'
      when not p.is_delivered then 'early'
      else 'right' end
    from rows w left join parcels p on p.number = upper(w.number)
   where r.sheet_id = $1 and r.line = w.line`

export type UnpaidParcel = {
  order_id: string
  courier: string
  number: string
  due: number
  delivered_at: Date
}

/**
 * Delivered and collected by the couriers of a payout, not after the last one that it pays nor before the first that was ever
 * paid out, and not paid out by any: its missing rows, as things are now.
 */
export const missingFromPayout = (id: number, most: number) =>
  db.query<UnpaidParcel>(MISSING, [id, PAID_STATES, most])

const UNPAID = `
  select (array_agg(o.id order by o.placed_at, o.id))[1] as order_id, max(o.courier) as courier, o.tracking_number as number,
         sum(${DUE})::bigint as due, max(e.at) as delivered_at
    from orders o join order_events e on e.order_id = o.id and e.kind = 'delivered'
   where o.status = 'delivered' and o.tracking_number <> '' and ${IS_COD}
     and not exists (select from courier_sheet_rows r join courier_sheets s on s.id = r.sheet_id
                      where upper(r.number) = upper(o.tracking_number) and r.number <> '' and s.kind = 'payout'
                        and s.state = 'taken' and r.state = any($2))
   group by o.tracking_number`

const MISSING = `
  with paid as (
    select o.courier, max(e.at) filter (where r.sheet_id = $1) as last, min(e.at) as first
      from courier_sheet_rows r join courier_sheets s on s.id = r.sheet_id join orders o on o.id = r.order_id
      join order_events e on e.order_id = o.id and e.kind = 'delivered'
     where s.kind = 'payout' and (r.sheet_id = $1 or s.state = 'taken') and r.state in ('right', 'sum', 'twice')
     group by o.courier),
  listed as (select upper(number) as number from courier_sheet_rows where sheet_id = $1)
  select u.* from (${UNPAID}) u join paid p on p.courier = u.courier and u.delivered_at between p.first and p.last
   where upper(u.number) not in (select number from listed)
   order by u.delivered_at, u.order_id limit $3`

export type PayoutSums = { due: number; count: number; paid: number; courier: string }

/** By courier: what it has paid out, and what it still has, of parcels delivered since the first that was paid out. */
export const payoutSums = () => db.query<PayoutSums>(SUMS, [PAID_STATES])

const SUMS = `
  with paid as (
    select o.courier, r.amount, e.at from courier_sheet_rows r join courier_sheets s on s.id = r.sheet_id
      join orders o on o.id = r.order_id left join order_events e on e.order_id = o.id and e.kind = 'delivered'
     where s.kind = 'payout' and s.state = 'taken' and r.state = any($1)),
  begun as (select courier, min(at) as at, sum(amount)::bigint as paid from paid group by courier),
  unpaid as (${UNPAID.replaceAll('$2', '$1')})
  select b.courier, b.paid, coalesce(sum(u.due), 0)::bigint as due, count(u.order_id)::int as count
    from begun b left join unpaid u on u.courier = b.courier and (b.at is null or u.delivered_at >= b.at)
   group by b.courier, b.paid order by due desc, b.courier`
