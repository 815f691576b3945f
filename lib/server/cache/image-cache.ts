import { LruCache } from '#lib/rules/lru-cache.ts'
import { processWide } from '#lib/rules/process-wide.ts'

/** A picture as it was sent: the same name is the same picture for good. */
type CachedImage = { headers: Record<string, string>; body: Buffer }

const MOST_BYTES = 32 * 1024 * 1024

/** What takes more is read from the disk each time. */
const LARGEST_BYTES = 256 * 1024

export const imageCache = () => processWide('pictures', () => imagesOf(MOST_BYTES))

/** The pictures that were asked for last, as many as fit. */
export const imagesOf = (most: number) => {
  const pictures = new LruCache<CachedImage>({ bytes: most, bytesOf: ({ body }) => body.length })
  return {
    get: (key: string) => pictures.get(key),
    put: (key: string, picture: CachedImage) => {
      if (picture.body.length > Math.min(LARGEST_BYTES, most)) pictures.drop(key)
      else pictures.put(key, picture)
    },
  }
}

/** Pictures come as WebP to who takes it, else as JPEG. */
export const pictureFormat = (accept: string | null | undefined): 'webp' | 'jpeg' =>
  accept?.includes('image/webp') ? 'webp' : 'jpeg'

export const pictureKey = (segment: string, accept: string | null | undefined) =>
  `${segment} ${pictureFormat(accept)}`
