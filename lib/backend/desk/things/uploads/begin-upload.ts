import 'server-only'
import type { Person } from '#lib/desk/rules/act-types.ts'
import {
  MOST_DAY_BYTES,
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  MOST_SHEET_BYTES,
  MOST_SHEET_FILES,
} from '#lib/desk/rules/upload-limits.ts'
import {
  fileTooLarge,
  noFileName,
  noPlaceForFile,
  tooManyFiles,
  tooManyPictures,
  tooMuchToday,
} from '#messages/desk-uploads.ts'
import { type Db, db } from '../../../db/pool.ts'
import { transaction } from '../../../db/transaction.ts'
import { isUuid } from '../../../is-uuid.ts'

export type UploadKind = 'draft' | 'thing' | 'sheet'
export type UploadAsked = { kind: UploadKind; forId: string; name: string; size: number }
type Begun = { id: string; received: number } | { refused: string }

/** Makes room for a file, or goes on with the same one where it stopped. */
export const beginUpload = (asked: UploadAsked, by: Person): Promise<Begun> =>
  transaction(async tx => {
    const { kind, forId, size } = asked
    const name = asked.name.normalize('NFC').trim()
    if (!isFileName(name)) return { refused: noFileName }
    if (!(await isThere(tx, asked))) return { refused: noPlaceForFile }
    const most = mostBytes(kind, name)
    if (!Number.isInteger(size) || size < 1 || size > most) return { refused: fileTooLarge(name, most / MB) }
    const begun = await tx.one<{ id: string; received: number }>(SAME, [kind, forId, name, size])
    if (begun) return begun
    const files = (await tx.one<{ count: number }>(COUNT, [kind, forId]))?.count ?? 0
    if (kind === 'sheet' && files >= MOST_SHEET_FILES) return { refused: tooManyFiles(MOST_SHEET_FILES) }
    if (kind !== 'sheet' && files >= MOST_PICTURES) return { refused: tooManyPictures(MOST_PICTURES) }
    // What is under way counts, so that nobody begins more than a day's worth at once.
    const today = await tx.one<{ bytes: number }>(TODAY, [by.id])
    if ((today?.bytes ?? 0) + size > MOST_DAY_BYTES) return { refused: tooMuchToday }
    const made = await tx.one<{ id: string }>(ADD, [by.id, kind, forId, name, size])
    return { id: String(made?.id), received: 0 }
  })

const MB = 1024 * 1024

const mostBytes = (kind: UploadKind, name: string) =>
  kind === 'sheet' && /\.(csv|tsv|txt|xlsx|json|zip|md)$/i.test(name) ? MOST_SHEET_BYTES : MOST_PICTURE_BYTES

const isFileName = (name: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  name.length > 0 && name.length <= 200 && !/[/\\\u0000-\u001f]/.test(name) && !/^\.+$/.test(name)

const isThere = async (tx: Db, { kind, forId }: UploadAsked) => {
  if (kind === 'thing')
    return /^\d{1,9}$/.test(forId) && (await tx.one('select 1 from products where id = $1', [forId]))
  if (!isUuid(forId)) return false
  return kind === 'draft'
    ? tx.one('select 1 from desk_drafts where id = $1 for update', [forId])
    : tx.one(`select 1 from desk_sheets where id = $1 and state = 'collecting' for update`, [forId])
}

/** The files of a draft, a thing or a sheet, in their order. */
export const sentFiles = (kind: UploadKind, forId: string, on: Db = db) =>
  on.query<{ id: string; name: string; size: number; received: number; state: 'open' | 'ready' | 'refused' }>(
    FILES,
    [kind, forId],
  )

const SAME = `
  select id, received from desk_uploads
   where kind = $1 and for_id = $2 and name = $3 and size = $4 and state = 'open' order by made_at limit 1 for update`
const COUNT = `select count(*)::int as count from desk_uploads where kind = $1 and for_id = $2 and state <> 'refused'`
const TODAY = `
  select (coalesce((select bytes from desk_upload_days where person_id = $1 and day = current_date), 0)
    + coalesce((select sum(size - received) from desk_uploads where person_id = $1 and state = 'open'), 0))::int8 as bytes`
const ADD = `
  insert into desk_uploads (person_id, kind, for_id, name, size, place)
  values ($1, $2, $3, $4, $5, (select coalesce(max(place), 0) + 1 from desk_uploads where kind = $2 and for_id = $3))
  returning id`
const FILES = `
  select id, name, size, received, state from desk_uploads where kind = $1 and for_id = $2 and state <> 'refused'
   order by place, made_at limit 600`
