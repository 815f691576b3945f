import { z } from 'zod'
import type { Family } from './program-call.ts'
import { done, line, moment, named, number, page, paging, paise } from './v1-fields.ts'

export const RETURN_STATES = [
  'asked',
  'accepted',
  'refused',
  'withdrawn',
  'picked',
  'received',
  'refunded',
  'exchanged',
] as const

export const returnV1 = named(
  'return',
  z.object({
    number: z.string(),
    order_id: z.string(),
    state: z.enum(RETURN_STATES),
    wish: z.enum(['money', 'exchange']),
    reason: z.string(),
    comment: z.string(),
    refused_because: z.string(),
    asked_at: moment,
    ended_at: moment.nullable(),
    lines: z.array(
      z.object({
        place: z.int(),
        units: z.int(),
        name: z.string(),
        /** What is wanted in its place. */
        instead: z.object({ size: z.string(), color: z.string(), other: z.string() }).nullable(),
      }),
    ),
    refund: z
      .object({
        amount_paise: paise,
        state: z.enum(['due', 'sent', 'done', 'stuck', 'by-hand']),
        utr: z.string(),
        /** Where it is to be paid by hand; '' until the customer has said so. */
        upi: z.string(),
      })
      .nullable(),
  }),
)

const params = z.object({ number })
const nothing = z.strictObject({})
/** Whether what came back can be sold again. */
const sellable = z.boolean()

const step = <Name extends string, Body extends z.ZodObject>(name: Name, body: Body) => ({
  method: 'POST' as const,
  path: `/returns/{number}/${name}` as const,
  scope: 'returns:write' as const,
  params,
  body,
  answer: done('return', returnV1),
})

export const returnCalls = {
  listReturns: {
    method: 'GET',
    path: '/returns',
    scope: 'returns:read',
    query: z.strictObject({ state: z.enum([...RETURN_STATES, 'open']).optional(), ...paging }),
    answer: page(returnV1),
  },
  getReturn: { method: 'GET', path: '/returns/{number}', scope: 'returns:read', params, answer: returnV1 },
  acceptReturn: step('accept', nothing),
  refuseReturn: step('refuse', z.strictObject({ reason: line(200) })),
  pickReturn: step('picked', nothing),
  receiveReturn: step('received', nothing),
  refundReturn: step('refund', z.strictObject({ sellable })),
  exchangeReturn: step(
    'exchange',
    z.strictObject({ sellable, courier: line(80), tracking_number: line(80) }),
  ),
  returnPaid: step('paid', z.strictObject({ utr: line(60) })),
} satisfies Family
