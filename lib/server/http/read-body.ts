import type { Endpoint } from '#lib/contract/endpoint.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { ApiCall } from './shared-api-handler.ts'

export const MAX_API_BODY = 256 * 1024

type Readable = Pick<ApiCall, 'headers' | 'body'>

/** The body of a call as a value, or a refusal: too large, of another type, not well formed. */
export async function readBody(request: Readable, sends: Endpoint['sends'], limit: number): Promise<unknown> {
  const text = await readText(request, limit)
  if (sends === 'nothing') return {}
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const wanted = sends === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  if (type !== wanted) throw refusal(415, 'callTakes', { parameters: [wanted] })
  if (sends === 'form') return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
  } catch {
    throw refusal(400, 'notJson')
  }
}

/** The body as text; reading stops as soon as it is over the limit. */
export const readText = async (request: Readable, limit: number) =>
  new TextDecoder().decode(await readBytes(request, limit))

/** `came` hears of each part that has come, and may refuse it. */
export async function readBytes(
  request: Readable,
  limit: number,
  came?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw bodyTooLargeRefusal()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw bodyTooLargeRefusal()
    came?.(chunk.byteLength)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const bodyTooLargeRefusal = () => refusal(413, 'inputTooLarge')
