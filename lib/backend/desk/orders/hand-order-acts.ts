import 'server-only'
import { z } from 'zod'
import { readLines } from '#lib/desk/rules/orders/new-order.ts'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { messages } from '#lib/message-table.ts'
import { chooseHowPaid, saidHandedOver, saidTaken, saidTakenBut } from '#messages/desk-orders-new.ts'
import { handOver } from '../../orders/hand-over.ts'
import { HAND_FIELDS, type HandField, takeByHand } from '../../orders/take-by-hand.ts'
import { act } from '../act.ts'
import { orderAct } from './order-act.ts'
import { ofOrder } from './order-input.ts'

const text = z.string().trim().max(200, messages.tooLong).default('')

const input = z.looseObject({
  taken: z.enum(['phone', 'stall']),
  paid: z.enum(['door', 'cash', 'upi'], chooseHowPaid),
  ...(Object.fromEntries(HAND_FIELDS.map(name => [name, text])) as Record<HandField, typeof text>),
  total: z.string().max(20).optional(),
})

/** Orders that the seller types in. */
export const handOrderActs = {
  place: act({
    roles: ['owner'],
    input,
    do: async (typed, _, { practicePhone }) => {
      const lines = readLines(
        Object.entries(typed).flatMap(([name, value]) =>
          /^line-\d+$/.test(name) && typeof value === 'string' ? [value] : [],
        ),
      )
      const taken = await takeByHand(typed, lines, practicePhone)
      if ('refused' in taken) return taken
      const { id, but } = taken
      const said = typed.taken === 'stall' ? saidHandedOver(id) : saidTaken(id)
      return { message: but ? saidTakenBut(id, but) : said, about: id, to: orderPage(id) }
    },
  }),
  /** At the stall: the bill could not be made at first. */
  handOver: orderAct({
    roles: ['owner'],
    input: z.object(ofOrder),
    step: ({ id }) => handOver(id),
    said: ({ id }) => saidHandedOver(id),
  }),
}
