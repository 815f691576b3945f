import 'server-only'
import { z } from 'zod'
import type { ActResult, Person } from '#lib/desk/rules/act-types.ts'
import { PICTURE_COLUMNS } from '#lib/desk/rules/thing-forms.ts'
import type { Thing } from '#lib/desk/rules/thing-types.ts'
import { noPicturesChosen, picturesAdded, reloadPage, whatPictures } from '#messages/desk-things.ts'
import { act } from '../act.ts'
import { KEEPERS, seen, thingId } from './edit-acts.ts'
import { editThing } from './edit-thing.ts'
import { pressedOrder } from './pressed-order.ts'
import { readThing } from './read-thing.ts'
import { seenOf } from './seen.ts'
import { sentFiles } from './uploads/begin-upload.ts'
import { dropUpload } from './uploads/refuse-upload.ts'
import { takeWholeFiles } from './uploads/take-whole-files.ts'
import { pictureOf } from './uploads/upload-files.ts'

const MOST_TEXTS = 40

/** Pictures of a thing: their order, what they show in words, and new ones. */
export const pictureActs = {
  pictures: act({
    roles: KEEPERS,
    input: z.looseObject({
      id: thingId,
      seen,
      order: z.string(reloadPage).max(20_000),
      press: z.string().max(300).optional(),
    }),
    do: async given => {
      const order = pressedOrder(given.order, given.press)
      const alts = readAlts(given)
      return editThing({
        ...{ id: given.id, seen: given.seen, columns: PICTURE_COLUMNS },
        what: ({ name }) => whatPictures(name),
        cells: ({ pictures }) => {
          // A name that is none of its pictures is not the page's.
          const kept = order.filter(name => pictures.some(picture => picture.name === name))
          return {
            images: kept.join('|'),
            image_alt: kept.some(name => alts.get(name))
              ? kept.map(name => alts.get(name) ?? '').join('|')
              : '',
          }
        },
      })
    },
  }),
  /** Those that were sent for it, by a script beforehand or with this form, become its pictures. */
  addPictures: act({
    roles: KEEPERS,
    input: z.object({ id: thingId, files: z.array(z.instanceof(File)).max(20).default([]) }),
    do: ({ id, files }, by) => addPictures(id, files, by),
  }),
}

// The text of a picture stands beside its name.
const readAlts = (given: Record<string, unknown>) => {
  const text = (name: string) => (typeof given[name] === 'string' ? (given[name] as string).trim() : '')
  return new Map(
    Array.from({ length: MOST_TEXTS }, (_, index): [string, string] => [
      text(`name-${index}`),
      text(`alt-${index}`).replaceAll('|', ' '),
    ]),
  )
}

async function addPictures(id: number, files: readonly File[], by: Person): Promise<ActResult> {
  const { refused } = await takeWholeFiles('thing', String(id), files, by)
  const ready = (await sentFiles('thing', String(id))).filter(({ state }) => state === 'ready')
  const thing = await readThing(id)
  if (ready.length === 0 || !thing) return { refused: refused[0] ?? noPicturesChosen }
  const added = ready.map(({ id: file }) => ({
    name: `${
      thing.slug
        .replace(/[^a-z0-9]+/gi, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 40) || 'thing'
    }-${file.slice(0, 8)}.webp`,
    stored: pictureOf(file),
  }))
  const result = await editThing({
    ...{ id, columns: PICTURE_COLUMNS, seen: seenOf(thing.cells, PICTURE_COLUMNS) },
    what: ({ name }) => whatPictures(name),
    cells: whole =>
      withPictures(
        whole,
        added.map(({ name }) => name),
      ),
    said: ({ name }) => [picturesAdded(name, added.length), ...refused].join(' '),
    more: () => ({ pictures: added }),
  })
  if ('message' in result) for (const file of ready) await dropUpload(file.id)
  return result
}

const withPictures = ({ pictures }: Thing, added: readonly string[]) => ({
  images: [...pictures.map(({ name }) => name), ...added].join('|'),
  image_alt: pictures.some(({ alt }) => alt)
    ? [...pictures.map(({ alt }) => alt), ...added.map(() => '')].join('|')
    : '',
})
