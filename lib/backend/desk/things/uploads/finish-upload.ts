import 'server-only'
import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { UPLOADED_SIDE } from '#lib/desk/rules/upload-limits.ts'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { fileGone, pictureTooManyPixels, pictureUnreadable } from '#messages/desk-uploads.ts'
import { db } from '../../../db/pool.ts'
import { decodeHeic } from '../../../media/heic/decode-heic.ts'
import { isHeicFile } from '../../../media/heic/heic-start.ts'
import { media } from '../../../media/media.ts'
import { MOST_PIXELS } from '../../../media/resize-picture.ts'
import { dropPieces, withJoined } from './join-pieces.ts'
import { refuseUpload } from './refuse-upload.ts'
import { partOf, pictureOf } from './upload-files.ts'

// A picture needs much memory while it is decoded.
const queue = concurrencyLimit(1)

/** Makes a file ready that has arrived whole; tells why it cannot be kept. A second call does nothing. */
export async function finishUpload(id: string): Promise<string | undefined> {
  const upload = await db.one<{ kind: string; state: string; size: number }>(
    'select kind, state, size from desk_uploads where id = $1',
    [id],
  )
  if (upload?.state !== 'open') return undefined
  const keep = upload.kind === 'sheet' ? keepSheet : keepPicture
  const kept = await withJoined(id, upload.size, file => keep(id, file))
  if (kept !== 'kept') return refuseUpload(id, kept?.trouble ?? fileGone)
  await db.run(`update desk_uploads set state = 'ready', touched_at = now() where id = $1`, [id])
  await dropPieces(id)
  return undefined
}

type Kept = 'kept' | { trouble: string }

const keepSheet = async (id: string, file: string): Promise<Kept> => {
  await media().put(partOf(id), { file, mayMove: true })
  return 'kept'
}

const keepPicture = (id: string, file: string): Promise<Kept> =>
  queue.run(async () => {
    const made = await ((await isHeicFile(file)) ? encodeHeic : encodePicture)(file)
    if ('trouble' in made) return made
    await media().put(pictureOf(id), made.webp)
    return 'kept'
  })

type Encoded = { webp: Buffer } | { trouble: string }

// A phone that cannot decode its own photos sends them as they are.
const encodeHeic = async (from: string): Promise<Encoded> => {
  const jpeg = `${from}.jpg`
  try {
    const found = await decodeHeic(from, jpeg)
    if (found?.trouble === 'pixels') return { trouble: tooManyPixels(found) }
    return found ? { trouble: pictureUnreadable } : await encodePicture(jpeg)
  } finally {
    await rm(jpeg, { force: true })
  }
}

/** A picture turned upright, without what it carried (place, camera), no larger than a page needs. */
export async function encodePicture(from: string | Buffer): Promise<Encoded> {
  try {
    const size = await sharp(from, { limitInputPixels: false }).metadata()
    if (size.width * size.height > MOST_PIXELS) return { trouble: tooManyPixels(size) }
    const webp = await sharp(from, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize(UPLOADED_SIDE, UPLOADED_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    return { webp }
  } catch {
    return { trouble: pictureUnreadable }
  }
}

const tooManyPixels = ({ width, height }: { width: number; height: number }) =>
  pictureTooManyPixels(Math.round((width * height) / 1e6), MOST_PIXELS / 1e6)
