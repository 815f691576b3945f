import 'server-only'
import type { Person } from '#lib/desk/rules/act-types.ts'
import type { Draft } from '#lib/desk/rules/thing-types.ts'
import { db } from '../../db/pool.ts'
import { isUuid } from '../../is-uuid.ts'
import { sentFiles } from './uploads/begin-upload.ts'
import { dropFiles } from './uploads/refuse-upload.ts'

type DraftRow = { id: string; fields: Record<string, string>; touched_at: Date }

/** Of the shop: who has forgotten so many does not want them. */
export const MOST_DRAFTS = 200

/** A new draft; undefined where there are too many. */
export const makeDraft = async (by: Person, fields: Record<string, string> = {}) =>
  (await db.one<{ id: string }>(MAKE, [by.id, JSON.stringify(fields), MOST_DRAFTS]))?.id

export async function readDraft(id: string): Promise<Draft | undefined> {
  const row = isUuid(id) ? await db.one<DraftRow>(ONE, [id]) : undefined
  return row && { id, fields: row.fields, touchedAt: row.touched_at, pictures: await sentFiles('draft', id) }
}

/** The drafts that wait, the latest first, each with its first picture. */
export const listDrafts = () =>
  db.query<{ id: string; name: string; picture: string | null; pictures: number; touchedAt: Date }>(ALL)

export const saveDraft = async (id: string, fields: Record<string, string>) =>
  isUuid(id) && (await db.run(SAVE, [id, JSON.stringify(fields)])) > 0

export async function dropDraft(id: string): Promise<boolean> {
  const isGone = isUuid(id) && (await db.run('delete from desk_drafts where id = $1', [id])) > 0
  if (!isGone) return false
  const files = await db.query<{ id: string }>(DROP_FILES, [id])
  for (const file of files) await dropFiles(file.id)
  return true
}

/** Puts the pictures of a draft into this order; what is not named follows. */
export const orderDraftPictures = (id: string, order: readonly string[]) => db.run(ORDER, [id, order])

const MAKE = `
  insert into desk_drafts (person_id, fields) select $1, $2::jsonb
   where (select count(*) from desk_drafts) < $3 returning id`
const ONE = 'select id, fields, touched_at from desk_drafts where id = $1'
const ALL = `
  select d.id, coalesce(d.fields->>'name', '') as name, d.touched_at as "touchedAt", u.first as picture, coalesce(u.count, 0)::int as pictures
    from desk_drafts d left join lateral (select (array_agg(id::text order by place))[1] as first, count(*) as count
      from desk_uploads where kind = 'draft' and for_id = d.id::text and state = 'ready') u on true
   order by d.touched_at desc limit ${MOST_DRAFTS}`
const SAVE = 'update desk_drafts set fields = fields || $2::jsonb, touched_at = now() where id = $1'
const DROP_FILES = `delete from desk_uploads where kind = 'draft' and for_id = $1 returning id`
const ORDER = `
  update desk_uploads u set place = coalesce(array_position($2::text[], u.id::text), 1000 + u.place)
   where u.kind = 'draft' and u.for_id = $1`
