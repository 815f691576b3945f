import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync } from 'node:zlib'
import type { KeptPage } from '../page-store/kept-page.ts'
import { freshPage, pageStore } from '../page-store/page-store.ts'

/** Answers a static page from the page store, packed as it is kept. Returns whether it did. */
export function serveKept(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (request.headers.rsc !== undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
    return false
  const page = freshPage(path)
  if (page) sendKept(request, response, path, page)
  return page !== undefined
}

export function sendKept(request: IncomingMessage, response: ServerResponse, path: string, page: KeptPage) {
  const headers = { ...SHARED, ...page.headers, etag: page.etag }
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const { encoding, body } = packed(page, path, String(request.headers['accept-encoding'] ?? ''))
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** As Next itself sends them. */
const SHARED = {
  vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
  'x-nextjs-cache': 'HIT',
}

function packed(page: KeptPage, path: string, accepted: string) {
  if (accepts(accepted, 'br')) {
    if (page.brotli) return { encoding: 'br', body: page.brotli }
    packSmaller(page, path)
  }
  if (accepts(accepted, 'gzip')) return { encoding: 'gzip', body: page.html }
  return { body: gunzipSync(page.html) }
}

const compress = promisify(brotliCompress)
const packing = new WeakSet<KeptPage>()

// The first visitor whose browser takes Brotli gets gzip; it is packed beside, for the next.
function packSmaller(page: KeptPage, path: string) {
  if (packing.has(page)) return
  packing.add(page)
  compress(gunzipSync(page.html), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).then(
    brotli => {
      page.brotli = brotli
      pageStore().grow(path, page, brotli.length)
    },
    error => console.error(error),
  )
}

const accepts = (accepted: string, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

// Weakly compared, as the standard asks for If-None-Match.
const isKnown = (asked: string | undefined, etag: string) =>
  (asked?.split(',') ?? []).some(tag => tag.trim().replace(/^W\//, '') === etag.slice(2))
