import { refusal } from '#lib/contract/refusal.ts'
import { isValidText } from '#lib/rules/is-valid-text.ts'
import { readBytes } from '#lib/server/http/read-body.ts'
import { contentType, MAX_FORM } from './guard-form.ts'

export type FormValues = Record<string, unknown>

const MAX_FIELDS = 200

/**
 * The fields of a form in any encoding: strings from a document, any JSON from a script. The first value of a name
 * counts.
 */
export async function readForm(request: Request): Promise<FormValues> {
  const bytes = await readBytes(request, MAX_FORM)
  const pairs = await pairsOf(contentType(request), bytes, request.headers.get('content-type') ?? '')
  if (pairs.length > MAX_FIELDS || !isValidText(pairs)) throw refusal(400, 'formUnreadable')
  return Object.fromEntries(pairs.filter(([name]) => name !== '__proto__').reverse())
}

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
  // The shop accepts no files; browsers send an empty file field when none is chosen.
  return [...form].filter(([, value]) => typeof value === 'string')
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
