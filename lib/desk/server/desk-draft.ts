import { setCookie } from '#lib/api/server/set-cookie.ts'
import { DESK } from '../rules/desk-path.ts'
import { DESK_COOKIES } from './desk-cookies.ts'

/** What was typed into a form of this page. */
export type DeskDraft = { page: string; typed: Record<string, string> }

const SECONDS = 15 * 60
// A browser drops a cookie of more than 4096 characters completely.
const MAX_COOKIE = 3600

/** Keeps what was typed while its typer signs in again; nothing where there is nothing, or too much for a cookie. */
export function deskDraftCookie(draft: DeskDraft): string | undefined {
  const value = Buffer.from(JSON.stringify(draft)).toString('base64url')
  if (Object.keys(draft.typed).length === 0 || value.length > MAX_COOKIE) return undefined
  return setCookie(DESK_COOKIES.draft, value, { path: DESK, maxAge: SECONDS })
}

export const endOfDeskDraft = () => setCookie(DESK_COOKIES.draft, '', { path: DESK, maxAge: 0 })

/** What was typed on this page; a cookie can be written by its browser, so only text is read. */
export function readDeskDraft(value: string | undefined, page: string): Record<string, string> | undefined {
  const draft = parse(value)
  if (draft?.page !== page || typeof draft.typed !== 'object' || draft.typed === null) return undefined
  return Object.fromEntries(
    Object.entries(draft.typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const parse = (value = ''): { page?: unknown; typed?: unknown } | null => {
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
