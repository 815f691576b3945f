import 'server-only'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import type { Db } from '../db/pool.ts'
import { readSellerFile } from '../shop/read-seller.ts'
import { readShop } from '../shop/read-shop.ts'
import { billedLines } from './billed-lines.ts'
import { type TodayInIndia, todayInIndia } from './day-in-india.ts'
import { insertNote } from './insert-note.ts'
import type { Issued } from './issue-bill.ts'
import { planNote } from './plan-note.ts'
import { takeBillNumber } from './take-bill-number.ts'

export type Credited = {
  orderId: string
  /** By their place in the order. 'all': whatever has not been taken back yet, with its delivery and rounding. */
  lines: readonly { place: number; units: number }[] | 'all'
  /** Whether the share of the delivery is taken back with them; of no lines, all that is left of it. */
  delivery: boolean
  /** Printed on the note. */
  why: string
  /** What caused it, like "cancelled" or a request's id. There is one note for each cause. */
  occasion: string
}

/**
 * The credit note (of an unregistered seller: the refund note) for what is taken back, in the transaction that decides it; the
 * order's row is locked. `total` is what goes back for it. Undefined where nothing was billed yet, or nothing is left to take back.
 */
export async function issueCreditNote(
  tx: Db,
  credited: Credited,
  today: TodayInIndia = todayInIndia,
): Promise<Issued | undefined> {
  const { orderId, occasion } = credited
  const before = await tx.one<Issued>(
    'select number, total, key from credit_notes where order_id = $1 and occasion = $2',
    [orderId, occasion],
  )
  if (before) return before
  const main = await tx.one<{ printed: PrintedBill }>(
    `select printed from bills where order_id = $1 and part = ''`,
    [orderId],
  )
  if (!main) return undefined
  const lines = await billedLines(tx, orderId)
  const sums = await tx.one<{ left: number }>(LEFT, [orderId])
  const [file, shop] = [await readSellerFile(tx), await readShop(tx)]
  const plan = planNote(credited, {
    lines,
    left: sums?.left ?? 0,
    bill: main.printed,
    file,
    shop: shop?.name ?? '',
  })
  if (!plan) return undefined
  const numbered = await takeBillNumber(tx, today, () => plan)
  if ('refused' in numbered)
    throw new Error(`The numbers ${numbered.full?.series}/${numbered.full?.year} of notes are used up.`)
  return insertNote(tx, credited, numbered)
}

/** What was billed of the order and not taken back. */
const LEFT = `
  select coalesce((select sum(total) from bills where order_id = $1), 0)::bigint
       - coalesce((select sum(total) from credit_notes where order_id = $1), 0)::bigint as left`
