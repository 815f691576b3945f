import 'server-only'
import { z } from 'zod'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import * as forms from '#lib/desk/rules/thing-forms.ts'
import type { Thing } from '#lib/desk/rules/thing-types.ts'
import { reloadPage, thingGone, whatChanged } from '#messages/desk-things.ts'
import { productsTaken, whatProducts } from '#messages/programs.ts'
import { act } from '../act.ts'
import { KEEPERS, seen, thingId } from './edit-acts.ts'
import { editThing } from './edit-thing.ts'
import { publishEdit } from './publish-edit.ts'
import { readThing } from './read-thing.ts'
import { seenOf } from './seen.ts'

/** The cells by which a program knows whether a thing is still what it read. */
const VERSION_COLUMNS = [
  ...forms.PRICE_COLUMNS,
  ...forms.WORDS_COLUMNS,
  ...forms.PLACE_COLUMNS,
  ...forms.CODE_COLUMNS,
  ...forms.TOLD_COLUMNS,
  ...forms.COLOUR_COLUMNS,
  ...forms.PICTURE_COLUMNS,
  ...forms.SHOWN_COLUMNS,
  'recommendedSellingPrice',
]

export const versionOf = ({ cells }: Pick<Thing, 'cells'>) => seenOf(cells, VERSION_COLUMNS)

const cells = z.record(z.string().max(80), z.string().max(100_000))
const MOST_ROWS = 100
const MOST_SIZES = 10_000

/** Things by their cells, as programs send them: several fields of one at once, or several things. */
export const wholeActs = {
  change: act({
    roles: KEEPERS,
    input: z.object({ id: thingId, version: seen.optional(), cells }),
    do: async ({ id, version, cells: row }): Promise<ActResult> => {
      const thing = await readThing(id)
      if (!thing) return { refused: thingGone }
      const columns = version === undefined ? Object.keys(row) : VERSION_COLUMNS
      return editThing({
        ...{ id, columns, seen: version ?? seenOf(thing.cells, columns) },
        what: ({ name }) => whatChanged(name),
        // A page whose address was made of the name keeps it.
        cells: now => ({ ...row, ...(row.name !== undefined && !now.cells.ASIN && { ASIN: now.slug }) }),
      })
    },
  }),
  /** Several at once, all or none; of sizes that are `kept` the pieces stay what they are. */
  take: act({
    roles: KEEPERS,
    input: z.object({
      rows: z.array(cells, reloadPage).min(1, reloadPage).max(MOST_ROWS, reloadPage),
      kept: z.array(z.object({ id: z.number(), size: z.string() }), reloadPage).max(MOST_SIZES, reloadPage),
    }),
    do: async ({ rows, kept }): Promise<ActResult> => {
      const codes = rows.map(({ ASIN }) => ASIN ?? '')
      const result = await publishEdit({ what: whatProducts(rows.length), products: rows, keptSizes: kept })
      if ('refused' in result) return result
      return {
        message: productsTaken(rows.length),
        about: codes.length === 1 ? codes[0] : '',
        changed: { things: ['', codes.slice(0, 20).join(', ')] },
      }
    },
  }),
}
