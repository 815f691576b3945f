import { setCookie } from '#lib/api/server/set-cookie.ts'
import { DESK } from '../rules/desk-path.ts'
import { DESK_COOKIES } from './desk-cookies.ts'

/** What a form without script passes to the next page: what is said, which fields are wrong, what was typed. */
export type DeskFlash = {
  said?: string
  isGood?: boolean
  fields?: Record<string, string>
  typed?: Record<string, string>
  /** Recovery codes, shown once. */
  codes?: string[]
  /** An invitation, shown once. */
  link?: string
  /** A key for a program, shown once. */
  programKey?: string
}

const SECONDS = 60
// A browser drops a cookie of more than 4096 characters completely.
const MAX_COOKIE = 3600

export function deskFlashCookie({ typed, ...rest }: DeskFlash) {
  const encoded = encode({ ...rest, typed })
  return set(encoded.length > MAX_COOKIE ? encode(rest) : encoded, SECONDS)
}

/** A cookie can be written by its browser: all of it is shown as text, and only text is read. */
export function readDeskFlash(value: string | undefined): DeskFlash {
  const read = parse(value)
  return {
    ...(typeof read.said === 'string' && { said: read.said, isGood: read.isGood === true }),
    fields: texts(read.fields),
    typed: texts(read.typed),
    ...(Array.isArray(read.codes) && { codes: read.codes.filter(code => typeof code === 'string') }),
    ...(typeof read.link === 'string' && { link: read.link }),
    ...(typeof read.programKey === 'string' && { programKey: read.programKey }),
  }
}

const set = (value: string, maxAge: number) => setCookie(DESK_COOKIES.flash, value, { path: DESK, maxAge })

const encode = (flash: DeskFlash) => Buffer.from(JSON.stringify(flash)).toString('base64url')

const parse = (value = ''): Record<string, unknown> => {
  try {
    return record(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}

const record = (value: unknown) =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}

const texts = (value: unknown) =>
  Object.fromEntries(
    Object.entries(record(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
