import 'server-only'
import path from 'node:path'
import { Readable } from 'node:stream'
import { picturesAway, picturesBusy } from '#lib/media/server/pictures-busy.ts'
import { imageCache, pictureFormat, pictureKey } from '#lib/server/cache/image-cache.ts'
import { QueueFull } from '#lib/server/concurrency-limit.ts'
import { noSuchPicture } from '#messages/http-errors.ts'
import { byteRange } from './byte-range.ts'
import { type ImageRequest, isRaster, parseImageRequest, pictureSegment } from './image-request.ts'
import { logMediaFault } from './log-media-fault.ts'
import { media } from './media.ts'
import { MediaFault } from './media-fault.ts'
import { uploadName } from './media-names.ts'
import type { Found, MediaStore } from './media-store.ts'
import { resizedPicture } from './resized-picture.ts'

/**
 * A request for /uploads/NAME. A missing file is a plain 404: the page shows its placeholder or hides the tile. A name
 * never changes its content (the import renames a changed picture), so browsers may cache it for good. A store that
 * fails is a 503 that nothing keeps.
 */
export const serveUpload = async (
  request: Request,
  segment: string,
  store: MediaStore = media(),
): Promise<Response> => {
  const image = parseImageRequest(segment)
  if (!image) return notThere(store)
  try {
    const file = await store.find(uploadName(image.name))
    if (!file) return notThere(store)
    if (!isRaster(image.name)) return await serveAsItIs(request, image.name, file, store)
    return await servePicture(request, image, file, store)
  } catch (error) {
    if (!(error instanceof MediaFault)) throw error
    logMediaFault(error)
    return picturesAway()
  }
}

const servePicture = async (request: Request, image: ImageRequest, file: Found, store: MediaStore) => {
  const accept = request.headers.get('accept')
  const format = pictureFormat(accept)
  const segment = pictureSegment(image)
  const headers = {
    ...HEADERS,
    'content-type': `image/${format}`,
    vary: 'Accept',
    etag: `W/"${file.tag}-${segment}-${format}"`,
  }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  try {
    const body = await resizedPicture(image, format, store)
    if (!body) return notThere(store)
    imageCache().put(pictureKey(segment, accept), { headers, body })
    return response(request, body, { ...headers, 'content-length': String(body.length) })
  } catch (error) {
    if (error instanceof QueueFull) return picturesBusy()
    if (error instanceof MediaFault) throw error
    console.error(`The picture ${image.name} cannot be shown: ${(error as Error).message}`)
    return notThere(store)
  }
}

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const serveAsItIs = async (request: Request, name: string, file: Found, store: MediaStore) => {
  const type = TYPES[path.extname(name).slice(1).toLowerCase()] ?? 'application/octet-stream'
  const headers = { ...HEADERS, 'content-type': type, etag: `"${file.tag}"`, 'accept-ranges': 'bytes' }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const range =
    ifRange && ifRange !== headers.etag ? 'none' : byteRange(request.headers.get('range'), file.size)
  if (range === 'beyond')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.size}` },
    })
  const part = range === 'none' ? { first: 0, last: file.size - 1 } : range
  const isSent = file.size > 0 && request.method !== 'HEAD'
  const body = isSent ? (Readable.toWeb(await store.stream(uploadName(name), part)) as ReadableStream) : null
  const length = { 'content-length': String(Math.max(part.last - part.first + 1, 0)) }
  if (range === 'none') return response(request, body, { ...headers, ...length })
  return response(
    request,
    body,
    { ...headers, ...length, 'content-range': `bytes ${part.first}-${part.last}/${file.size}` },
    206,
  )
}

const response = (
  request: Request,
  body: Buffer | ReadableStream | null,
  headers: HeadersInit,
  status = 200,
): Response => new Response(request.method === 'HEAD' ? null : (body as BodyInit | null), { status, headers })

// An SVG of the seller, opened directly, runs and loads nothing.
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

// A store elsewhere may have it again at any moment.
const notThere = ({ pathOf }: MediaStore) =>
  new Response(noSuchPicture, {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': pathOf ? 'public, max-age=60' : 'no-store',
    },
  })
