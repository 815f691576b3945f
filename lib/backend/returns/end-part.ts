import 'server-only'
import { type PartAmounts, partAmounts, type Units } from '#lib/returns/rules/part-amounts.ts'
import type { PartKind } from '#lib/returns/rules/return-state.ts'
import { partWords } from '#messages/returns.ts'
import { issueCreditNote } from '../bills/issue-credit-note.ts'
import type { Db } from '../db/pool.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { UPI_GATEWAY } from '../upi/upi-gateway.ts'
import { endedPartsTotal } from './ended-parts-total.ts'
import { type PartWay, payPartBack } from './pay-part-back.ts'
import { unitsOfLines } from './units-left.ts'

type Part = {
  kind: PartKind
  lines: readonly Units[]
  isSellersFault: boolean
  returnId?: number
  /** What caused it. There is one part for each cause. */
  occasion: string
}

export type EndedPart = PartAmounts & {
  /** 'by-hand': the seller pays it; 'none': nothing was paid. */
  refund: PartWay
  /** It was paid to the seller's UPI id, so no provider gives it back. */
  isByUpi: boolean
}

/** Ends units of an order that is locked: they are credited, and what was paid for them goes back. */
export async function endPart(tx: Db, order: OrderRow, part: Part): Promise<EndedPart> {
  const known = await unitsOfLines(tx, order.id)
  const ended = known.map(({ place, ended: units }) => ({ place, units }))
  const amounts = partAmounts(order, known, ended, part.lines, part.isSellersFault)
  const note = await issueCreditNote(tx, {
    orderId: order.id,
    lines: part.lines,
    delivery: part.isSellersFault,
    why: partWords[part.kind],
    occasion: part.occasion,
  })
  // What the note says is what goes back; never more than was charged and is not given back yet.
  const most = order.total - (await endedPartsTotal(tx, order.id))
  const total = Math.max(0, Math.min(note?.total ?? amounts.total, most))
  const partId = await insertPart(tx, order.id, part, { ...amounts, total }, note?.number ?? '')
  const refund = await payPartBack(tx, order, partId, total)
  return { ...amounts, total, refund, isByUpi: order.gateway === UPI_GATEWAY }
}

async function insertPart(tx: Db, orderId: string, part: Part, amounts: PartAmounts, note: string) {
  const row = await tx.one<{ id: number }>(
    `insert into ended_parts (order_id, kind, return_id, delivery, total, credit_note)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [orderId, part.kind, part.returnId, amounts.delivery, amounts.total, note],
  )
  if (!row) throw new Error(`A part of ${orderId} was not written down.`)
  await tx.run(
    `insert into ended_part_lines (part_id, place, units, amount)
     select $1, l.* from jsonb_to_recordset($2::jsonb) as l (place smallint, units int, amount bigint)`,
    [row.id, JSON.stringify(amounts.lines)],
  )
  return row.id
}
