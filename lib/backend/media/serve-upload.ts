import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { picturesBusy } from '#lib/media/server/pictures-busy.ts'
import { imageCache, pictureFormat, pictureKey } from '#lib/server/cache/image-cache.ts'
import { QueueFull } from '#lib/server/concurrency-limit.ts'
import { noSuchPicture } from '#messages/http-errors.ts'
import { byteRange } from './byte-range.ts'
import { type ImageRequest, isRaster, parseImageRequest, pictureSegment } from './image-request.ts'
import { type Folders, resizedPicture } from './resized-picture.ts'

/**
 * A request for /uploads/NAME. A missing file is a plain 404: the page shows its placeholder or hides the tile. A name
 * never changes its content (the import renames a changed picture), so browsers may cache it for good.
 */
export const serveUpload = async (request: Request, segment: string, folders: Folders): Promise<Response> => {
  const image = parseImageRequest(segment)
  const file = image && (await fileOf(path.join(folders.uploads, image.name)))
  if (!image || !file) return notThere()
  if (!isRaster(image.name)) return serveAsItIs(request, image.name, file)
  return servePicture(request, image, file, folders)
}

type File = { path: string; size: number; tag: string }

const fileOf = async (file: string): Promise<File | undefined> => {
  const found = await stat(file).catch(unlessMissing)
  if (!found?.isFile()) return undefined
  return { path: file, size: found.size, tag: `${found.size.toString(36)}-${found.mtimeMs.toString(36)}` }
}

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT' && error.code !== 'ENAMETOOLONG') throw error
  return undefined
}

const servePicture = async (request: Request, image: ImageRequest, file: File, folders: Folders) => {
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
    const body = await resizedPicture(image, format, folders)
    imageCache().put(pictureKey(segment, accept), { headers, body })
    return response(request, body, { ...headers, 'content-length': String(body.length) })
  } catch (error) {
    if (error instanceof QueueFull) return picturesBusy()
    console.error(`The picture ${image.name} cannot be shown: ${(error as Error).message}`)
    return notThere()
  }
}

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const serveAsItIs = (request: Request, name: string, file: File) => {
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
  const body = file.size > 0 ? streamOf(request, file.path, part) : null
  const length = { 'content-length': String(Math.max(part.last - part.first + 1, 0)) }
  if (range === 'none') return response(request, body, { ...headers, ...length })
  return response(
    request,
    body,
    { ...headers, ...length, 'content-range': `bytes ${part.first}-${part.last}/${file.size}` },
    206,
  )
}

const streamOf = (request: Request, file: string, { first, last }: { first: number; last: number }) =>
  request.method === 'HEAD'
    ? null
    : (Readable.toWeb(createReadStream(file, { start: first, end: last })) as ReadableStream)

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

const notThere = () =>
  new Response(noSuchPicture, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=60' },
  })
