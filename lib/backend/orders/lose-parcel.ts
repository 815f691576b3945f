import 'server-only'
import { messages } from '#lib/message-table.ts'
import { type Units, unitsOf } from '#lib/returns/rules/part-amounts.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  lineNotInOrder,
  lostAfterDelivery,
  nothingLeftOf,
  notPaidYet,
  partIsLost,
  payByHand,
  tooManyOfLine,
  wholeIsLost,
} from '#messages/cli-returns.ts'
import { payBackBySender } from '#messages/cli-upi.ts'
import { amountGoesBack, markShippedFirst } from '#messages/commands.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { endPart } from '../returns/end-part.ts'
import { mailPartRefund } from '../returns/return-mails.ts'
import { type UnitsOfLine, unitsKept, unitsOfLines } from '../returns/units-left.ts'
import { closeOrder } from './close-order.ts'
import { lockOrder, type OrderRow, stateOf } from './order-row.ts'
import { done, noSuchOrder, notNow, type SellerResult } from './seller-result.ts'

type Kind = 'lost' | 'damaged'

/** A line of an order as `show` numbers it, from 1; all of it without `units`. */
export type NamedUnits = { line: number; units?: number | undefined }

/** A parcel that never arrived, or not whole: what was paid goes back, nothing returns to the shelf. No lines: all of it. */
export const loseParcel = (id: string, kind: Kind, named: readonly NamedUnits[]): Promise<SellerResult> =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) return noSuchOrder(id)
    const left = await unitsOfLines(tx, id)
    const part = named.length
      ? chosen(left, named, id)
      : unitsKept(order.status === 'delivered' ? notAsked(left) : left)
    if (!Array.isArray(part)) return part
    if (part.length === 0) return { done: false, message: nothingLeftOf(id) }
    const isWhole = unitsKept(left).every(({ place, units }) => unitsOf(part, place) >= units)
    if (order.status === 'shipped' && isWhole) return loseAll(tx, order, kind)
    const mayLosePart = named.length > 0 || kind === 'damaged'
    if (order.status === 'delivered')
      return mayLosePart ? losePart(tx, order, kind, part) : refused(id, order, kind, lostAfterDelivery)
    if (order.status !== 'shipped') return refused(id, order, kind)
    return order.mode === 'COD' || order.at_door
      ? { done: false, message: notPaidYet(id) }
      : losePart(tx, order, kind, part)
  })

/** What is in a return that is under way is that return's. */
const notAsked = (lines: readonly UnitsOfLine[]) =>
  lines.map(line => ({ ...line, ended: line.ended + line.asked }))

const refused = (id: string, order: OrderRow, kind: Kind, instead = '') =>
  notNow(id, stateOf(order), kind, instead || (order.status === 'cancelled' ? '' : markShippedFirst))

function chosen(left: readonly UnitsOfLine[], named: readonly NamedUnits[], id: string) {
  const part: Units[] = []
  for (const { line, units } of named) {
    const known = left[line - 1]
    if (!known) return { done: false, message: lineNotInOrder(line, id) }
    const most = known.units - known.ended - known.asked - unitsOf(part, known.place)
    if (most < 1 || (units ?? 1) > most) return { done: false, message: tooManyOfLine(line, most) }
    part.push({ place: known.place, units: units ?? most })
  }
  return part
}

async function loseAll(tx: Db, order: OrderRow, kind: Kind): Promise<SellerResult> {
  const reason = kind === 'lost' ? messages.parcelLost : messages.parcelDamaged
  const refund = await closeOrder(tx, order, { reason, by: 'shop', isLost: true })
  return done(
    [wholeIsLost(order.id, kind), refund > 0 && amountGoesBack(exactRupees(refund))]
      .filter(Boolean)
      .join(' '),
  )
}

async function losePart(tx: Db, order: OrderRow, kind: Kind, lines: readonly Units[]): Promise<SellerResult> {
  const occasion = `${order.id}:${kind}:${lines.map(({ place, units }) => `${place}x${units}`).join(',')}`
  const count = await tx.one<{ count: number }>(
    'select count(*)::int as count from ended_parts where order_id = $1',
    [order.id],
  )
  const part = await endPart(tx, order, {
    kind,
    lines,
    isSellersFault: true,
    occasion: `${occasion}:${count?.count ?? 0}`,
  })
  await mailPartRefund(tx, order, { occasion: `${occasion}:${count?.count ?? 0}`, kind, part })
  const amount = exactRupees(part.total)
  const money =
    part.refund === 'online'
      ? part.isByUpi
        ? payBackBySender(order.id, amount)
        : amountGoesBack(amount)
      : part.refund === 'by-hand'
        ? payByHand(order.id, amount)
        : ''
  return done([partIsLost(order.id, kind), money].filter(Boolean).join(' '))
}
