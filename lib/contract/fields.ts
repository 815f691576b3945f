import { z } from 'zod'
import { EMAIL_MAX } from '../constants.ts'
import { messages } from '../messages.ts'
import { isEmailAddress } from './email-address.ts'

// Reading an answer is forgiving (a host may leave a field out or send a number as text);
// reading a question is strict. The forgiving ones are here, the strict ones below them.

/** Text that may be missing: '' then. */
export const text = z.preprocess(
  v => (v === null || v === undefined ? '' : typeof v === 'string' ? v : String(v)),
  z.string(),
)
/** A number that may come as text, or not at all: 0 then. */
export const amount = z.preprocess(v => {
  const n = typeof v === 'string' ? Number(v.replaceAll(',', '')) : Number(v ?? 0)
  return Number.isFinite(n) ? n : 0
}, z.number())
export const yes = z.preprocess(
  v => v === true || v === 1 || (typeof v === 'string' && /^(true|1|yes)$/i.test(v)),
  z.boolean(),
)
/** A list, or one text with commas, or nothing. */
export const words = z.preprocess(
  v => (Array.isArray(v) ? v.map(String) : typeof v === 'string' ? v.split(',') : []),
  z.array(z.string()).transform(list => list.map(w => w.trim()).filter(Boolean)),
)

/** A call without a body; whatever else is sent along is refused unless it is empty. */
export const nothing = z.preprocess(
  v => (v === undefined || v === null || v === '' ? {} : v),
  z.object({}).strip(),
)

export const id = z.number().int().min(1).max(2_147_483_647)
export const units = z.number().int().min(1).max(100_000)
/** Printable text without control characters, trimmed. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .transform(v => v.trim())
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .refine(v => !/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(v), 'contains control characters')
export const optionText = line(80)
export const emailAddress = z
  .string()
  .max(EMAIL_MAX)
  .transform(v => v.trim().toLowerCase())
  .refine(isEmailAddress, messages.emailForm)
export const mobileNumber = z.string().regex(/^\d{10}$/, messages.phoneDigits)
export const opaqueId = z.string().regex(/^[\w-]{1,64}$/)
/** What was done, in a sentence. */
export const outcome = z.object({ message: text })
