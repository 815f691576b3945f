import 'server-only'
import { z } from 'zod'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import type { SortedThing } from '#lib/desk/rules/sorted-thing.ts'
import { orderMoved, orderSaved, reloadPage, sectionTooLarge, whatOrder } from '#messages/desk-things.ts'
import { type Db, db } from '../../db/pool.ts'
import { act } from '../act.ts'
import { KEEPERS } from './edit-acts.ts'
import { pressedOrder } from './pressed-order.ts'
import { publishEdit, StopEdit } from './publish-edit.ts'

/** A section with more is sorted by a sheet. */
export const MOST_SORTED = 1_000

/** The things of a section as shoppers see them in "featured". */
export const sortedThings = (section: number, on: Db = db) => on.query<SortedThing>(SORTED, [section])

export const orderActs = {
  /** The order of a section's things, by their ids. */
  order: act({
    roles: KEEPERS,
    input: z.object({
      section: z.coerce.number(reloadPage).int(reloadPage).min(1, reloadPage),
      order: z.string(reloadPage).max(60_000),
      /** As the page showed it. */
      seen: z.string(reloadPage).max(60_000),
      press: z.string().max(30).optional(),
    }),
    do: given => orderThings(given.section, given.seen, pressedOrder(given.order, given.press)),
  }),
}

async function orderThings(section: number, seen: string, asked: readonly string[]): Promise<ActResult> {
  const things = await sortedThings(section)
  if (things.length > MOST_SORTED) return { refused: sectionTooLarge(MOST_SORTED) }
  const order = asked.map(Number)
  if (
    !isSame(things, seen) ||
    new Set(order).size !== things.length ||
    !things.every(({ id }) => order.includes(id))
  )
    return { refused: orderMoved }
  const places = risingPlaces(things.map(({ position }) => position))
  const had = new Map(things.map(({ id, position }) => [id, position]))
  const rows = order.flatMap((id, index) =>
    had.get(id) === places[index] ? [] : [{ id: String(id), position: String(places[index]) }],
  )
  if (rows.length === 0) return { message: orderSaved }
  const result = await publishEdit({
    what: whatOrder,
    products: rows,
    check: async tx => {
      if (!isSame(await sortedThings(section, tx), seen)) throw new StopEdit({ refused: orderMoved })
    },
  })
  return 'refused' in result
    ? result
    : { message: orderSaved, about: String(section), changed: { position: ['', `${rows.length}`] } }
}

const isSame = (things: readonly SortedThing[], seen: string) => things.map(({ id }) => id).join('|') === seen

/** The places that these things have among those of other sections, each above the one before. */
export function risingPlaces(positions: readonly number[]): number[] {
  const places: number[] = []
  for (const position of positions.toSorted((a, b) => a - b))
    places.push(Math.max(position, (places.at(-1) ?? -1) + 1))
  return places
}

const SORTED = `
  select id, name, coalesce(images[1], '') as picture, position from products
   where subcategory_id = $1 and not withdrawn order by position, id limit ${MOST_SORTED + 1}`
