import 'server-only'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { oneAtATime } from '../orders/one-at-a-time.ts'
import { stepParcel } from '../orders/step-parcel.ts'

/** Lets the orders of a sheet be marked as sent; how many. Once: a second time finds none. */
export const acceptNumbers = (id: number): Promise<number> =>
  transaction(async tx => {
    await tx.run(
      `update courier_sheets set state = 'taken', taken_at = now() where id = $1 and kind = 'numbers'`,
      [id],
    )
    return tx.run(`update courier_sheet_rows set state = 'todo' where sheet_id = $1 and state = 'ready'`, [
      id,
    ])
  })

const AT_ONCE = 25

/** Marks the next of them as sent, by the same function as by hand. */
export async function sendNumbers(sheet?: number): Promise<number> {
  const rows = await db.query<Row>(TO_DO, [sheet ?? null, AT_ONCE])
  for (const row of rows) await sendOne(row)
  return rows.length
}

type Row = { sheet_id: number; line: number; order_id: string; courier: string; number: string }

const sendOne = ({ sheet_id: sheet, line, order_id: id, courier, number }: Row) =>
  oneAtATime(`desk ${id}`, async () => {
    // Somebody may have sent it meanwhile, with this number or with another one.
    const now = await db.one<{ status: string; tracking_number: string }>(
      'select status, tracking_number from orders where id = $1',
      [id],
    )
    if (now && ['shipped', 'delivered'].includes(now.status)) {
      const isSame = now.tracking_number.toUpperCase() === number.toUpperCase()
      return end(sheet, line, isSame ? 'sent' : 'other-number', '')
    }
    const { done, message } = await stepParcel(id, 'shipped', { courier, number })
    return end(sheet, line, done ? 'sent' : 'refused', done ? '' : message)
  })

const end = (sheet: number, line: number, state: string, note: string) =>
  db.run(
    `update courier_sheet_rows set state = $3, note = $4 where sheet_id = $1 and line = $2 and state = 'todo'`,
    [sheet, line, state, note.slice(0, 300)],
  )

const TO_DO = `
  select sheet_id, line, order_id, courier, number from courier_sheet_rows
   where state = 'todo' and order_id is not null and ($1::bigint is null or sheet_id = $1) order by sheet_id, line limit $2`
