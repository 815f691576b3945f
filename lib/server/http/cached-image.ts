import type { IncomingMessage } from 'node:http'
import { imageCache, pictureKey } from '../cache/image-cache.ts'
import { type FullResponse, matchesEtag } from './response.ts'

const PREFIX = '/uploads/'

/** A picture that was sent before: a page has ten of them for each time it is itself asked for. */
export function cachedImageResponse(
  { method, headers }: IncomingMessage,
  path: string,
): FullResponse | undefined {
  if (!path.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return undefined
  const cached = imageCache().get(pictureKey(path.slice(PREFIX.length), headers.accept))
  if (!cached) return undefined
  if (matchesEtag(headers['if-none-match'], cached.headers.etag ?? ''))
    return { status: 304, headers: cached.headers, body: '' }
  return { status: 200, headers: cached.headers, body: cached.body }
}
