import 'server-only'
import { z } from 'zod'
import { addressFields } from '#lib/addresses/rules/address-text.ts'
import { FORM_FIELDS, type FormField } from '#lib/contract/address-fields.ts'
import { messages } from '#lib/message-table.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  choosePieces,
  goodwillAmountNeeded,
  liftedHere,
  liftNothing,
  reasonNeeded,
  saidAddress,
  saidCameBack,
  saidCancelled,
  saidDamaged,
  saidGoodwill,
  saidLost,
  saidPartEnded,
  saidRefused,
  tooLongHere,
} from '#messages/desk-orders-acts.ts'
import { liftRefusals } from '../../cod/refusals.ts'
import { refuseParcel } from '../../cod/refuse-parcel.ts'
import { db } from '../../db/pool.ts'
import { correctAddress, wrongInCorrection } from '../../orders/correct-address.ts'
import { giveGoodwill } from '../../orders/give-goodwill.ts'
import { loseParcel, type NamedUnits } from '../../orders/lose-parcel.ts'
import { acceptReturn, cancelByShop } from '../../orders/seller-cancel.ts'
import { done } from '../../orders/seller-result.ts'
import { orderAct } from './order-act.ts'
import { ofOrder, reasonFor, rupees } from './order-input.ts'

const OWNER = ['owner'] as const
const kind = z.enum(['lost', 'damaged'])
const field = z.string().trim().max(200, tooLongHere)

/** How an order ends before its time, and what is put right about where it goes. */
export const endingActs = {
  cancel: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, reason: reasonFor(reasonNeeded) }),
    step: ({ id, reason }) => cancelByShop(id, reason),
    said: ({ id }) => saidCancelled(id),
  }),
  cameBack: orderAct({
    roles: OWNER,
    input: z.object(ofOrder),
    step: ({ id }) => acceptReturn(id),
    said: ({ id }) => saidCameBack(id),
  }),
  refused: orderAct({
    roles: OWNER,
    input: z.object(ofOrder),
    step: ({ id }) => refuseParcel(id),
    said: ({ id }) => saidRefused(id),
  }),
  /** The whole parcel. */
  lose: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, kind }),
    step: ({ id, kind }) => loseParcel(id, kind, []),
    said: ({ id, kind }) => (kind === 'lost' ? saidLost(id) : saidDamaged(id)),
  }),
  /** Some pieces of it: what was paid for them goes back. Their fields are called pieces-0, pieces-1 … */
  losePart: orderAct({
    roles: OWNER,
    input: z.looseObject({ ...ofOrder, kind }),
    step: async ({ id, kind, ...typed }) => {
      const lines = piecesOf(typed)
      return lines.length ? loseParcel(id, kind, lines) : { fields: { 'pieces-0': choosePieces } }
    },
    said: ({ id }) => saidPartEnded(id),
  }),
  /** A sum goes back, and no piece with it. */
  goodwill: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, amount: rupees(goodwillAmountNeeded), reason: reasonFor(reasonNeeded) }),
    step: ({ id, amount, reason }) => giveGoodwill(id, amount, reason),
    said: ({ id, amount }) => saidGoodwill(id, exactRupees(amount)),
    changed: ({ amount }) => ({ paid_back: ['', exactRupees(amount)] }),
  }),
  address: orderAct({
    roles: OWNER,
    input: z.object({
      ...ofOrder,
      ...(Object.fromEntries(FORM_FIELDS.map(name => [name, field.optional()])) as Record<
        FormField,
        z.ZodOptional<typeof field>
      >),
    }),
    step: async ({ id, seen: _, ...correction }, order) => {
      const typed = Object.fromEntries(
        Object.entries(correction).filter((entry): entry is [FormField, string] => entry[1] !== undefined),
      )
      const before = addressFields(order.address)
      const wrong = wrongInCorrection({ ...before, ...typed }, before)
      if (Object.keys(wrong).length > 0)
        return {
          fields: Object.fromEntries(Object.entries(wrong).map(([name, key]) => [name, messages[key]])),
        }
      return correctAddress(id, typed)
    },
    said: ({ id }) => saidAddress(id),
  }),
  /** What the number of this order has refused counts no more. */
  lift: orderAct({
    roles: OWNER,
    input: z.object(ofOrder),
    step: async (_, { address }) =>
      (await liftRefusals(db, address.mobileno)) > 0 ? done('') : { done: false, message: liftNothing },
    said: () => liftedHere,
  }),
}

function piecesOf(typed: Record<string, unknown>): NamedUnits[] {
  return Object.entries(typed).flatMap(([name, value]) => {
    const [, place] = /^pieces-(\d{1,3})$/.exec(name) ?? []
    const units = /^\d{1,6}$/.test(String(value)) ? Number(value) : 0
    return place !== undefined && units > 0 ? [{ line: Number(place) + 1, units }] : []
  })
}
