import 'server-only'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { MOST_PIECE_BYTES } from '#lib/desk/rules/upload-limits.ts'
import { appendUpload } from './append-upload.ts'
import { beginUpload, type UploadKind } from './begin-upload.ts'

/** Files of a form that a browser without script has sent: the same way, piece by piece. Tells what was kept, and why not. */
export async function takeWholeFiles(kind: UploadKind, forId: string, files: readonly File[], by: Person) {
  const kept: string[] = []
  const refused: string[] = []
  for (const file of files) {
    const begun = await beginUpload({ kind, forId, name: file.name, size: file.size }, by)
    if ('refused' in begun) refused.push(begun.refused)
    else {
      const trouble = await sendAll(begun.id, begun.received, file, by)
      if (trouble) refused.push(trouble)
      else kept.push(begun.id)
    }
  }
  return { kept, refused }
}

const sendAll = async (id: string, from: number, file: File, by: Person) => {
  for (let offset = from; offset < file.size; ) {
    const piece = new Uint8Array(await file.slice(offset, offset + MOST_PIECE_BYTES).arrayBuffer())
    const appended = await appendUpload(id, offset, piece, by)
    if (appended.refused !== undefined) return appended.refused
    offset = appended.received
    if (appended.isReady) return undefined
  }
  return undefined
}
