import 'server-only'
import type { ActResult, Changed } from '#lib/desk/rules/act-types.ts'
import type { Thing } from '#lib/desk/rules/thing-types.ts'
import { nothingChanged, thingGone, thingSaved } from '#messages/desk-things.ts'
import { type Edit, publishEdit, StopEdit } from './publish-edit.ts'
import { readThing } from './read-thing.ts'
import { refuseUnseen } from './seen.ts'

type EditOfThing = {
  id: number
  /** What the form was made of. */
  seen: string
  columns: readonly string[]
  what: (thing: Thing) => string
  /** The cells that change; those that a form leaves out stay. */
  cells: (thing: Thing) => Record<string, string>
  said?: (thing: Thing) => string
  more?: (thing: Thing) => Partial<Edit>
}

/** Changes cells of one thing, if they still are what the form showed. */
export async function editThing({
  id,
  seen,
  columns,
  what,
  cells,
  said,
  more,
}: EditOfThing): Promise<ActResult> {
  const thing = await readThing(id)
  if (!thing) return { refused: thingGone }
  const { about } = thing
  const row = cells(thing)
  const result = await publishEdit({
    what: what(thing),
    products: [{ id: String(id), ...row }],
    ...more?.(thing),
    check: async tx => {
      const now = await readThing(id, tx)
      if (!now) throw new StopEdit({ refused: thingGone })
      await refuseUnseen({ about, columns, seen, cells: now.cells })
    },
  })
  if ('refused' in result) return { ...result, about }
  if (!result.isChanged) return { message: nothingChanged, about }
  return { message: said?.(thing) ?? thingSaved(thing.name), about, changed: changedOf(thing.cells, row) }
}

const LONGEST = 200

/** Of cells that differ what they held before and hold now, as the book keeps it. */
export const changedOf = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Changed =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => (before[name] ?? '') !== value)
      .map(([name, value]) => [name, [(before[name] ?? '').slice(0, LONGEST), value.slice(0, LONGEST)]]),
  )
