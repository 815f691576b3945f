import 'server-only'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { heicUnreadable, tooManyPixels } from '#messages/imports.ts'
import { decodeHeic, type HeicTrouble } from '../media/heic/decode-heic.ts'
import { isHeicFile } from '../media/heic/heic-start.ts'
import type { MediaStore } from '../media/media-store.ts'
import { MOST_PIXELS } from '../media/resize-picture.ts'
import { fetchedFolder, removeOldFetched } from './fetched-folder.ts'
import { fileDigest } from './file-digest.ts'
import { hasPhotoBeside, type PictureFile, pictureFiles } from './picture-files.ts'

/** What is shown of a HEIC photo: the JPEG made of it, or why there is none. */
export type DecodedPhotos = ReadonlyMap<string, { file: string } | { reason: string }>

/**
 * Makes JPEGs of the folder's HEIC photos, except those that have a JPEG or the like beside them. They are named by what is in the
 * photo, so that the second reading of a folder, or an import after its preview, finds them made.
 */
export const decodeHeicPhotos = async (
  folder: string,
  store: MediaStore,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<DecodedPhotos> => {
  const from = path.join(folder, 'pictures')
  const files = await pictureFiles(from)
  const photos = await heicPhotos(from, files)
  const decoded = new Map<string, { file: string } | { reason: string }>()
  if (photos.length === 0) return decoded
  const to = fetchedFolder(store)
  await mkdir(to, { recursive: true })
  await removeOldFetched(to)
  for (const { file, name } of photos) {
    progress(decoded.size, photos.length)
    const photo = path.join(from, file)
    const jpeg = path.join(to, `heic.${(await fileDigest(photo)).slice(0, 32)}.jpg`)
    const reason = existsSync(jpeg) ? undefined : heicTrouble(await decodeHeic(photo, jpeg))
    decoded.set(name, reason === undefined ? { file: jpeg } : { reason })
  }
  return decoded
}

const heicPhotos = async (from: string, files: readonly PictureFile[]) => {
  const hasPhoto = hasPhotoBeside(files)
  const { run: withSlot } = concurrencyLimit(AT_A_TIME)
  const isHeic = await Promise.all(
    files.map(({ file, name }) => withSlot(async () => !hasPhoto(name) && isHeicFile(path.join(from, file)))),
  )
  return files.filter((_, index) => isHeic[index])
}

const AT_A_TIME = 8

export const heicTrouble = (found: HeicTrouble | undefined): string | undefined => {
  if (found?.trouble === 'pixels') return tooManyPixels(found.width, found.height, MOST_PIXELS / 1e6)
  return found && heicUnreadable
}
