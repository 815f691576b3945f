import { setCookie } from '#lib/api/server/set-cookie.ts'
import { type SubmittedValues, submittedValues } from '#lib/api/server/submitted-values.ts'
import { COOKIES } from '#lib/cookies.ts'

/** The draft of an address form, or of a return, without script: kept during the sign-in, for its owner only, once. */
const SECONDS = 900
// A browser drops a cookie of more than 4096 characters completely.
const MAX_COOKIE = 3600

export function draftCookie(owner: unknown, values: Record<string, unknown>): string[] {
  const typed = submittedValues(values)
  if (typeof owner !== 'string' || !/^[\w-]{22}$/.test(owner) || !typed) return []
  const text = Buffer.from(JSON.stringify({ owner, typed })).toString('base64url')
  return text.length > MAX_COOKIE ? [] : [setCookie(COOKIES.addressDraft, text, { maxAge: SECONDS })]
}

export const clearDraftCookie = () => setCookie(COOKIES.addressDraft, '', { maxAge: 0 })

/** What this customer had typed; undefined for another customer. */
export function readDraftCookie(value: string | undefined, owner: string): SubmittedValues | undefined {
  if (!value || !owner) return undefined
  try {
    const stored: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))
    if (stored === null || typeof stored !== 'object') return undefined
    const { owner: whose, typed } = stored as Record<string, unknown>
    return whose === owner && typed !== null && typeof typed === 'object'
      ? submittedValues(typed as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
