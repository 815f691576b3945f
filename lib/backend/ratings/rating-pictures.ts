import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import { encodePhotos } from '../media/encode-photos.ts'

/** Writes pictures of a visitor into the uploads folder, encoded anew: nothing of the file itself is kept. */
export async function savePictures(files: readonly Uint8Array[]): Promise<string[]> {
  const encoded = await encodePhotos(files)
  await mkdir(uploads(), { recursive: true })
  const names = encoded.map(() => `rating-${randomBytes(12).toString('hex')}.webp`)
  await Promise.all(encoded.map((picture, i) => writeFile(path.join(uploads(), names[i] ?? ''), picture)))
  return names
}

export const dropPictures = (names: readonly string[]) =>
  Promise.all(names.map(name => rm(path.join(uploads(), name), { force: true })))

const uploads = () => path.join(/* turbopackIgnore: true */ env.dataDir, 'uploads')
