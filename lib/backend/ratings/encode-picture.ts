import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { refusal } from '#lib/contract/refusal.ts'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { env } from '#lib/server/settings/env.ts'

const LARGEST_SIDE = 1600
// A phone's camera has 12 to 50 million; a small file may claim more than any memory holds.
const MOST_PIXELS = 50_000_000

/** Writes pictures of a visitor into the uploads folder, encoded anew: nothing of the file itself is kept. */
export async function savePictures(files: readonly Uint8Array[]): Promise<string[]> {
  const encoded: Buffer[] = []
  for (const file of files) encoded.push(await queue.run(() => encode(file)))
  await mkdir(uploads(), { recursive: true })
  const names = encoded.map(() => `rating-${randomBytes(12).toString('hex')}.webp`)
  await Promise.all(encoded.map((picture, i) => writeFile(path.join(uploads(), names[i] ?? ''), picture)))
  return names
}

export const dropPictures = (names: readonly string[]) =>
  Promise.all(names.map(name => rm(path.join(uploads(), name), { force: true })))

const uploads = () => path.join(/* turbopackIgnore: true */ env.dataDir, 'uploads')

// A picture needs much memory while it is encoded.
const queue = concurrencyLimit(1, {
  waiting: 20,
  refused: () => refusal(503, 'tryLater', { retryAfter: 10 }),
})

async function encode(file: Uint8Array): Promise<Buffer> {
  if (!isPhoto(file)) throw refusal(422, 'ratingPictureUnreadable')
  try {
    return await sharp(file, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer()
  } catch (cause) {
    throw refusal(422, 'ratingPictureUnreadable', { cause })
  }
}

// By the first bytes, before anything is decoded: drawings and documents, which the library reads too, may load something.
function isPhoto(file: Uint8Array) {
  const head = Buffer.from(file.subarray(0, 12)).toString('latin1')
  return head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n') || /^RIFF....WEBP/s.test(head)
}
