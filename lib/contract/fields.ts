import { z } from 'zod'
import { EMAIL_MAX, MAX_UNITS } from '#lib/constants.ts'
import { hexColour } from '#lib/rules/css-colours.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { safeLink, webLink } from '#lib/rules/safe-link.ts'
import { cleanHtml } from './clean-html.ts'
import { isEmailAddress } from './email-address.ts'
import { plainLine } from './plain-line.ts'
import { key } from './refusal-key.ts'
import { safeRead } from './safe-read.ts'

const MOST_RUPEES = 100_000_000

// A response may come from any shop: it is read leniently (a host may omit a field, or send a number as text), and
// nothing in it is trusted. A repairable value is repaired; any other leaves its row out of its list, or fails the
// call. A request is read strictly: those fields are below.

/** Text that may be missing: then ''. */
export const optionalText = (most: number) => z.preprocess(v => plainLine(v, most), z.string())
export const text = optionalText(1_000)
/** One or more paragraphs. */
export const prose = optionalText(20_000)
/** The same, trimmed and never missing. */
export const requiredName = z.preprocess(v => plainLine(v, 300).trim(), z.string().min(1))
/** Rich text, by the allow-list (Rule 6). */
export const rich = (most: number) => z.preprocess(v => cleanHtml(plainLine(v, most)), z.string())
/** A text that only the detail response has; lists omit it. */
export const omitted = z.preprocess(() => '', z.string())
/** A product's code, or ''. One that is too long becomes '': cut, it would name something else. */
export const code = z.preprocess(v => plainLine(v, 1_000).trim(), z.string().max(64))
/** The id of a customer's thing: a row without it could be neither shown nor changed. */
export const reference = z.preprocess(
  v => (typeof v === 'number' ? String(v) : v),
  z.string().regex(/^[\w-]{1,64}$/),
)
/** The base name of a picture or film, else '' (Rule 7). */
export const picture = z.preprocess(v => only(v, isPictureName), z.string())
/** A link to http(s) or to a path of this shop, else ''. */
export const link = z.preprocess(v => safeLink(address(v)) ?? '', z.string())
/** A link to another site, else ''. */
export const siteLink = z.preprocess(v => webLink(address(v)) ?? '', z.string())
/** A path of this shop: a row without it leads nowhere. */
export const ownPath = z.preprocess(
  address,
  z.string().refine(v => safeLink(v)?.startsWith('/')),
)
/** A colour that a page may use, else ''. */
export const colour = z.preprocess(v => only(v, name => hexColour(name) !== undefined), z.string())
export const digits = z.preprocess(v => only(v, number => /^\d{1,20}$/.test(number)), z.string())
export const mailbox = z.preprocess(v => only(v, isEmailAddress), z.string())
/** A valid time, else ''. The platform parses a date from many texts that are none. */
export const moment = z.preprocess(
  v => only(v, at => /^[\w ,:/.+-]{4,40}$/.test(at) && !Number.isNaN(Date.parse(at))),
  z.string(),
)

/** Rupees; 0 if missing. An invalid sum is not replaced by an invented one. */
export const amount = z.preprocess(
  v => (isMissing(v) ? 0 : paise(number(v))),
  z.number().min(0).max(MOST_RUPEES),
)
/** Pieces, votes, positions: whole, at least 0, with a maximum. */
export const count = (most: number) =>
  z.preprocess(v => Math.min(most, Math.max(0, Math.trunc(number(v)) || 0)), z.number())
/** The position in a sort order. */
export const rank = z.preprocess(v => Math.min(1e9, Math.max(-1e9, Math.trunc(number(v)) || 0)), z.number())
/** A rating of five, or none. */
export const stars = z.preprocess(v => (number(v) > 0 && number(v) <= 5 ? paise(number(v)) : 0), z.number())
/** A thing's own id: a row without it is useless. */
export const numbered = z.preprocess(number, z.number().int().min(1).max(2_147_483_647))
/** Another thing's id, 0 if missing. */
export const numberOrNone = z.preprocess(v => (id.safeParse(number(v)).success ? number(v) : 0), z.number())
export const yes = z.preprocess(
  v => v === true || v === 1 || (typeof v === 'string' && /^(true|1|yes)$/i.test(v)),
  z.boolean(),
)
/** A list, a text with commas, or nothing. */
export const words = z.preprocess(
  v =>
    (Array.isArray(v) ? v.slice(0, 200) : typeof v === 'string' ? plainLine(v, 10_000).split(',') : [])
      .map(word => plainLine(word, 500).trim())
      .filter(Boolean),
  z.array(z.string()),
)

/** Further attributes: label → value. */
export const labelled = z.preprocess(
  v =>
    v !== null && typeof v === 'object'
      ? Object.fromEntries(
          Object.entries(v)
            .slice(0, 100)
            .map(([label, value]) => [plainLine(label, 80).trim(), plainLine(value, 2_000)])
            .filter(([label]) => label && label !== '__proto__'),
        )
      : {},
  z.record(z.string(), z.string()),
)

/**
 * A list with a maximum number of rows. An invalid row is left out; a list of only invalid rows is no valid response,
 * since an empty list would be wrong.
 */
export const rows = <Row extends z.ZodType>(row: Row, most: number) =>
  z.preprocess(v => (Array.isArray(v) ? soundRows(v, row, most) : v), z.array(row))

/** The same inside a thing, which is then shown without them. */
export const someRows = <Row extends z.ZodType>(row: Row, most: number) =>
  z.preprocess(v => (Array.isArray(v) ? (soundRows(v, row, most) ?? []) : []), z.array(row))

function soundRows(rows: unknown[], row: z.ZodType, most: number) {
  const sound = rows.slice(0, most).flatMap(each => {
    const read = safeRead(row, each)
    return read.success ? [read.data] : []
  })
  return rows.length && !sound.length ? undefined : sound
}

const only = (value: unknown, isSo: (text: string) => boolean) => {
  const text = plainLine(value, 1_000).trim()
  return isSo(text) ? text : ''
}

// Not cut: a part of an address leads elsewhere.
function address(value: unknown) {
  const text = plainLine(value, 4_000).trim()
  return text.length > 2_000 ? '' : text
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())

/** A number, or a text that is one; else undefined. */
export function number(value: unknown): number {
  if (typeof value === 'string')
    return value.trim() && value.length <= 40 ? Number(value.replaceAll(',', '')) : Number.NaN
  return typeof value === 'number' ? value : Number.NaN
}

// Adding 0 makes 0 of -0.
const paise = (rupees: number) => Math.round(rupees * 100) / 100 + 0

/** A call without a body; any body but an empty one is refused. */
export const nothing = z.preprocess(
  v => (v === undefined || v === null || v === '' ? {} : v),
  z.object({}).strip(),
)

export const id = z.number().int().min(1).max(2_147_483_647)
export const units = z.number().int().min(1).max(MAX_UNITS)
/** Printable text without control characters, trimmed. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .transform(v => v.trim())
    .refine(v => v.isWellFormed() && !/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u.test(v), key('oddSigns'))
export const optionText = line(80)
export const emailAddress = z
  .string()
  .max(EMAIL_MAX)
  .transform(v => v.trim().toLowerCase())
  .refine(isEmailAddress, key('emailForm'))
export const mobileNumber = z.string().regex(/^\d{10}$/, key('phoneDigits'))
export const opaqueId = z.string().regex(/^[\w-]{1,64}$/)
/** The result of an action, in a sentence. */
export const outcome = z.object({ message: text })
