import 'server-only'
import {
  type DeclaredTax,
  type FrozenLine,
  frozenLines,
  type TaxTerms,
} from '#lib/bills/rules/frozen-lines.ts'
import { takenOff } from '#lib/cart/rules/reductions.ts'
import type { Db } from '../db/pool.ts'
import { keepLineTaxes } from './keep-line-taxes.ts'
import type { OrderToBill } from './order-to-bill.ts'

/** What was settled of each line when it was ordered; of an order that kept none, as it would have been on its day. */
export async function frozenOf(
  tx: Db,
  order: OrderToBill,
  declared: readonly DeclaredTax[],
  terms: TaxTerms,
): Promise<FrozenLine[]> {
  const kept = order.lines.map(line => line.frozen).filter(line => line !== null)
  if (kept.length === order.lines.length) return kept
  const lines = order.lines.map(({ total, units }, index) => ({
    total,
    units,
    declared: declared[index] ?? {},
  }))
  const { delivery, day } = order
  const made = frozenLines({ lines, delivery, reduction: takenOff(order) }, day, terms)
  await keepLineTaxes(
    tx,
    order.id,
    made.map((line, index) => ({ ...line, place: order.lines[index]?.place ?? index })),
  )
  return made
}
