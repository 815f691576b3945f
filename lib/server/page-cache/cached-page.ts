import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'
import { isInternalHeader, type NextPage, pageEtag } from '../next-internals.ts'

/** A page as it is kept: packed, with all that an answer needs beside it. */
export type CachedPage = {
  /** Next's own key. */
  key: string
  /** The catalogue version of this process when its render began. */
  since: number
  /** Until then it is served whatever has changed: what should replace it could not be made. */
  graceUntil: number
  etag: string
  headers: Record<string, string>
  html: { gzip: Buffer; plain?: Buffer; brotli?: Buffer }
  /** What Next's own router asks for. */
  rest: Buffer
  bytes: number
}

const LARGEST = 500_000
const OVERHEAD = 1000

/** The page packed, or nothing if it is too large to be kept. */
export function packPage(key: string, page: NextPage, since: number): CachedPage | undefined {
  if (Buffer.byteLength(page.html) > LARGEST) return undefined
  const { html, ...rest } = withoutCopies(page)
  const gzip = gzipSync(html, { level: 8 })
  const packedRest = gzipSync(serialize(rest))
  return {
    key,
    since,
    graceUntil: 0,
    etag: `W/${pageEtag(html)}`,
    headers: sentHeaders(page.headers),
    html: { gzip },
    rest: packedRest,
    bytes: gzip.length + packedRest.length + OVERHEAD,
  }
}

/** The page as Next knows it. */
export const unpackPage = ({ html, rest }: CachedPage): NextPage => ({
  ...deserialize(gunzipSync(rest)),
  html: (html.plain ?? gunzipSync(html.gzip)).toString(),
})

// The whole page's payload is also one of its segments: the same object is written once.
const withoutCopies = (page: NextPage): NextPage => ({
  ...page,
  segmentData: new Map(
    [...(page.segmentData ?? [])].map(([name, data]) => [
      name,
      page.rscData && data.equals(page.rscData) ? page.rscData : data,
    ]),
  ),
})

const sentHeaders = (headers: NextPage['headers'] = {}) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || isInternalHeader(name) ? [] : [[name, String(value)]],
    ),
  )
