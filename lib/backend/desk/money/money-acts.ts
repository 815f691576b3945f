import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { COMPLAINT_MOST } from '#lib/complaints/rules/read-complaint.ts'
import { HIDE_REASONS } from '#lib/ratings/rules/hide-reasons.ts'
import { answerTooLong, reasonNeeded, textMissing } from '#messages/desk-money-answers.ts'
import { listMissedSearches } from '../../missed-searches/list-missed-searches.ts'
import { answerRating, hideRating, showRating } from '../../ratings/seller-ratings.ts'
import { act, read } from '../act.ts'
import { asActResult } from '../as-act-result.ts'
import { acknowledge, answer, readAnswers, readTicketOfDesk, readTicketPicture } from './answers.ts'
import { billsSay, keptOf, readCash } from './cash.ts'
import { askExport, erase, findCustomers, keep, liftOf, readCustomer, readExport } from './customers.ts'
import { readBillPdf, readBills, readGstFile, readGstFiles } from './gst-month.ts'
import { byHand, readMessages, resend, wishOf } from './messages.ts'
import { readOpenMoney } from './open-money.ts'
import { payoutActs, readPayoutOfDesk, readPayouts } from './payout-acts.ts'
import { type RatingsWish, readRatings } from './ratings.ts'
import { type Span, spanOf } from './span.ts'
import { type Grouping, readBegun, readDays, readGroups, readSums } from './sums.ts'

const owner = ['owner'] as const

const id = z.coerce.number().int().min(1).max(9_007_199_254_740_991)
const number = z.string().trim().min(1).max(40)
const customer = z.object({ id: z.string().max(60) })
const text = (least: number) =>
  z.string(textMissing).trim().min(least, textMissing).max(COMPLAINT_MOST, answerTooLong(COMPLAINT_MOST))

const SEARCHES = 50

export const moneyActs = {
  answerRating: act({
    roles: owner,
    // Nothing takes the answer away.
    input: z.object({ id, text: text(0).default('') }),
    do: ({ id, text }) =>
      asActResult(String(id), answerRating(id, text), { answer: ['', text.slice(0, 200)] }),
  }),
  hideRating: act({
    roles: owner,
    input: z.object({ id, reason: z.enum(HIDE_REASONS, reasonNeeded) }),
    do: ({ id, reason }) => asActResult(String(id), hideRating(id, reason), { hidden: ['', reason] }),
  }),
  showRating: act({
    roles: owner,
    input: z.object({ id }),
    do: ({ id }) => asActResult(String(id), showRating(id), { hidden: ['yes', ''] }),
  }),
  acknowledge: act({
    roles: owner,
    input: z.object({ number }),
    do: ({ number }) => acknowledge(number),
  }),
  answerTicket: act({
    roles: owner,
    input: z.object({ number, text: text(1), seen: z.string().max(10).default('') }),
    do: input => answer({ ...input, settles: false }),
  }),
  settleTicket: act({
    roles: owner,
    input: z.object({ number, text: text(1), seen: z.string().max(10).default('') }),
    do: input => answer({ ...input, settles: true }),
  }),
  resend: act({ roles: owner, input: z.object({ id: id.optional() }), do: ({ id }) => resend(id) }),
  byHand: act({ roles: owner, input: z.object({ id }), do: ({ id }) => byHand(id) }),
  stopNumber: act({
    roles: owner,
    input: z.object({ number: z.string().max(40).default('') }),
    do: ({ number }) => wishOf(number, true),
  }),
  startNumber: act({
    roles: owner,
    input: z.object({ number: z.string().max(40).default('') }),
    do: ({ number }) => wishOf(number, false),
  }),
  lift: act({ roles: owner, input: z.object({ number }), do: ({ number }) => liftOf(number) }),
  export: act({
    roles: owner,
    proof: true,
    input: customer,
    do: ({ id }, by, { formKey = randomUUID() }) => askExport(id, by, formKey),
  }),
  erase: act({
    roles: owner,
    proof: true,
    input: customer,
    do: ({ id }, by, { formKey = randomUUID() }) => erase(id, by, formKey),
  }),
  keep: act({ roles: owner, input: customer, do: ({ id }) => keep(id) }),
  ...payoutActs,
}

const readCashOf = async (span: Span) => {
  const cash = await readCash(span)
  return { ...cash, withYou: keptOf(cash), byBills: billsSay(cash) }
}

type SpanWish = { from?: unknown; to?: unknown }

export const moneyReads = {
  overview: read(owner, async (asked: SpanWish) => {
    const span = spanOf(asked)
    return {
      ...{ span, sums: await readSums(span), days: await readDays(span) },
      ...{ begun: await readBegun(span), open: await readOpenMoney(), cash: await readCashOf(span) },
    }
  }),
  groups: read(owner, async ({ by, ...asked }: SpanWish & { by: Grouping }) => {
    const span = spanOf(asked)
    return { span, ...(await readGroups(by, span)) }
  }),
  bills: read(owner, async (asked: { month?: string; page?: number }) => readBills(asked)),
  gst: read(owner, async ({ month }: { month: string }) => readGstFiles(month)),
  gstFile: read(owner, async (asked: { month: string; file: string }) => readGstFile(asked)),
  billPdf: read(owner, async ({ number }: { number: string }) => readBillPdf(number)),
  answers: read(owner, async (_: object) => readAnswers()),
  ticket: read(owner, async ({ number }: { number: string }) => readTicketOfDesk(number)),
  ticketPicture: read(owner, async (asked: { number: string; place: number }) => readTicketPicture(asked)),
  ratings: read(owner, async (asked: RatingsWish) => readRatings(asked)),
  searches: read(owner, async (_: object) => listMissedSearches(SEARCHES)),
  payouts: read(owner, async (_: object) => readPayouts()),
  payout: read(owner, (asked: { id: number; page: number }) => readPayoutOfDesk(asked)),
  messages: read(owner, async (_: object) => readMessages()),
  customers: read(owner, async (asked: { who?: string; page?: number }) => findCustomers(asked)),
  customer: read(owner, async ({ id }: { id: string }) => readCustomer(id)),
  export: read(owner, async (asked: { id: string; token: string }, by) => readExport(asked, by)),
}
