import { clearedSession } from '#lib/api/server/cleared-session.ts'
import { clearFlashCookie } from '#lib/api/server/flash.ts'
import { COOKIES } from '#lib/cookies.ts'
import { type PageRoute, routes } from '#lib/routes.ts'
import { ROUTER_PREFETCH_HEADER } from '#lib/server/next-internals.ts'
import { clearDraftCookie } from './address-draft-cookie.ts'

type Visit = {
  cookie: (name: string) => string | undefined
  header: (name: string) => string | undefined
  /** The page that is shown; none where the visitor is sent on. */
  route?: PageRoute
}

/** The lines that take away the cookies which a page has used up, or which are left of a session. */
export function spentCookies(visit: Visit): string[] {
  const { cookie, route } = visit
  const isShown = route !== undefined && isVisit(visit)
  return [
    // Shown once.
    ...(isShown && cookie(COOKIES.flash) !== undefined ? [clearFlashCookie()] : []),
    // Given to its owner on this page, or to nobody.
    ...(isShown && DRAFTED.has(route) && cookie(COOKIES.addressDraft) !== undefined
      ? [clearDraftCookie()]
      : []),
    ...lostNames(cookie),
  ]
}

// Names without a token belong to no session, so they are cleared (Rule 50).
const lostNames = (cookie: Visit['cookie']) =>
  !cookie(COOKIES.token) && NAMES.some(name => cookie(name) !== undefined) ? clearedSession() : []

/** The pages whose form goes on with what was typed. */
const DRAFTED: ReadonlySet<PageRoute> = new Set([routes.addressForm, routes.returnRequest])

const NAMES = [COOKIES.name, COOKIES.email, COOKIES.mobile]

const isVisit = ({ header }: Visit) =>
  header(ROUTER_PREFETCH_HEADER) === undefined &&
  !/prefetch/.test(header('sec-purpose') ?? header('purpose') ?? '')
