import { exchangeReturn, refundReturn } from '#lib/backend/returns/end-return.ts'
import { exchangeIsBack } from '#lib/backend/returns/exchange-came-back.ts'
import { recordUtr } from '#lib/backend/returns/record-utr.ts'
import { retryPartRefunds } from '#lib/backend/returns/send-part-refunds.ts'
import { settlePartRefund } from '#lib/backend/returns/settle-part-refund.ts'
import {
  acceptReturnRequest,
  pickReturn,
  receiveReturn,
  refuseReturn,
} from '#lib/backend/returns/step-return.ts'
import { SHOP_REASON_MAX } from '#lib/constants.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import {
  returnNumberMissing,
  returnsKeptBy,
  returnsUsage,
  unknownReturnVerb,
  utrMissing,
} from '#messages/cli-returns.ts'
import { reasonTooLong } from '#messages/commands.ts'
import { forEachName, runVerb } from '../run-verb.mjs'
import { listOpenReturns } from './list-returns.mjs'
import { showOneReturn } from './show-return.mjs'

const each = step => read => forEachName(read.names.map(hyphenatedNumber), name => step(name, read))

const refuse = read => {
  if (read.text('reason').length > SHOP_REASON_MAX) {
    console.error(reasonTooLong(SHOP_REASON_MAX))
    return 2
  }
  return each(name => refuseReturn(name, read.text('reason')))(read)
}

// A refund that was paid by hand is recorded; one that is stuck is asked for again; else the return is refunded.
const refund = each(async (name, read) => {
  if (read.has('done')) return settlePartRefund(name, read.text('done'))
  const again = await retryPartRefunds(name)
  return again ? { done: true, message: again } : refundReturn(name, !read.has('unsellable'))
})

const utr = async ({ names: [name, number] }) => {
  if (number === undefined) {
    console.error(utrMissing)
    return 2
  }
  return forEachName([hyphenatedNumber(name)], each => recordUtr(each, number))
}

await runVerb({
  command: {
    verbs: {
      list: { options: ['all'] },
      show: { options: ['pictures'], names: [1, 1] },
      accept: { names: [1, 1000] },
      refuse: { options: ['reason!'], names: [1, 1] },
      picked: { names: [1, 1000] },
      received: { names: [1, 1000] },
      refund: { options: ['unsellable', 'done'], names: [1, 1] },
      exchange: { options: ['courier!', 'number!', 'unsellable'], names: [1, 1] },
      back: { options: ['unsellable'], names: [1, 1] },
      utr: { names: [1, 2] },
    },
    flags: ['all', 'unsellable'],
    unknownVerb: unknownReturnVerb,
    nameMissing: returnNumberMissing,
  },
  usage: returnsUsage,
  keptBy: returnsKeptBy,
  verbs: {
    list: listOpenReturns,
    show: showOneReturn,
    accept: each(name => acceptReturnRequest(name)),
    refuse,
    picked: each(name => pickReturn(name)),
    received: each(name => receiveReturn(name)),
    refund,
    exchange: each((name, read) =>
      exchangeReturn(
        name,
        { courier: read.text('courier'), number: read.text('number') },
        !read.has('unsellable'),
      ),
    ),
    back: each((name, read) => exchangeIsBack(name, !read.has('unsellable'))),
    utr,
  },
})
