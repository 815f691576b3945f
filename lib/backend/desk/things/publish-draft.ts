import 'server-only'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import {
  codeTaken,
  draftGone,
  fieldNeeded,
  picturesUnderWay,
  sizesNeedNames,
  thingInShop,
  whatNewThing,
} from '#messages/desk-things.ts'
import { type Db, db } from '../../db/pool.ts'
import { draftRows, sizeRows } from './draft-rows.ts'
import { dropDraft, readDraft, saveDraft } from './drafts.ts'
import { publishEdit, StopEdit } from './publish-edit.ts'
import { pictureOf } from './uploads/upload-files.ts'

type Fields = Record<string, string>

/** Makes a thing of a draft: it is in the shop, or what is missing is told beside its fields. */
export async function publishDraft(id: string): Promise<ActResult> {
  const draft = await readDraft(id)
  if (!draft) return { refused: draftGone }
  const missing = missingIn(draft.fields)
  if (Object.keys(missing).length > 0) return { refused: '', fields: missing }
  if (draft.pictures.some(({ state }) => state === 'open')) return { refused: picturesUnderWay }
  const name = String(draft.fields.name)
  // Chosen once: who publishes again after a failure means the same thing.
  const asin = draft.fields.ASIN || (await freeCode(name))
  await saveDraft(id, { ASIN: asin })
  const pictures = draft.pictures.map(({ id: file }) => ({
    name: `${asciiOf(name)}-${file.slice(0, 8)}.webp`,
    stored: pictureOf(file),
  }))
  const { product, variants } = draftRows(
    draft.fields,
    asin,
    pictures.map(picture => picture.name),
  )
  const result = await publishEdit({
    what: whatNewThing(name),
    products: [product],
    variants,
    pictures,
    check: tx => refuseTaken(tx, asin),
  })
  if ('refused' in result) return { ...result, fields: formFields(result.fields) }
  const made = await db.one<{ id: number }>('select id from products where asin = $1 and not withdrawn', [
    asin,
  ])
  await dropDraft(id)
  return {
    message: thingInShop(name),
    about: asin,
    changed: { name: ['', name] },
    to: `/desk/thing/${made?.id ?? ''}`,
  }
}

const missingIn = (fields: Fields): Fields => {
  const missing: Fields = {}
  if (!fields.name?.trim()) missing.name = fieldNeeded.name
  if (!fields.discountPrice?.trim()) missing.discountPrice = fieldNeeded.price
  if (!fields.new_section?.trim() && !fields.subcategory_id) missing.new_section = fieldNeeded.section
  const rows = sizeRows(fields)
  if (rows.length > 1 && rows.some(({ size }) => size === '')) missing['size-1'] = sizesNeedNames
  if (rows.some(({ size, price }) => price && !size)) missing['size-1'] = sizesNeedNames
  return missing
}

// Where the form has a field of several rows, or of another name.
const FIELDS: Record<string, string> = {
  sizes: 'pieces-1',
  option1: 'size-1',
  price: 'price-1',
  subcategory_id: 'new_section',
  ASIN: 'name',
}

const formFields = (fields: Fields = {}) =>
  Object.fromEntries(Object.entries(fields).map(([column, reason]) => [FIELDS[column] ?? column, reason]))

/** A code that no product has, made of a name: its address is made of it. */
export async function freeCode(name: string): Promise<string> {
  const stem = slugOf({ name }).slice(0, 55)
  const taken = await db.query<{ slug: string }>(TAKEN, [stem, stem.replace(/[\\%_]/g, '\\$&')])
  const codes = new Set(taken.map(({ slug }) => slug))
  for (let nth = 1; ; nth++) {
    const code = nth === 1 ? stem : `${stem}-${nth}`
    if (!codes.has(code)) return code
  }
}

const refuseTaken = async (tx: Db, asin: string) => {
  const taken = await tx.one<{ id: number }>(
    'select id from products where slug = lower($1) or lower(asin) = lower($1) limit 1',
    [asin],
  )
  if (taken) throw new StopEdit({ refused: codeTaken(asin) })
}

// A file's name stands in an address.
const asciiOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'thing'

const TAKEN = `
  select slug from products where slug = $1 or slug like $2 || '-%' or lower(asin) = $1
  union all select lower(asin) from products where asin <> '' and (lower(asin) = $1 or lower(asin) like $2 || '-%')`
