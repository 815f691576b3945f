import 'server-only'
import sharp from 'sharp'
import { refusal } from '#lib/contract/refusal.ts'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { MOST_PIXELS } from './resize-picture.ts'

/** Of one form. */
export const MOST_PHOTOS = 3
const PHOTO_SIDE = 1600

/** Re-encodes pictures, so that nothing else in the file is left: place, camera, other content. */
export async function encodePhotos(files: readonly Uint8Array[]): Promise<Buffer[]> {
  if (files.length > MOST_PHOTOS) throw refusal(422, 'tooManyPictures')
  const encoded: Buffer[] = []
  for (const file of files) encoded.push(await queue.run(() => encode(file, PHOTO_SIDE)))
  return encoded
}

/** One picture of the shop's own: a logo keeps what is transparent, in a form that every program shows. */
export const encodeShopPicture = (file: Uint8Array, { side, asLogo }: { side: number; asLogo: boolean }) =>
  queue.run(() => encode(file, side, asLogo))

// A picture needs much memory while it is encoded.
const queue = concurrencyLimit(1, {
  waiting: 20,
  refused: () => refusal(503, 'tryLater', { retryAfter: 10 }),
})

async function encode(file: Uint8Array, side: number, asLogo = false): Promise<Buffer> {
  if (!isPhoto(file)) throw refusal(422, 'pictureUnreadable')
  try {
    const small = sharp(file, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    return await (asLogo ? small.png() : small.webp({ quality: 75 })).toBuffer()
  } catch (cause) {
    throw refusal(422, 'pictureUnreadable', { cause })
  }
}

// By the first bytes, before anything is decoded: drawings and documents, which the library reads too, may load something.
function isPhoto(file: Uint8Array) {
  const head = Buffer.from(file.subarray(0, 12)).toString('latin1')
  return head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n') || /^RIFF....WEBP/s.test(head)
}
