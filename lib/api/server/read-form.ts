import { refusal } from '#lib/contract/refusal.ts'
import { isValidText } from '#lib/rules/is-valid-text.ts'
import { readBytes } from '#lib/server/http/read-body.ts'
import { contentType, largestForm, takesPictures } from './guard-form.ts'

export type FormValues = Record<string, unknown>

const MAX_FIELDS = 200

/**
 * The fields of a form in any encoding: strings from a document, any JSON from a script. The first value of a name
 * counts.
 */
export async function readForm(request: Request): Promise<FormValues> {
  const bytes = await readBytes(request, largestForm(request))
  const pairs = await pairsOf(contentType(request), bytes, request.headers.get('content-type') ?? '')
  const texts = pairs.filter(([, value]) => !(value instanceof File))
  if (pairs.length > MAX_FIELDS || !isValidText(texts)) throw refusal(400, 'formUnreadable')
  return {
    ...Object.fromEntries(texts.filter(([name]) => name !== '__proto__').reverse()),
    ...(takesPictures(request) && { [PICTURES]: pairs.map(([, value]) => value).filter(isFile) }),
  }
}

/** The files of a form that takes pictures, whatever their fields are called. */
const PICTURES = 'pictures'

// Browsers send an empty file when none is chosen.
const isFile = (value: unknown): value is File => value instanceof File && value.size > 0

export const picturesOf = async (values: FormValues): Promise<Uint8Array[]> => {
  const files = Array.isArray(values[PICTURES]) ? values[PICTURES].filter(isFile) : []
  return Promise.all(files.map(async file => new Uint8Array(await file.arrayBuffer())))
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
