import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import type { ActResult, Person } from '#lib/desk/rules/act-types.ts'
import { SIZE_ROWS } from '#lib/desk/rules/draft-fields.ts'
import type { Thing } from '#lib/desk/rules/thing-types.ts'
import { MOST_PICTURES } from '#lib/desk/rules/upload-limits.ts'
import { copyMade, copyOf, thingGone, tooManyDrafts } from '#messages/desk-things.ts'
import { db } from '../../db/pool.ts'
import { media } from '../../media/media.ts'
import { uploadName } from '../../media/media-names.ts'
import { MORE } from './draft-rows.ts'
import { makeDraft } from './drafts.ts'
import { readThing } from './read-thing.ts'
import { encodePicture } from './uploads/finish-upload.ts'
import { pictureOf } from './uploads/upload-files.ts'

/** Makes a draft of a thing, with its words, prices and pictures; nothing of its stock. */
export async function copyThing(id: number, by: Person): Promise<ActResult> {
  const thing = await readThing(id)
  if (!thing) return { refused: thingGone }
  const draft = await makeDraft(by, fieldsOf(thing))
  if (!draft) return { refused: tooManyDrafts }
  for (const { name } of thing.pictures.slice(0, MOST_PICTURES)) await copyPicture(name, draft, by)
  return { message: copyMade, about: thing.about, to: `/desk/things/draft/${draft}` }
}

const fieldsOf = ({ cells, sizes, name }: Thing) => ({
  name: copyOf(name),
  ...Object.fromEntries(
    ['subcategory_id', 'mrp', 'discountPrice', 'description'].map(field => [field, cells[field] ?? '']),
  ),
  mrp: Number(cells.originalPrice) > 0 ? String(cells.originalPrice) : '',
  color: (cells.color ?? '').replaceAll('|', ', '),
  ...Object.fromEntries(
    MORE.filter(field => field !== 'SKU' && cells[field]).map(field => [field, String(cells[field])]),
  ),
  ...Object.fromEntries(
    sizes
      .filter(({ size }) => size !== NO_SIZE)
      .slice(0, SIZE_ROWS)
      .map(({ size }, index) => [`size-${index + 1}`, size]),
  ),
})

const copyPicture = async (name: string, draft: string, by: Person) => {
  const row = await db.one<{ id: string }>(ADD, [by.id, draft, name])
  const id = String(row?.id)
  const isKept = await keepCopy(name, pictureOf(id))
  await db.run(isKept ? READY : 'delete from desk_uploads where id = $1', [id])
}

const keepCopy = async (name: string, as: string) => {
  const original = await media().read(uploadName(name))
  if (!original) return false
  const made = /\.webp$/i.test(name) ? { webp: original } : await encodePicture(original)
  return 'webp' in made && media().put(as, made.webp)
}

const ADD = `
  insert into desk_uploads (person_id, kind, for_id, name, size, place)
  values ($1, 'draft', $2, $3, 1, (select coalesce(max(place), 0) + 1 from desk_uploads where kind = 'draft' and for_id = $2))
  returning id`
const READY = `update desk_uploads set received = size, state = 'ready' where id = $1`
