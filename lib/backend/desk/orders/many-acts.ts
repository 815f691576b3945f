import 'server-only'
import { z } from 'zod'
import type { ActResult, Person } from '#lib/desk/rules/act-types.ts'
import { chosenIds } from '#lib/desk/rules/orders/order-paths.ts'
import {
  courierNeeded,
  noSuchOrderHere,
  parcelNeeded,
  saidDelivered,
  saidPacked,
  saidShipped,
} from '#messages/desk-orders-acts.ts'
import { chooseOrders, manyDone, tooManyOrders } from '#messages/desk-orders-many.ts'
import { db } from '../../db/pool.ts'
import { oneAtATime } from '../../orders/one-at-a-time.ts'
import type { OrderDetails } from '../../orders/order-details.ts'
import { sellerOrder } from '../../orders/seller-order.ts'
import type { SellerResult } from '../../orders/seller-result.ts'
import { stepParcel } from '../../orders/step-parcel.ts'
import { act } from '../act.ts'
import { PAGE_SIZE } from './list-orders.ts'
import { changesOf, maySee } from './order-act.ts'

const SAID = { packed: saidPacked, delivered: saidDelivered }

/** One act on several orders: each is told of by itself, and one that cannot be does not stop the others. */
export const manyActs = {
  many: act({
    roles: ['owner', 'packer'],
    input: z.looseObject({ step: z.enum(['packed', 'delivered'], chooseOrders) }),
    do: async ({ step, ...values }, by) => {
      // The money of a parcel is the owner's to note.
      if (step === 'delivered' && by.role !== 'owner') return { refused: chooseOrders }
      return inTurn(chosenIds(values), by, { to: step, step: id => stepParcel(id, step), said: SAID[step] })
    },
  }),
  /** Fields courier-ORDER and number-ORDER; an empty courier is that of the field `courier`. */
  shipMany: act({
    roles: ['owner', 'packer'],
    input: z.looseObject({ courier: z.string().max(80).default('') }),
    do: async ({ courier: common, ...values }, by) => {
      const ids = chosenIds(values)
      const parcelOf = (id: string) => ({
        courier: text(values[`courier-${id}`]) || text(common),
        number: text(values[`number-${id}`]),
      })
      const numbered = ids.filter(id => parcelOf(id).number)
      if (ids.length > 0 && numbered.length === 0)
        return { refused: '', fields: Object.fromEntries(ids.map(id => [`number-${id}`, parcelNeeded])) }
      if (numbered.some(id => !parcelOf(id).courier))
        return { refused: '', fields: { courier: courierNeeded } }
      // One without a number stays as it is.
      return inTurn(numbered, by, {
        to: 'shipped',
        step: id => stepParcel(id, 'shipped', parcelOf(id)),
        said: saidShipped,
      })
    },
  }),
}

const text = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, 80)
    : ''

/** More would not fit into what a page without script is told. */
const TOLD = 12

type Step = {
  /** How an order stands once it is done. */
  to: OrderDetails['status']
  step: (id: string) => Promise<SellerResult>
  said: (id: string) => string
}

async function inTurn(ids: readonly string[], by: Person, step: Step): Promise<ActResult> {
  if (ids.length === 0) return { refused: chooseOrders }
  if (ids.length > PAGE_SIZE) return { refused: tooManyOrders(PAGE_SIZE) }
  const results: { done: boolean; text: string }[] = []
  const atFirst = await Promise.all(ids.map(sellerOrder))
  for (const [at, id] of ids.entries()) results.push(await stepOne(id, by, step, atFirst[at]))
  const good = results.filter(({ done }) => done).length
  // What went wrong is told first.
  const told = [...results.filter(({ done }) => !done), ...results.filter(({ done }) => done)].map(
    each => each.text,
  )
  return {
    message: [manyDone(good, results.length), ...told.slice(0, TOLD)].join(' '),
    changed: Object.fromEntries(ids.map(id => [id, [] as const])),
    body: { results: [manyDone(good, results.length), ...told] },
  }
}

/** Written into the book under its own number too, so that its page tells of it. */
const stepOne = (id: string, by: Person, { to, step, said }: Step, before?: OrderDetails) =>
  oneAtATime(`desk ${id}`, async () => {
    const now = await sellerOrder(id)
    if (!before || !now || !maySee(now, by)) return { done: false, text: noSuchOrderHere(id) }
    // The parcel of another one of them took it along.
    const isDone = now.status === to && before.status !== to
    const result = isDone ? { done: true, message: '' } : await step(id)
    if (!result.done) return { done: false, text: result.message }
    const after = await sellerOrder(id)
    if (after && after.status !== before.status)
      await db.run(BOOK, [by.id, by.name, id, JSON.stringify(changesOf(before, after)), said(id)])
    return { done: true, text: said(id) }
  })

const BOOK = `
  insert into desk_book (person_id, person, act, outcome, about, changed, message)
  values ($1, $2, 'orders.many', 'done', $3, $4, $5)`
