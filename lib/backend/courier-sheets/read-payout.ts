import 'server-only'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { keepSheetToCheck, type ReadSheet } from './keep-sheet-to-check.ts'
import { DUE, IS_COD, PAID_STATES, paidOut } from './paid-out.ts'
import { paiseOf, parcelNumberOf } from './sheet-cells.ts'

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
  keepSheetToCheck({
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

const checkPayout = (tx: Db, id: number) => tx.run(CHECK, [id, PAID_STATES])

// Orders that travel together have one number: what is due of them is one sum.
const CHECK = `
  with rows as (
    select r.line, r.number, r.amount, coalesce(x.amount, 0) as before,
           row_number() over (partition by upper(r.number) order by r.line) as nth
      from courier_sheet_rows r left join ${paidOut('$2', 'and s.id <> $1')} x on x.number = upper(r.number)
     where r.sheet_id = $1 and r.state = ''),
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
      when w.before > 0 and w.before + w.amount > p.due then 'twice'
      when p.came_back then 'came-back'
      when not p.is_cod then 'prepaid'
      when w.before + w.amount <> p.due then 'sum'
      when w.before > 0 then 'rest'
      when not p.is_delivered then 'early'
      else 'right' end
    from rows w left join parcels p on p.number = upper(w.number)
   where r.sheet_id = $1 and r.line = w.line`
