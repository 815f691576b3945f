import { UPSTREAM_MS } from '#lib/constants.ts'
import { noSuchPicture } from '#messages/http-errors.ts'

const ASKED = ['accept', 'range', 'if-range', 'if-none-match']
const TOLD = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified', 'vary'],
  'cache-control',
]
const FINE = new Set([200, 206, 304, 416])

/** A picture of another host under our own address: one origin, and nothing in it is executed. */
export const remoteUpload = async (request: Request, segment: string, host: string): Promise<Response> => {
  const address = new URL(`/uploads/${encodeURIComponent(segment)}`, host)
  const response = await fetch(address, {
    method: request.method,
    headers: pick(request.headers, ASKED),
    redirect: 'error',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(UPSTREAM_MS)]),
  }).catch((error: Error) => error)
  if (response instanceof Error || !FINE.has(response.status) || !isMedia(response)) {
    if (response instanceof Error)
      console.error(`The picture ${segment} could not be fetched: ${response.message}`)
    return new Response(noSuchPicture, {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  }
  const headers = pick(response.headers, TOLD)
  headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  headers.set('x-content-type-options', 'nosniff')
  // The length is that of the compressed body, which is decompressed here.
  if (response.headers.has('content-encoding')) headers.delete('content-length')
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=86400')
  return new Response(response.body, { status: response.status, headers })
}

const isMedia = (response: Response) =>
  [304, 416].includes(response.status) || /^(image|video)\//.test(response.headers.get('content-type') ?? '')

const pick = (headers: Headers, names: string[]) => {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}
