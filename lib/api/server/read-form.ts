import { refusal } from '#lib/contract/refusal.ts'
import { isDeskPath } from '#lib/desk/rules/desk-path.ts'
import { isValidText } from '#lib/rules/is-valid-text.ts'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { MAX_LARGE_FORM } from '#lib/server/http/large-forms.ts'
import { readBytes } from '#lib/server/http/read-body.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { bodyRoom } from './body-room.ts'
import { contentType, formLimit, isLargeForm } from './guard-form.ts'

export type FormValues = Record<string, unknown>

const MAX_FIELDS = 200

/**
 * The fields of a form in any encoding: strings from a document, any JSON from a script. The first value of a name
 * counts. Of a large form, `files` has the files; all other forms accept none.
 */
export async function readForm(request: Request): Promise<FormValues> {
  if (!isLargeForm(request.url)) return fieldsOf(request, await readBytes(request, formLimit(request)))
  const place = roomFor(request)(limitedNetworks(request.headers.get('x-client-address') ?? undefined))
  try {
    const bytes = await readBytes(request, formLimit(request), size => {
      if (!place.grows(size)) throw refusal(503, 'tryLater', { retryAfter: 10 })
    })
    return await reading.run(() => fieldsOf(request, bytes))
  } finally {
    place.leave()
  }
}

// Such a form lies in memory until it is read, and twice while it is. Strangers leave the seller's room to her.
const ROOM = { all: 4 * MAX_LARGE_FORM, ofOneNetwork: 2 * MAX_LARGE_FORM }
const ofShop = bodyRoom(ROOM)
const ofDesk = bodyRoom(ROOM)
const roomFor = ({ url }: Request) => (isDeskPath(new URL(url).pathname) ? ofDesk : ofShop)
const reading = concurrencyLimit(4)

async function fieldsOf(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormValues> {
  const type = contentType(request)
  const fullType = request.headers.get('content-type') ?? ''
  const pairs = await pairsOf(type, bytes, fullType)
  if (pairs.length > MAX_FIELDS || !isValidText(pairs)) throw refusal(400, 'formUnreadable')
  const isField = ([name, value]: [string, unknown]) => name !== '__proto__' && !(value instanceof File)
  const fields = Object.fromEntries(pairs.filter(isField).reverse())
  return isLargeForm(request.url) ? { ...fields, files: filesOf(pairs) } : fields
}

// A browser sends an empty file where none is chosen.
const filesOf = (pairs: [string, unknown][]) =>
  pairs.flatMap(([, value]) => (value instanceof File && value.size > 0 ? [value] : []))

async function pairsOf(
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
  fullType: string,
): Promise<[string, unknown][]> {
  if (!bytes.length) return []
  if (type === 'multipart/form-data') return multipart(bytes, fullType)
  const text = decode(bytes)
  return type === 'application/json' ? Object.entries(parseRecord(text)) : [...new URLSearchParams(text)]
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<[string, unknown][]> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(malformed)
  return [...form]
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    return malformed(cause)
  }
}

function parseRecord(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text, (name, inner) => (name === '__proto__' ? undefined : inner))
  } catch (cause) {
    return malformed(cause)
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw refusal(400, 'formUnreadable')
  return value
}

const malformed = (cause: unknown): never => {
  throw refusal(400, 'formUnreadable', { cause })
}
