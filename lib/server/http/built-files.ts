import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { messages } from '#lib/message-table.ts'
import { type CompressedBody, chooseEncoding, compressGzip } from '../compression.ts'
import { BUILT_FILES_URL } from '../next-internals.mjs'
import { errorResponse } from './error-response.ts'
import { type FullResponse, matchesEtag } from './response.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
}

/** Scripts and styles of this build, packed once; Next would pack them anew for every visitor. */
export function staticAssets(folder: string) {
  // Only what is listed is read, so no path leads out of the folder.
  const names = new Set(listFolder(folder))
  const packed = new Map<string, Promise<CompressedBody>>()
  const open = (name: string) => {
    const opened = packed.get(name) ?? pack(path.join(folder, name))
    packed.set(name, opened)
    return opened
  }
  return (request: IncomingMessage, pathname: string): Promise<FullResponse> | undefined => {
    const name = pathname.slice(BUILT_FILES_URL.length)
    if (!pathname.startsWith(BUILT_FILES_URL) || !names.has(name)) return undefined
    return answerWith(request, name, () => open(name)).catch(error => {
      console.error(`${name} could not be read:`, error)
      return errorResponse(404, messages.pageNotFound, pathname)
    })
  }
}

async function answerWith(
  { headers }: IncomingMessage,
  name: string,
  open: () => Promise<CompressedBody>,
): Promise<FullResponse> {
  const shared = {
    'content-type': TYPES[path.extname(name)] ?? '',
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
    return names.map(name => name.split(path.sep).join('/')).filter(name => path.extname(name) in TYPES)
  } catch (error) {
    // Nothing is built: Next answers.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
