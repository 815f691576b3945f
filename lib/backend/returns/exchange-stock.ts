import 'server-only'
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

/** Pieces that came back and can be sold again. */
export async function restock(tx: Db, orderId: string, back: readonly { place: number; units: number }[]) {
  const ordered = await orderedLines(tx, orderId)
  const lines = back.flatMap(({ place, units }) => {
    const line = ordered[place]
    return line ? [{ ...line, unit: units }] : []
  })
  await returnStock(tx, lines)
}

const instead = (ordered: readonly OrderedLine[], lines: readonly ReturnLine[]): OrderedLine[] =>
  lines.flatMap(({ place, units, size, color, other, variant_id: variant }) => {
    const line = ordered[place]
    if (!line) return []
    const { id, product } = line
    return [{ id, product, unit: units, size, color, other, variant: variant ? { id: variant } : null }]
  })
