import 'server-only'
import { ApiError } from '#lib/contract/api-error.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { Units } from '#lib/returns/rules/part-amounts.ts'
import type { ReturnReason, ReturnWish } from '#lib/returns/rules/return-state.ts'
import { returnWindow } from '#lib/returns/rules/return-window.ts'
import { upiId } from '#lib/returns/rules/upi-id.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { attachPictures } from '../attached-pictures.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { refuseWhileHeld, STOCK_PATIENCE } from '../orders/stock.ts'
import { sentKey } from '../sent-key.ts'
import { newNumber } from '../short-number.ts'
import { deliveredAt } from './delivered-at.ts'
import { exchangeChoices } from './exchange-choices.ts'
import { holdExchange } from './exchange-stock.ts'
import { type Actor, lockOwnOrder } from './own-order.ts'
import { giveTarget } from './refund-target.ts'
import { refuseTooManyChanges } from './refuse-too-many-changes.ts'
import { mailReturnAsked } from './return-mails.ts'
import type { ReturnLine } from './return-row.ts'
import { returnTerms } from './return-terms.ts'
import { unitsOfLines } from './units-left.ts'

export type AskedReturn = {
  orderId: string
  lines: readonly (Units & { instead?: string | undefined })[]
  wish: ReturnWish
  reason: ReturnReason
  comment: string
  /** Where the money goes of what was paid at the door; '' if it is told later. */
  upi: string
  pictures: readonly Buffer[]
  /** Of the page: the same form sent twice is one request. */
  formKey: string
}

/** A wish to send something back: its number. What is sent instead is held from now on. */
export const askReturn = (asked: AskedReturn, actor: Actor): Promise<string> =>
  transaction(tx => accept(tx, asked, actor)).catch(refuseWhileHeld)

async function accept(tx: Db, asked: AskedReturn, actor: Actor): Promise<string> {
  const order = await lockOwnOrder(tx, asked.orderId, actor)
  const { pictures: _, formKey: pageKey, ...said } = asked
  const formKey = sentKey(pageKey, said)
  const before = await tx.one<{ number: string }>(
    'select number from return_requests where form_key = $1 and order_id = $2',
    [formKey, order.id],
  )
  if (before) return before.number
  await refuseTooManyChanges(tx, order)
  await refuseUnlessOpen(tx, order, asked)
  const lines = await chosenLines(tx, asked)
  const number = newNumber('R')
  const row = await tx.one<{ id: number }>(INSERT, [
    number,
    order.id,
    asked.wish,
    asked.reason,
    asked.comment,
    formKey,
    JSON.stringify(lines),
  ])
  if (!row) throw new Error(`The return ${number} was not written down.`)
  await attachPictures(tx, { return: row.id }, asked.pictures)
  if (asked.upi) await giveTarget(tx, order, asked.upi)
  await mailReturnAsked(tx, order, number)
  // Last, so that others who want the same pieces wait as short as can be.
  if (asked.wish === 'exchange') await holdInstead(tx, order, lines)
  return number
}

async function refuseUnlessOpen(tx: Db, order: OrderRow, { reason, wish, upi }: AskedReturn) {
  if (order.status === 'cancelled' || order.status === 'expired') throw refusal(409, 'returnOrderEnded')
  const at = await deliveredAt(tx, order.id)
  if (order.status !== 'delivered' || !at) throw refusal(409, 'returnNotDelivered')
  const terms = await returnTerms(tx)
  const window = returnWindow({ deliveredAt: at, days: terms.days }, reason, new Date(shopNow()))
  if (window === 'only-faulty') throw refusal(409, 'returnOnlyFaulty')
  if (window === 'over') throw refusal(409, 'returnTooLate')
  if (wish === 'exchange' && terms.exchange === false) throw refusal(409, 'exchangeNotOffered')
  if (upi && !upiId(upi)) throw refusal(422, 'upiMalformed')
}

async function chosenLines(tx: Db, { orderId, lines, wish }: AskedReturn): Promise<ReturnLine[]> {
  const known = await unitsOfLines(tx, orderId)
  const wanted = lines.filter(({ units }) => units > 0)
  if (wanted.length === 0) throw refusal(422, 'returnNothingChosen')
  const choices = wish === 'exchange' ? await exchangeChoices(orderId, tx) : []
  return wanted.map(({ place, units, instead }) => {
    const line = known.find(each => each.place === place)
    if (!line) throw refusal(422, 'returnLineUnknown')
    if (units > line.units - line.ended - line.asked) throw refusal(409, 'returnTooMany')
    if (wish === 'money') return { place, units, size: '', color: '', other: '', variant_id: null }
    if (instead === undefined) throw refusal(422, 'exchangeNotChosen')
    const choice = choices.find(each => each.place === place && each.value === instead)
    if (!choice) throw refusal(409, 'exchangeSoldOut')
    const { size, color, other, variant_id } = choice
    return { place, units, size, color, other, variant_id }
  })
}

async function holdInstead(tx: Db, order: OrderRow, lines: readonly ReturnLine[]) {
  await tx.run(STOCK_PATIENCE)
  try {
    await holdExchange(tx, order.id, lines)
  } catch (error) {
    const isSoldOut = error instanceof ApiError && error.status === 409
    throw isSoldOut ? refusal(409, 'exchangeSoldOut', { cause: error }) : error
  }
}

const INSERT = `
  with made as (
    insert into return_requests (number, order_id, wish, reason, comment, form_key)
    values ($1, $2, $3, $4, $5, $6) returning id),
  lined as (
    insert into return_lines (return_id, place, units, size, color, other, variant_id)
    select made.id, l.* from made, jsonb_to_recordset($7::jsonb) as l (place smallint, units int, size text, color text,
      other text, variant_id int))
  select id from made`
