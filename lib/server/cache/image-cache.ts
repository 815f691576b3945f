import { processWide } from '#lib/rules/process-wide.ts'

/** A picture as it was sent: the same name is the same picture for good. */
type CachedImage = { headers: Record<string, string>; body: Buffer }

type ImageCache = {
  get: (key: string) => CachedImage | undefined
  put: (key: string, picture: CachedImage) => void
}

const MOST_BYTES = 32 * 1024 * 1024

/** What takes more is read from the disk each time. */
const LARGEST_BYTES = 256 * 1024

export const imageCache = (): ImageCache => processWide('pictures', () => imagesOf(MOST_BYTES))

/** The pictures that were asked for last, as many as fit. */
export const imagesOf = (most: number): ImageCache => {
  const pictures = new Map<string, CachedImage>()
  let bytes = 0
  const drop = (key: string) => {
    bytes -= pictures.get(key)?.body.length ?? 0
    pictures.delete(key)
  }
  return {
    get: key => {
      const picture = pictures.get(key)
      if (!picture) return undefined
      pictures.delete(key)
      pictures.set(key, picture)
      return picture
    },
    put: (key, picture) => {
      drop(key)
      if (picture.body.length > Math.min(LARGEST_BYTES, most)) return
      pictures.set(key, picture)
      bytes += picture.body.length
      for (const oldest of pictures.keys()) {
        if (bytes <= most) break
        drop(oldest)
      }
    },
  }
}

/** Pictures come as WebP to who takes it, else as JPEG. */
export const pictureFormat = (accept: string | null | undefined): 'webp' | 'jpeg' =>
  accept?.includes('image/webp') ? 'webp' : 'jpeg'

export const pictureKey = (segment: string, accept: string | null | undefined) =>
  `${segment} ${pictureFormat(accept)}`
