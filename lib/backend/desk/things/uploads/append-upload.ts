import 'server-only'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { fileGone, fileLonger } from '#messages/desk-uploads.ts'
import type { Db } from '../../../db/pool.ts'
import { transaction } from '../../../db/transaction.ts'
import { isUuid } from '../../../is-uuid.ts'
import { media } from '../../../media/media.ts'
import { finishUpload } from './finish-upload.ts'
import { whyNoPicture } from './picture-start.ts'
import { refuseUpload } from './refuse-upload.ts'
import { pieceOf } from './upload-files.ts'

/** How far it is; `wrongOffset` where the piece belongs elsewhere. */
export type Appended =
  | { received: number; isReady: boolean; wrongOffset?: true; refused?: undefined }
  | { refused: string }

type Upload = { kind: 'draft' | 'thing' | 'sheet'; size: number; received: number; state: string }

/** Adds the next piece of a file; after the last one it is looked at, and kept. */
export async function appendUpload(
  id: string,
  offset: number,
  bytes: Uint8Array,
  by: Person,
): Promise<Appended> {
  if (!isUuid(id)) return { refused: fileGone }
  const appended = await transaction(tx => append(tx, { id, offset, bytes, by: by.id }))
  if ('why' in appended) return { refused: await refuseUpload(id, appended.why) }
  if ('refused' in appended || appended.wrongOffset || appended.isReady) return appended
  if (!appended.isWhole) return { received: appended.received, isReady: false }
  const trouble = await finishUpload(id)
  return trouble ? { refused: trouble } : { received: appended.received, isReady: true }
}

type Piece = { id: string; offset: number; bytes: Uint8Array; by: string }

type Stepped =
  | { why: string }
  | { refused: string }
  | { received: number; isReady: boolean; isWhole: boolean; wrongOffset?: true }

const append = async (tx: Db, { id, offset, bytes, by }: Piece): Promise<Stepped> => {
  const upload = await tx.one<Upload>(
    'select kind, size, received, state from desk_uploads where id = $1 for update',
    [id],
  )
  if (!upload || upload.state === 'refused') return { refused: fileGone }
  const { kind, size, received, state } = upload
  if (state === 'ready') return { received: size, isReady: true, isWhole: true }
  if (offset !== received) return { received, isReady: false, isWhole: false, wrongOffset: true as const }
  if (received + bytes.length > size) return { why: fileLonger }
  const why = kind !== 'sheet' && offset === 0 && bytes.length > 0 ? whyNoPicture(bytes) : undefined
  if (why) return { why }
  // What was written and not counted, because the process died, is written again.
  if (bytes.length > 0) await media().put(pieceOf(id, offset), bytes)
  await tx.run('update desk_uploads set received = received + $2, touched_at = now() where id = $1', [
    id,
    bytes.length,
  ])
  await tx.run(COUNT_DAY, [by, bytes.length])
  const now = received + bytes.length
  return { received: now, isReady: false, isWhole: now === size }
}

const COUNT_DAY = `
  insert into desk_upload_days (person_id, day, bytes) values ($1, current_date, $2)
  on conflict (person_id, day) do update set bytes = desk_upload_days.bytes + excluded.bytes`
