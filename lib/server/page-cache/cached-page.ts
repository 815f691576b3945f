import { deserialize, serialize } from 'node:v8'
import { gunzipSync } from 'node:zlib'
import { type CompressedBody, quickGzip } from '../compression.ts'
import { isInternalHeader, type NextPage, pageEtag } from '../next-internals.ts'
import type { PageScript } from './page-script.ts'

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
  html: CompressedBody
  /** What the page's script starts from, where it is not in the page. */
  script?: PageScript
  /** What Next's own router asks for. */
  rest: Buffer
  bytes: number
}

const LARGEST = 500_000
const OVERHEAD = 1000

export const isTooLarge = ({ html }: NextPage) => Buffer.byteLength(html) > LARGEST

/** The page packed, or nothing if it is too large to be kept. */
export function packPage(
  key: string,
  page: NextPage,
  since: number,
  script?: PageScript,
): CachedPage | undefined {
  if (isTooLarge(page)) return undefined
  const { html, ...rest } = withoutCopies(page)
  // Whoever asked for it waits for this.
  const gzip = quickGzip(html)
  const packedRest = quickGzip(serialize(rest))
  return {
    key,
    since,
    graceUntil: 0,
    etag: `W/${pageEtag(html)}`,
    headers: sentHeaders(page.headers),
    html: { gzip, isQuick: true },
    script,
    rest: packedRest,
    bytes: gzip.length + packedRest.length + (script?.bytes ?? 0) + OVERHEAD,
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
