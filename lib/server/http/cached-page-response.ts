import type { IncomingMessage } from 'node:http'
import { chooseEncoding } from '../compression.ts'
import { CACHED_PAGE_HEADERS } from '../next-internals.ts'
import type { CachedPage } from '../page-cache/cached-page.ts'
import { pageCache } from '../page-cache/pages.ts'
import { withProxyTime } from './proxy-cache.ts'
import { type FullResponse, matchesEtag } from './response.ts'

/** A kept page as an answer, packed as it is kept, or the word that the browser has it already. */
export function cachedPageResponse(
  { headers }: IncomingMessage,
  path: string,
  page: CachedPage,
  status = 200,
): FullResponse {
  const cacheControl = page.headers['cache-control']
  const shared = {
    ...CACHED_PAGE_HEADERS,
    ...page.headers,
    ...(cacheControl && { 'cache-control': withProxyTime(cacheControl) }),
    etag: page.etag,
  }
  if (status === 200 && matchesEtag(headers['if-none-match'], page.etag))
    return { status: 304, headers: shared, body: '' }
  const accepted = String(headers['accept-encoding'] ?? '')
  const { encoding, body } = chooseEncoding(page.html, accepted, bytes => pageCache().grow(path, page, bytes))
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
