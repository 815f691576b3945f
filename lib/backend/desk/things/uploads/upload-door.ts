import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { fileGone } from '#messages/desk-uploads.ts'
import { db } from '../../../db/pool.ts'
import { isUuid } from '../../../is-uuid.ts'
import { media } from '../../../media/media.ts'
import { personOf } from '../../door/person-of.ts'
import { KEEPERS } from '../edit-acts.ts'
import { appendUpload } from './append-upload.ts'
import { beginUpload, type UploadAsked } from './begin-upload.ts'
import { dropUpload } from './refuse-upload.ts'
import { pictureOf } from './upload-files.ts'

/** Files that a script of the desk sends in pieces, so that a network that breaks costs one piece. */
export const uploadDoor = {
  begin: async (token: string | undefined, asked: UploadAsked) => beginUpload(asked, await keeper(token)),
  append: async (token: string | undefined, id: string, offset: number, bytes: Uint8Array) =>
    appendUpload(id, offset, bytes, await keeper(token)),
  state: async (token: string | undefined, id: string) => {
    await keeper(token)
    const row = isUuid(id) ? await db.one<{ received: number; state: string }>(STATE, [id]) : undefined
    return row && row.state !== 'refused'
      ? { received: row.received, isReady: row.state === 'ready' }
      : { refused: fileGone }
  },
  drop: async (token: string | undefined, id: string) => {
    await keeper(token)
    if (isUuid(id)) await dropUpload(id)
  },
  /** A picture that is not in the shop yet, for who may put it there. */
  picture: async (token: string | undefined, id: string) => {
    await keeper(token)
    return isUuid(id) ? media().read(pictureOf(id)) : undefined
  },
}

async function keeper(token: string | undefined) {
  const person = await personOf(token)
  if (!KEEPERS.some(role => role === person.role)) throw refusal(403, 'deskNotYours')
  return person
}

const STATE = 'select received, state from desk_uploads where id = $1'
