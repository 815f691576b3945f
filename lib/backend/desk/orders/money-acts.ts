import 'server-only'
import { z } from 'zod'
import { upiUtr } from '#lib/checkout/rules/upi-utr.ts'
import { SHOP_REASON_MAX } from '#lib/constants.ts'
import { utrNumber } from '#lib/returns/rules/utr-number.ts'
import {
  amountNeeded,
  howNeeded,
  noUtrTyped,
  paidBackByYou,
  reasonNeeded,
  saidClaimRefused,
  saidLateMoney,
  saidPaidBack,
  saidPaymentFound,
  saidRefundAsked,
  saidRefundSettled,
  saidUtrKept,
  utrNeeded,
  utrOfBankNeeded,
  utrTypedElsewhere,
} from '#messages/desk-orders-acts.ts'
import { db } from '../../db/pool.ts'
import { retryRefund, settleRefund } from '../../orders/seller-refunds.ts'
import { done } from '../../orders/seller-result.ts'
import { recordUtr } from '../../returns/record-utr.ts'
import { retryPartRefunds } from '../../returns/send-part-refunds.ts'
import { settlePartRefund } from '../../returns/settle-part-refund.ts'
import { confirmClaim, refuseClaim } from '../../upi/decide-claim.ts'
import { gaveBack, recordLateMoney } from '../../upi/late-money.ts'
import { UPI_GATEWAY } from '../../upi/upi-gateway.ts'
import { orderAct } from './order-act.ts'
import { lineOf, ofOrder, reasonFor, rupees, ticked } from './order-input.ts'

const OWNER = ['owner'] as const
const utrOfUpi = z.string(utrNeeded).max(60, utrNeeded)
const typedUtr = utrOfUpi
  .refine(typed => upiUtr(typed) !== undefined, utrNeeded)
  .transform(typed => upiUtr(typed) ?? '')
const bankUtr = z
  .string(utrOfBankNeeded)
  .max(60, utrOfBankNeeded)
  .refine(typed => utrNumber(typed) !== undefined, utrOfBankNeeded)
const payment = z.string().max(200).optional()

/** Money that comes by UPI, and money that goes back. */
export const moneyOfOrderActs = {
  /** The seller has found it in the bank. */
  paid: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, utr: utrOfUpi.optional(), anyway: ticked }),
    step: async ({ id, utr: typed = '', anyway }, { upi_claim: claim }) => {
      const utr = typed.trim() ? upiUtr(typed) : undefined
      if (typed.trim() && !utr) return { fields: { utr: utrNeeded } }
      const waiting = claim?.state === 'waiting' ? claim : undefined
      if (!utr && !waiting) return { fields: { utr: noUtrTyped } }
      if (waiting?.flagged && !anyway) return { done: false, message: utrTypedElsewhere }
      return confirmClaim(id, { utr, anyway })
    },
    said: ({ id }) => saidPaymentFound(id),
  }),
  notPaid: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, reason: reasonFor(reasonNeeded) }),
    step: ({ id, reason }) => refuseClaim(id, reason),
    said: ({ id }) => saidClaimRefused(id),
  }),
  /** It came, and buys nothing. */
  lateMoney: orderAct({
    roles: OWNER,
    input: z.object({
      ...ofOrder,
      utr: typedUtr,
      amount: rupees(amountNeeded),
    }),
    step: ({ id, utr, amount }) => recordLateMoney(id, utr, amount),
    said: ({ id }) => saidLateMoney(id),
  }),
  /** What came by UPI was given back by hand. */
  gaveBack: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, payment, utr: typedUtr }),
    step: ({ id, payment: name, utr }) => ofIt(id, name, each => gaveBack(each, utr)),
    said: ({ id }) => saidPaidBack(id),
  }),
  refundAgain: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, payment }),
    step: async ({ id, payment: name }, { gateway }) =>
      gateway === UPI_GATEWAY
        ? { done: false, message: paidBackByYou }
        : ofIt(id, name, each => retryRefund(each)),
    said: ({ id }) => saidRefundAsked(id),
  }),
  refundDone: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, payment, how: lineOf(SHOP_REASON_MAX, howNeeded) }),
    step: ({ id, payment: name, how }) => ofIt(id, name, each => settleRefund(each, how)),
    said: ({ id }) => saidRefundSettled(id),
  }),
  /** A part: asked of the provider once more. */
  partAgain: orderAct({
    roles: OWNER,
    input: z.object(ofOrder),
    step: async ({ id }) => {
      const again = await retryPartRefunds(id)
      return again ? done(again) : { done: false, message: paidBackByYou }
    },
    said: ({ id }) => saidRefundAsked(id),
  }),
  /** A part that the seller has paid by hand. */
  partPaid: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, utr: bankUtr }),
    step: ({ id, utr }) => recordUtr(id, utr),
    said: ({ id }) => saidUtrKept(id),
  }),
  /** A part that the provider could not pay, paid in another way. */
  partPaidInstead: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, utr: bankUtr }),
    step: ({ id, utr }) => settlePartRefund(id, utr),
    said: ({ id }) => saidUtrKept(id),
  }),
}

/** A refund is named by its payment, which is to be one of this order. */
async function ofIt<Result>(id: string, name: string | undefined, work: (name: string) => Promise<Result>) {
  if (!name) return work(id)
  const own = await db.one('select 1 from refunds where payment_id = $1 and order_id = $2', [name, id])
  return work(own ? name : id)
}
