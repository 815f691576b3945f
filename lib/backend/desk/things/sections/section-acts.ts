import 'server-only'
import { z } from 'zod'
import { reloadPage } from '#messages/desk-things.ts'
import { nameInParts, sectionNameLong, sectionNameNeeded } from '#messages/desk-things-sections.ts'
import { act, read } from '../../act.ts'
import { KEEPERS, thingId as sectionId, seen } from '../edit-acts.ts'
import { addSection } from './add-section.ts'
import { removeTile, saveTile } from './change-tile.ts'
import { changeWords } from './change-words.ts'
import { moveSection, PRESS } from './move-section.ts'
import { readSection, readSections } from './read-sections.ts'
import { removeSection } from './remove-section.ts'

const name = z
  .string(sectionNameNeeded)
  .trim()
  .min(1, sectionNameNeeded)
  .max(200, sectionNameLong(200))
  // With > between them a sheet and the form of a thing name the parts of a way.
  .refine(typed => !typed.includes('>'), nameInParts)
const words = (most: number) => z.string().max(most, sectionNameLong(most)).optional()
const given = z.object({ id: sectionId, seen })

export const sectionActs = {
  sectionAdd: act({
    roles: KEEPERS,
    input: z.object({
      under: z.coerce.number(reloadPage).int(reloadPage).min(0, reloadPage).default(0),
      name,
    }),
    do: addSection,
  }),
  sectionWords: act({
    roles: KEEPERS,
    input: given.extend({
      ...{ name, category_name: words(200), short_desc: words(500), description: words(20_000) },
    }),
    do: changeWords,
  }),
  sectionMove: act({
    roles: KEEPERS,
    input: z.object({ press: z.string(reloadPage).regex(PRESS, reloadPage), seen }),
    do: ({ press, seen }) => moveSection(press, seen),
  }),
  /** The picture of its tile on the home page. */
  sectionPicture: act({
    roles: KEEPERS,
    input: given.extend({ files: z.array(z.instanceof(File)).default([]) }),
    do: saveTile,
  }),
  sectionPictureAway: act({ roles: KEEPERS, input: given, do: removeTile }),
  sectionAway: act({ roles: KEEPERS, input: given, do: removeSection }),
}

export const sectionReads = {
  sections: read(KEEPERS, async (_: object) => readSections()),
  section: read(KEEPERS, async (id: number) => readSection(id)),
}
