import 'server-only'
import { randomBytes } from 'node:crypto'
import { encodePhotos } from '../media/encode-photos.ts'
import { media } from '../media/media.ts'
import { resizedName, uploadName } from '../media/media-names.ts'

/** Stores pictures of a visitor, encoded anew: nothing of the file itself is kept. */
export async function savePictures(files: readonly Uint8Array[]): Promise<string[]> {
  const encoded = await encodePhotos(files)
  const names = encoded.map(() => `rating-${randomBytes(12).toString('hex')}.webp`)
  await Promise.all(encoded.map((picture, i) => media().put(uploadName(names[i] ?? ''), picture)))
  return names
}

/** With the sizes that were made of them. */
export async function dropPictures(names: readonly string[]) {
  for (const name of names) {
    await media().drop(uploadName(name))
    for await (const made of media().list(resizedName(name))) await media().drop(made.name)
  }
}
