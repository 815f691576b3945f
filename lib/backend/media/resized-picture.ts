import 'server-only'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import type { ImageRequest } from './image-request.ts'
import { logMediaFault } from './log-media-fault.ts'
import { MediaFault } from './media-fault.ts'
import { resizedName, uploadName } from './media-names.ts'
import type { MediaStore } from './media-store.ts'
import { type PictureFormat, resizePicture } from './resize-picture.ts'

const making = new Map<string, Promise<Buffer | undefined>>()
// Who asked and left is in the queue as well.
export const MOST_WAITING = 300
const { run: inTurn } = concurrencyLimit(2, { waiting: MOST_WAITING })

/**
 * A picture in a size and format: encoded once from the original, then read from the store. Two copies of the shop may make
 * it at the same moment; the first one's stays.
 */
export const resizedPicture = async (
  image: ImageRequest,
  format: PictureFormat,
  store: MediaStore,
): Promise<Buffer | undefined> => {
  const name = resizedName(`${image.name}${sizeOf(image)}.${format}`)
  const kept = await store.read(name).catch(unlessBroken)
  if (kept && kept !== 'broken') return kept
  return once(name, () => make(image, format, store, name, kept === 'broken' ? undefined : 'new'))
}

const sizeOf = ({ box }: ImageRequest) => (box ? `-${box.width}x${box.height}` : '')

// It is made again, over the one that is broken.
const unlessBroken = (error: unknown) => {
  if (error instanceof MediaFault && error.kind === 'broken') return 'broken' as const
  throw error
}

/** Many request a new picture at the same time: they share one encoding. */
const once = (key: string, work: () => Promise<Buffer | undefined>) => {
  const running = making.get(key) ?? inTurn(work).finally(() => making.delete(key))
  making.set(key, running)
  return running
}

const make = async (
  { name, box }: ImageRequest,
  format: PictureFormat,
  store: MediaStore,
  target: string,
  only: 'new' | undefined,
) => {
  const original = store.pathOf?.(uploadName(name)) ?? (await store.read(uploadName(name)))
  if (original === undefined) return undefined
  const encoded = await resizePicture(original, box, format)
  // Whoever waits for it gets it, and the next one who asks makes it again.
  await store.put(target, encoded, only).catch(logMediaFault)
  return encoded
}
