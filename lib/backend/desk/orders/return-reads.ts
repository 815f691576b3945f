import 'server-only'
import type { DeskReturn, ListedReturn } from '#lib/desk/rules/orders/desk-return.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import {
  mayReturnStep,
  type ReturnReason,
  type ReturnState,
  type ReturnWish,
} from '#lib/returns/rules/return-state.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { exchangeWish, moneyWish, paidWith, sameUtrAgain } from '#messages/cli-returns.ts'
import { payBackToSender, payBackToUpi, waitsForUpiId } from '#messages/desk-orders-acts.ts'
import { partWords, returnStateWords } from '#messages/returns.ts'
import { db } from '../../db/pool.ts'
import { refundStateInWords } from '../../orders/refund-in-words.ts'
import { listReturns, type SellerReturn, showReturn } from '../../returns/seller-returns.ts'
import { knownSeller } from '../../shop/read-seller.ts'

/** Open ones, or all; the oldest first. */
export const listDeskReturns = async (isAll: boolean): Promise<ListedReturn[]> =>
  (await listReturns(isAll)).map(listed)

/** One return whole; undefined where there is none. */
export async function readDeskReturn(typed: string): Promise<DeskReturn | undefined> {
  const row = await showReturn(hyphenatedNumber(typed))
  if (!row?.number) return undefined
  const more = await db.one<{ seen: string; courier: string; tracking_number: string }>(MORE, [row.number])
  const state = row.state as ReturnState
  const wish = row.wish as ReturnWish
  const may = (step: Parameters<typeof mayReturnStep>[1]) => mayReturnStep({ state, wish }, step)
  const refund = row.refund
  return {
    ...listed(row),
    number: row.number,
    seen: more?.seen ?? '',
    reason: row.reason as ReturnReason,
    comment: row.comment ?? '',
    refusedBecause: row.refused_because ?? '',
    mobile: row.mobile,
    upi: row.upi ?? '',
    pictures: row.pictures,
    parcel: [more?.courier, more?.tracking_number].filter(Boolean).join(' '),
    stateName: state,
    wishName: wish,
    couriers: (await knownSeller()).couriers,
    can: {
      accept: may('accepted'),
      refuse: may('refused'),
      pick: may('picked'),
      receive: may('received'),
      refund: may('refunded'),
      exchange: may('exchanged'),
      back: state === 'exchanged',
      utr: refund?.state === 'by-hand' && (refund.paid || row.upi !== null),
      again: refund?.state === 'stuck',
      paidInstead: refund?.state === 'stuck',
    },
  }
}

const listed = (row: SellerReturn): ListedReturn => ({
  number: row.number ?? undefined,
  order: row.order_id,
  state: row.state
    ? returnStateWords[row.state as keyof typeof returnStateWords]
    : partWords[row.kind as keyof typeof partWords],
  wish: row.wish ? (row.wish === 'exchange' ? exchangeWish : moneyWish) : '',
  lines: row.lines ?? '',
  at: row.at.toISOString(),
  customer: row.customer.trim(),
  refund: refundOf(row),
})

function refundOf({ refund, upi }: SellerReturn): string {
  if (!refund) return ''
  const how = refund.utr
    ? paidWith(refund.utr)
    : refund.state === 'by-hand'
      ? refund.paid
        ? payBackToSender
        : upi
          ? payBackToUpi(upi)
          : waitsForUpiId
      : refundStateInWords(refund.state as 'due' | 'sent' | 'done' | 'stuck')
  return [exactRupees(refund.amount), how, refund.again && sameUtrAgain, refund.last_error]
    .filter(Boolean)
    .join(', ')
}

/** SQL: what a page of the return `q` has shown. */
const SEEN = `q.state || '.' || coalesce((select r.state || r.utr from part_refunds r join ended_parts p on p.id = r.part_id
  where p.return_id = q.id), '')`

const MORE = `select ${SEEN} as seen, q.courier, q.tracking_number from return_requests q where q.number = $1`

/** The state that a return has now, as a page would show it. */
export const seenOfReturn = async (number: string) => (await db.one<{ seen: string }>(MORE, [number]))?.seen
