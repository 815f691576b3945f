import type { IncomingMessage } from 'node:http'
import type { KeptPage } from '../page-store/kept-page.ts'
import { pageStore } from '../page-store/page-store.ts'
import { type Answer, isKnown } from './answer.ts'
import { choose } from './packed.ts'

/** A kept page as an answer, packed as it is kept, or the word that the browser has it already. */
export function keptAnswer({ headers }: IncomingMessage, path: string, page: KeptPage, status = 200): Answer {
  const shared = { ...AS_NEXT_SENDS, ...page.headers, etag: page.etag }
  if (status === 200 && isKnown(headers['if-none-match'], page.etag))
    return { status: 304, headers: shared, body: '' }
  const accepted = String(headers['accept-encoding'] ?? '')
  const { encoding, body } = choose(page.html, accepted, bytes => pageStore().grow(path, page, bytes))
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
