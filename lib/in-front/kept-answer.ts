import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync } from 'node:zlib'
import type { KeptPage } from '../page-store/kept-page.ts'
import { pageStore } from '../page-store/page-store.ts'
import type { Answer } from './answer.ts'

/** A kept page as an answer, packed as it is kept, or the word that the browser has it already. */
export function keptAnswer({ headers }: IncomingMessage, path: string, page: KeptPage, status = 200): Answer {
  const shared = { ...AS_NEXT_SENDS, ...page.headers, etag: page.etag }
  if (status === 200 && isKnown(headers['if-none-match'], page.etag))
    return { status: 304, headers: shared, body: '' }
  const { encoding, body } = packed(page, path, String(headers['accept-encoding'] ?? ''))
  return {
    status,
    headers: {
      ...shared,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding && { 'content-encoding': encoding }),
    },
    body,
  }
}

const AS_NEXT_SENDS = {
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

const accepts = (accepted: string, encoding: 'br' | 'gzip') => ACCEPTS[encoding].test(accepted)
const ACCEPTS = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

// Weakly compared, as the standard asks for If-None-Match.
const isKnown = (asked: string | undefined, etag: string) =>
  (asked?.split(',') ?? []).some(tag => tag.trim().replace(/^W\//, '') === etag.slice(2))
