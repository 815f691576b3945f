import 'server-only'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { MAX_CART_LINES, SAME_FORM_MS, UNDO_MS } from '#lib/constants.ts'
import { COOKIES } from '#lib/cookies.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { decodeLine, encodeLine } from '../rules/cart-cookie.ts'
import type { Line } from '../rules/lines.ts'

/**
 * What a browser pressed last without script, as it keeps it itself. The same within a second is one press, and what
 * was taken away can be put back from its place for eight.
 */
export type LastPress = { did: Did; at: number; lines: readonly Line[]; place: number }
type Did = 'added' | 'removed' | 'unwished' | 'cleared'

/** Browsers drop a longer cookie without a word. */
const COOKIE_LIMIT = 4000

/** Nothing where it would not fit into a cookie: such a press cannot be undone. */
export function pressCookies({ did, at, place, lines }: LastPress): string[] {
  const value = [did, at, place, ...lines.map(encodeLine)].join('~')
  return value.length > COOKIE_LIMIT ? [] : [setCookie(COOKIES.press, value, { maxAge: UNDO_MS / 1000 })]
}

export function lastPress(cookieHeader: string | null | undefined, now = shopNow()): LastPress | undefined {
  const cookies = readCookies(cookieHeader)
  const [did, at = '', place = '', ...encoded] = (cookies[COOKIES.press] ?? '').split('~')
  const lines = encoded.slice(0, MAX_CART_LINES).flatMap(each => decodeLine(each) ?? [])
  const age = now - Number(at)
  if (!isKnown(did) || !lines.length || !/^\d{13}$/.test(at) || !/^\d{1,3}$/.test(place)) return undefined
  return age >= 0 && age < UNDO_MS ? { did, at: Number(at), place: Number(place), lines } : undefined
}

/** Whether this is the press that this browser has just made: of the same kind, and where it adds, of the same line. */
export function isSamePress(request: Request, did: Did, line?: Line, now = shopNow()): boolean {
  const last = lastPress(request.headers.get('cookie'), now)
  if (!last || last.did !== did || now - last.at >= SAME_FORM_MS) return false
  return !line || last.lines.map(encodeLine).join() === encodeLine(line)
}

const isKnown = (did: string | undefined): did is Did =>
  did === 'added' || did === 'removed' || did === 'unwished' || did === 'cleared'
