import 'server-only'
import type { ActResult, Changed } from '#lib/desk/rules/act-types.ts'
import { nothingChanged } from '#messages/desk-things.ts'
import { sectionGone, sectionMoved, sectionsMoved } from '#messages/desk-things-sections.ts'
import { risingPlaces } from '../order-things.ts'
import { pressedOrder } from '../pressed-order.ts'
import { publishEdit, StopEdit } from '../publish-edit.ts'
import { aboutSection, inBook } from './change-section.ts'
import { seenOrder } from './read-sections.ts'
import { rowAsItIs, tableWith } from './section-tables.ts'
import { rowOf, treeOf } from './section-tree.ts'

export const PRESS = /^(up|down):(\d{1,10})$/

/** Moves a section among those beside it: `up:12`, `down:12`. */
export async function moveSection(press: string, seen: string): Promise<ActResult> {
  const [, way = '', asked] = PRESS.exec(press) ?? []
  const id = Number(asked)
  const table = await tableWith(id)
  const found = table && rowOf(table.tree, id)
  if (!found) return { refused: sectionGone, isOutdated: true }
  const moved: { about: string; changed: Changed } = {
    about: aboutSection(found),
    changed: { ...inBook(found.name), order: [] },
  }
  const result = await publishEdit({
    what: table.what.moved(found.name),
    table: {
      shape: table.shape,
      rows: async tx => {
        const rows = await table.read(tx)
        const tree = treeOf(rows)
        const one = rowOf(tree, id)
        if (!one || seenOrder(rows) !== seen) throw new StopEdit({ refused: sectionsMoved, isOutdated: true })
        const beside = tree.below(one.parent_id)
        const order = pressedOrder(beside.map(row => row.id).join('|'), `${way}:${beside.indexOf(one)}`)
        const places = risingPlaces(beside.map(({ position }) => position))
        return order.flatMap((next, at) => {
          const row = rowOf(tree, Number(next))
          return row && row.position !== places[at] ? [{ ...rowAsItIs(row), order: String(places[at]) }] : []
        })
      },
    },
  })
  if ('refused' in result) return result
  return result.isChanged ? { message: sectionMoved(found.name), ...moved } : { message: nothingChanged }
}
