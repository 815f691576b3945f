import { readShownPrices, type ShownPrices } from '#lib/checkout/rules/shown-prices.ts'
import { COOKIES } from '#lib/cookies.ts'
import { isMessageKey, type MessageKey } from '#lib/message-table.ts'
import { setCookie } from './set-cookie.ts'
import { type SubmittedValues, submittedValues } from './submitted-values.ts'

/**
 * What a form without script passes to the next page: message keys, field names, and the prices and values that were
 * shown and typed.
 */
export type Flash = {
  say?: MessageKey
  fields?: Record<string, MessageKey>
  seen?: ShownPrices
  typed?: SubmittedValues
}

const SECONDS = 60
const MAX_FIELDS = 20
// A browser drops a cookie of more than 4096 characters completely.
const MAX_COOKIE = 3600

export function flashCookie({ typed, ...rest }: Flash) {
  const encoded = encode(typed ? { ...rest, typed } : rest)
  return setCookie(COOKIES.flash, encoded.length > MAX_COOKIE ? encode(rest) : encoded, { maxAge: SECONDS })
}

export const clearFlashCookie = () => setCookie(COOKIES.flash, '', { maxAge: 0 })

/** The visitor can write a cookie: unknown keys are left out. */
export function readFlashCookie(value: string | undefined): Flash {
  if (!value) return {}
  const rest = parse(value)
  const fields = Object.entries(record(rest.fields)).filter(
    (entry): entry is [string, MessageKey] => /^[\w-]{1,40}$/.test(entry[0]) && isMessageKey(entry[1]),
  )
  const typed = submittedValues(record(rest.typed))
  const seen = readShownPrices(rest.seen)
  return {
    ...(isMessageKey(rest.say) ? { say: rest.say } : {}),
    ...(fields.length ? { fields: Object.fromEntries(fields.slice(0, MAX_FIELDS)) } : {}),
    ...(seen && { seen }),
    ...(typed && { typed }),
  }
}

const encode = (flash: Flash) => Buffer.from(JSON.stringify(flash)).toString('base64url')

const parse = (value: string) => {
  try {
    return record(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}

const record = (value: unknown) =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
