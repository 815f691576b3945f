import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import type { ImageRequest } from './image-request.ts'
import { type PictureFormat, resizePicture } from './resize-picture.ts'

export type Folders = { uploads: string; cache: string }

const making = new Map<string, Promise<Buffer>>()
// Who asked and left is in the queue as well.
export const MOST_WAITING = 300
const { run: inTurn } = concurrencyLimit(2, { waiting: MOST_WAITING })

/** A picture in a size and format: encoded once from the original, then read from the disk. */
export const resizedPicture = async (
  image: ImageRequest,
  format: PictureFormat,
  folders: Folders,
): Promise<Buffer> => {
  const target = path.join(
    /* turbopackIgnore: true */ folders.cache,
    `${image.name}${sizeOf(image)}.${format}`,
  )
  return (
    (await readIfThere(target)) ?? (await once(target, () => make(image, format, folders.uploads, target)))
  )
}

const sizeOf = ({ box }: ImageRequest) => (box ? `-${box.width}x${box.height}` : '')

const readIfThere = async (file: string) => {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Many request a new picture at the same time: they share one encoding. */
const once = (key: string, work: () => Promise<Buffer>) => {
  const running = making.get(key) ?? inTurn(work).finally(() => making.delete(key))
  making.set(key, running)
  return running
}

const make = async ({ name, box }: ImageRequest, format: PictureFormat, uploads: string, target: string) => {
  const encoded = await resizePicture(path.join(uploads, name), box, format)
  await mkdir(path.dirname(target), { recursive: true })
  // Renamed when complete, since another process may read it at any moment.
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`
  try {
    await writeFile(draft, encoded)
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
  return encoded
}
