import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { messages } from '#lib/message-table.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { type CompressedBody, chooseEncoding, compressGzip } from '../compression.ts'
import { BUILT_FILES_URL } from '../next-internals.mjs'
import { errorResponse } from './error-response.ts'
import { keptFile } from './kept-file-handler.ts'
import { type FullResponse, matchesEtag } from './response.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
}

// Of other builds; those of this one are sent by Next.
const MORE_TYPES: Record<string, string> = {
  ...TYPES,
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}

/**
 * Scripts and styles of this build, packed once; Next would pack them anew for every visitor. Files of other builds come
 * from where the shop keeps them: a page may be older or newer than the copy that is asked.
 */
export function staticAssets(folder: string) {
  // Only what is listed is read, so no path leads out of the folder.
  const all = listFolder(folder)
  const own = new Set(all)
  const names = new Set(all.filter(name => path.extname(name) in TYPES))
  const packed = new Map<string, Promise<CompressedBody>>()
  const open = (name: string) => {
    const opened = packed.get(name) ?? pack(path.join(folder, name))
    packed.set(name, opened)
    return opened
  }
  return (request: IncomingMessage, pathname: string): Promise<FullResponse> | undefined => {
    const name = pathname.slice(BUILT_FILES_URL.length)
    if (!pathname.startsWith(BUILT_FILES_URL)) return undefined
    const kept = own.has(name) ? undefined : keptFile()
    if (kept) return answerKept(request, name, kept).catch(error => unreadable(error, pathname))
    if (!names.has(name)) return undefined
    return answerWith(request, name, () => open(name)).catch(error => unreadable(error, pathname))
  }
}

const unreadable = (error: unknown, pathname: string) => {
  console.error(`${pathname} could not be read:`, error)
  return errorResponse(404, messages.pageNotFound, pathname)
}

const MOST_KEPT_BYTES = 4_000_000
const packedKept = new LruCache<CompressedBody>({
  bytes: MOST_KEPT_BYTES,
  bytesOf: ({ gzip }) => gzip.length,
})

async function answerKept(
  request: IncomingMessage,
  name: string,
  read: (name: string) => Promise<Buffer | undefined>,
) {
  const packed = packedKept.get(name)
  const plain = packed ? undefined : await read(name)
  if (!packed && !plain) return errorResponse(404, messages.pageNotFound, BUILT_FILES_URL + name)
  const open = async () => {
    const made = packed ?? { gzip: await compressGzip(plain ?? '', { level: 9 }), isQuick: false }
    if (!packed) packedKept.put(name, made)
    return made
  }
  return answerWith(request, name, open)
}

async function answerWith(
  { headers }: IncomingMessage,
  name: string,
  open: () => Promise<CompressedBody>,
): Promise<FullResponse> {
  const shared = {
    'content-type': MORE_TYPES[path.extname(name)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    // The name changes with what is in it.
    etag: `W/"${name}"`,
  }
  if (matchesEtag(headers['if-none-match'], shared.etag)) return { status: 304, headers: shared, body: '' }
  const { encoding, body } = chooseEncoding(await open(), String(headers['accept-encoding'] ?? ''))
  return { status: 200, headers: { ...shared, ...(encoding && { 'content-encoding': encoding }) }, body }
}

async function pack(file: string): Promise<CompressedBody> {
  const plain = await readFile(file)
  return { gzip: await compressGzip(plain, { level: 9 }), plain }
}

function listFolder(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names.map(name => name.split(path.sep).join('/'))
  } catch (error) {
    // Nothing is built: Next answers.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
