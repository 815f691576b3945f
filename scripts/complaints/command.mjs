import { acknowledgeTicket, answerTicket, settleTicket } from '#lib/backend/complaints/seller-tickets.ts'
import { COMPLAINT_MOST } from '#lib/complaints/rules/read-complaint.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import {
  complaintsKeptBy,
  complaintsUsage,
  textTooLong,
  ticketNumberMissing,
  unknownComplaintVerb,
} from '#messages/cli-complaints.ts'
import { forEachName, runVerb } from '../run-verb.mjs'
import { listComplaints } from './list-complaints.mjs'
import { showComplaint } from './show-complaint.mjs'

const write = step => read => {
  const text = read.text('text')
  if (text.length > COMPLAINT_MOST) {
    console.error(textTooLong(COMPLAINT_MOST))
    return 2
  }
  return forEachName(read.names, name => step(hyphenatedNumber(name), text))
}

await runVerb({
  command: {
    verbs: {
      list: { options: ['all'] },
      show: { options: ['pictures'], names: [1, 1] },
      acknowledge: { names: [1, 1000] },
      answer: { options: ['text!'], names: [1, 1] },
      settle: { options: ['text!'], names: [1, 1] },
    },
    flags: ['all'],
    unknownVerb: unknownComplaintVerb,
    nameMissing: ticketNumberMissing,
  },
  usage: complaintsUsage,
  keptBy: complaintsKeptBy,
  verbs: {
    list: listComplaints,
    show: showComplaint,
    acknowledge: ({ names }) => forEachName(names, name => acknowledgeTicket(hyphenatedNumber(name))),
    answer: write(answerTicket),
    settle: write(settleTicket),
  },
})
