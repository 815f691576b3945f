import 'server-only'
import {
  type PieceEvent,
  piecesThatComeBack,
  piecesWithCustomer,
} from '#lib/returns/rules/pieces-with-customer.ts'
import type { Db } from '../db/pool.ts'
import type { OrderedLine } from '../orders/ordered-line.ts'
import { orderedLines } from '../orders/ordered-line.ts'
import { returnStock, takeStock } from '../orders/stock.ts'
import { linesOfReturn, type ReturnLine, type ReturnRow } from './return-row.ts'

/** Holds the pieces that are sent instead; throws the refusal where there are too few. */
export const holdExchange = async (tx: Db, orderId: string, lines: readonly ReturnLine[]) =>
  takeStock(tx, instead(await orderedLines(tx, orderId), lines))

/** They are not sent after all. */
export async function releaseExchange(tx: Db, { id, order_id: orderId, wish }: ReturnRow) {
  if (wish !== 'exchange') return
  await returnStock(tx, instead(await orderedLines(tx, orderId), await linesOfReturn(tx, id)))
}

/** The pieces that were sent for it never arrived, and are back. */
export const restockSent = async (tx: Db, { id, order_id: orderId }: ReturnRow) =>
  returnStock(tx, instead(await orderedLines(tx, orderId), await linesOfReturn(tx, id)))

/** Pieces that came back and can be sold again: those that the customer had, who may have exchanged what was ordered. */
export async function restock(tx: Db, orderId: string, back: readonly { place: number; units: number }[]) {
  const ordered = await orderedLines(tx, orderId)
  const held = await heldPieces(tx, orderId)
  const pieces = back.flatMap(({ place, units }) => piecesThatComeBack(held, place, units))
  const sent = await tx.query<ReturnLine & { return_id: number }>(SENT, [pieces.map(({ from }) => from)])
  const lines = pieces.flatMap(({ place, units, from }) => {
    const line = ordered[place]
    if (!line) return []
    const other = sent.find(each => each.return_id === from && each.place === place)
    return other ? instead(ordered, [{ ...other, units }]) : [{ ...line, unit: units }]
  })
  await returnStock(tx, lines)
}

const heldPieces = async (tx: Db, orderId: string) =>
  piecesWithCustomer(
    await tx.query('select place, units from order_lines where order_id = $1 order by place', [orderId]),
    await tx.query<PieceEvent>(EVENTS, [orderId]),
  )

const SENT = `select return_id, place, units, size, color, other, variant_id from return_lines where return_id = any($1::bigint[])`

// An exchange has the number of its parcel, also where that came back later.
const EVENTS = `
  select place, units, return, what from (
    select l.place, l.units, q.id as return, 'sent' as what, q.ended_at as at
      from return_requests q join return_lines l on l.return_id = q.id
     where q.order_id = $1 and q.tracking_number <> ''
    union all
    select l.place, l.units, p.return_id, 'gone', p.at
      from ended_parts p join ended_part_lines l on l.part_id = p.id where p.order_id = $1) happened
   order by at, place`

const instead = (ordered: readonly OrderedLine[], lines: readonly ReturnLine[]): OrderedLine[] =>
  lines.flatMap(({ place, units, size, color, other, variant_id: variant }) => {
    const line = ordered[place]
    if (!line) return []
    const { id, product } = line
    return [{ id, product, unit: units, size, color, other, variant: variant ? { id: variant } : null }]
  })
