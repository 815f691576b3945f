import 'server-only'
import { z } from 'zod'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { utrNumber } from '#lib/returns/rules/utr-number.ts'
import { changedMeanwhile, reasonNeeded, utrOfBankNeeded } from '#messages/desk-orders-acts.ts'
import {
  notReturnNumber,
  returnChanged,
  returnDeeds,
  saidReturn,
  sellableNeeded,
} from '#messages/desk-orders-returns.ts'
import { returnStateWords } from '#messages/returns.ts'
import { db } from '../../db/pool.ts'
import { oneAtATime } from '../../orders/one-at-a-time.ts'
import { done, type SellerResult } from '../../orders/seller-result.ts'
import { exchangeReturn, refundReturn } from '../../returns/end-return.ts'
import { exchangeIsBack } from '../../returns/exchange-came-back.ts'
import { recordUtr } from '../../returns/record-utr.ts'
import { retryPartRefunds } from '../../returns/send-part-refunds.ts'
import { settlePartRefund } from '../../returns/settle-part-refund.ts'
import { acceptReturnRequest, pickReturn, receiveReturn, refuseReturn } from '../../returns/step-return.ts'
import { type Act, act } from '../act.ts'
import { courier, parcelNumber, reasonFor } from './order-input.ts'
import { seenOfReturn } from './return-reads.ts'

const number = z
  .string(notReturnNumber)
  .max(60, notReturnNumber)
  .transform(hyphenatedNumber)
  .refine(typed => /^R-[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/.test(typed), notReturnNumber)
const ofReturn = { number, seen: z.string().max(80).optional() }
/** Whether what came back goes into stock again. */
const sellable = z.enum(['yes', 'no'], sellableNeeded)
const utr = z
  .string(utrOfBankNeeded)
  .max(60, utrOfBankNeeded)
  .refine(typed => utrNumber(typed) !== undefined, utrOfBankNeeded)

type Deed = keyof typeof saidReturn

/** An act on one return: refused where its page has shown something else. */
const returnAct = <Input extends { number: string; seen?: string | undefined }>(
  deed: Deed,
  input: z.ZodType<Input>,
  step: (input: Input) => Promise<SellerResult>,
): Act<Input> =>
  act<Input>({
    roles: ['owner'],
    input,
    do: typed =>
      oneAtATime(`desk ${typed.number}`, async (): Promise<ActResult> => {
        const { number, seen } = typed
        const now = await seenOfReturn(number)
        if (seen !== undefined && now !== undefined && now !== seen)
          return { refused: await whoChanged(number, now), about: number, isOutdated: true }
        const result = await step(typed)
        if (!result.done) return { refused: result.message, about: number }
        const state = (mark = '') => mark.split('.')[0] ?? ''
        const [before, after] = [state(now), state(await seenOfReturn(number))]
        return {
          message: saidReturn[deed](number),
          about: number,
          changed: before === after ? {} : { state: [before, after] },
        }
      }),
  })

async function whoChanged(number: string, now: string) {
  const deed = await db.one<{ person: string; act: string; at: Date }>(LAST, [number])
  if (!deed)
    return returnChanged(returnStateWords[now.split('.')[0] as keyof typeof returnStateWords].toLowerCase())
  const did = returnDeeds[deed.act as keyof typeof returnDeeds] ?? returnDeeds.other
  return changedMeanwhile(deed.person, did, momentInIndia(deed.at))
}

const LAST = `select person, act, at from desk_book where about = $1 and outcome = 'done' order by id desc limit 1`

/** What is sent back, from the wish to the money. */
export const returnActs = {
  returnAccept: returnAct('accept', z.object(ofReturn), each => acceptReturnRequest(each.number)),
  returnRefuse: returnAct('refuse', z.object({ ...ofReturn, reason: reasonFor(reasonNeeded) }), each =>
    refuseReturn(each.number, each.reason),
  ),
  returnPicked: returnAct('pick', z.object(ofReturn), each => pickReturn(each.number)),
  returnReceived: returnAct('receive', z.object(ofReturn), each => receiveReturn(each.number)),
  returnRefund: returnAct('refund', z.object({ ...ofReturn, sellable }), each =>
    refundReturn(each.number, each.sellable === 'yes'),
  ),
  returnExchange: returnAct(
    'exchange',
    z.object({ ...ofReturn, sellable, courier, parcel: parcelNumber }),
    each =>
      exchangeReturn(each.number, { courier: each.courier, number: each.parcel }, each.sellable === 'yes'),
  ),
  /** The parcel of an exchange came back. */
  returnBack: returnAct('back', z.object({ ...ofReturn, sellable }), each =>
    exchangeIsBack(each.number, each.sellable === 'yes'),
  ),
  returnPaid: returnAct('utr', z.object({ ...ofReturn, utr }), each => recordUtr(each.number, each.utr)),
  returnPaidInstead: returnAct('utr', z.object({ ...ofReturn, utr }), each =>
    settlePartRefund(each.number, each.utr),
  ),
  returnAgain: returnAct('again', z.object(ofReturn), async each => {
    const again = await retryPartRefunds(each.number)
    return again ? done(again) : { done: false, message: returnChanged('') }
  }),
}
