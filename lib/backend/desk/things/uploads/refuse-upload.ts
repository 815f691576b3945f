import 'server-only'
import { db } from '../../../db/pool.ts'
import { media } from '../../../media/media.ts'
import { filesOf } from './upload-files.ts'

/** Ends an upload that cannot be kept: its bytes go at once. Gives the reason back. */
export async function refuseUpload(id: string, reason: string): Promise<string> {
  await db.run(`update desk_uploads set state = 'refused', touched_at = now() where id = $1`, [id])
  await dropFiles(id)
  return reason
}

export const dropFiles = async (id: string) => {
  for await (const { name } of media().list(filesOf(id))) await media().drop(name)
}

/** Takes a file away that its sender does not want after all. */
export async function dropUpload(id: string): Promise<void> {
  await db.run('delete from desk_uploads where id = $1', [id])
  await dropFiles(id)
}
