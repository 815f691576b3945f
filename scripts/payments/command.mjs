import { confirmClaim, refuseClaim } from '#lib/backend/upi/decide-claim.ts'
import { gaveBack, recordLateMoney } from '#lib/backend/upi/late-money.ts'
import { upiUtr } from '#lib/checkout/rules/upi-utr.ts'
import { SHOP_REASON_MAX } from '#lib/constants.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { paiseOf } from '#lib/rules/paise-of.ts'
import {
  notAmount,
  notUtr,
  orderOrReasonMissing,
  paymentsKeptBy,
  paymentsUsage,
  sayLateOrDone,
  unknownPaymentVerb,
} from '#messages/cli-upi.ts'
import { reasonTooLong } from '#messages/commands.ts'
import { forEachName, runVerb } from '../run-verb.mjs'
import { listPayments } from './list-payments.mjs'

const wrong = sentence => {
  console.error(sentence)
  return 2
}

const confirm = ({ names, text, has }) => {
  const typed = text('utr')
  const utr = typed ? upiUtr(typed) : undefined
  if (typed && !utr) return wrong(notUtr(typed))
  return forEachName([hyphenatedNumber(names[0])], id => confirmClaim(id, { utr, anyway: has('anyway') }))
}

const refuse = ({ names: [id, reason] }) => {
  const said = reason.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (!said) return wrong(orderOrReasonMissing)
  if (said.length > SHOP_REASON_MAX) return wrong(reasonTooLong(SHOP_REASON_MAX))
  return forEachName([hyphenatedNumber(id)], name => refuseClaim(name, said))
}

const late = ({ names: [id], text }) => {
  const [came, amount, done] = [text('utr'), text('amount'), text('done')]
  if (done ? came || amount : !came || !amount) return wrong(sayLateOrDone)
  const utr = upiUtr(done || came)
  if (!utr) return wrong(notUtr(done || came))
  if (done) return forEachName([hyphenatedNumber(id)], name => gaveBack(name, utr))
  const paise = paiseOf(amount)
  if (!paise) return wrong(notAmount(amount))
  return forEachName([hyphenatedNumber(id)], name => recordLateMoney(name, utr, paise))
}

// Alone it shows what waits.
if (process.argv.length === 2) process.argv.push('list')

await runVerb({
  command: {
    verbs: {
      list: {},
      confirm: { options: ['utr', 'anyway'], names: [1, 1] },
      refuse: { names: [2, 2] },
      late: { options: ['utr', 'amount', 'done'], names: [1, 1] },
    },
    flags: ['anyway'],
    unknownVerb: unknownPaymentVerb,
    nameMissing: orderOrReasonMissing,
  },
  usage: paymentsUsage,
  keptBy: paymentsKeptBy,
  verbs: { list: listPayments, confirm, refuse, late },
})
