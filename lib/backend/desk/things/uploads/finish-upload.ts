import 'server-only'
import { randomBytes } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { LARGEST_SIDE } from '#lib/desk/rules/upload-limits.ts'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { pictureTooManyPixels, pictureUnreadable } from '#messages/desk-uploads.ts'
import { db } from '../../../db/pool.ts'
import { decodeHeic } from '../../../media/heic/decode-heic.ts'
import { isHeicFile } from '../../../media/heic/heic-start.ts'
import { MOST_PIXELS } from '../../../media/resize-picture.ts'
import { refuseUpload } from './refuse-upload.ts'
import { partOf, pictureOf } from './upload-files.ts'

// A picture needs much memory while it is decoded.
const queue = concurrencyLimit(1)

/** Makes a file ready that has arrived whole; tells why it cannot be kept. A second call does nothing. */
export async function finishUpload(id: string): Promise<string | undefined> {
  const upload = await db.one<{ kind: string; state: string }>(
    'select kind, state from desk_uploads where id = $1',
    [id],
  )
  if (upload?.state !== 'open') return undefined
  const trouble = upload.kind === 'sheet' ? undefined : await queue.run(() => keepPicture(id))
  if (trouble) return refuseUpload(id, trouble)
  await db.run(`update desk_uploads set state = 'ready', touched_at = now() where id = $1`, [id])
  return undefined
}

const keepPicture = async (id: string) => {
  const part = partOf(id)
  const trouble = await ((await isHeicFile(part)) ? encodeHeic : encodePicture)(part, pictureOf(id))
  if (!trouble) await rm(part, { force: true })
  return trouble
}

// A phone that cannot decode its own photos sends them as they are.
const encodeHeic = async (from: string, to: string) => {
  const jpeg = `${from}.jpg`
  try {
    const found = await decodeHeic(from, jpeg)
    if (found?.trouble === 'pixels') return tooManyPixels(found)
    return found ? pictureUnreadable : await encodePicture(jpeg, to)
  } finally {
    await rm(jpeg, { force: true })
  }
}

/** Turns a picture upright, without what it carried (place, camera), no larger than a page needs. */
export async function encodePicture(from: string, to: string): Promise<string | undefined> {
  const draft = `${to}.${randomBytes(4).toString('hex')}`
  try {
    const size = await sharp(from, { limitInputPixels: false }).metadata()
    if (size.width * size.height > MOST_PIXELS) return tooManyPixels(size)
    await sharp(from, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(draft)
    await rename(draft, to)
    return undefined
  } catch {
    return pictureUnreadable
  } finally {
    await rm(draft, { force: true })
  }
}

const tooManyPixels = ({ width, height }: { width: number; height: number }) =>
  pictureTooManyPixels(Math.round((width * height) / 1e6), MOST_PIXELS / 1e6)
