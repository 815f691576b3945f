import { type NextRequest, NextResponse } from 'next/server'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { NONCE_HEADER } from '#lib/server/next-internals.ts'
import { policy } from '#lib/server/security-policy/policy.ts'
import { DESK } from '../rules/desk-path.ts'
import { DESK_COOKIES } from './desk-cookies.ts'
import { endOfDeskDraft, readDeskDraft } from './desk-draft.ts'

/** The address that a page of the desk was asked for, for a sign-in that leads back. */
export const PAGE_HEADER = 'x-desk-path'

/** Gives a page of the desk its policy: scripts of this page alone, nothing of another site, kept nowhere. */
export function deskResponse(request: NextRequest) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const text = `${policy({ scripts: [`'nonce-${nonce}'`], videos: false })}; worker-src 'self'`
  const headers = new Headers(request.headers)
  headers.set(NONCE_HEADER, text)
  const page = request.nextUrl.pathname + request.nextUrl.search
  headers.set(PAGE_HEADER, page)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', text)
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('referrer-policy', 'same-origin')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  // What the page says now is said once.
  if (request.method === 'GET' && request.cookies.has(DESK_COOKIES.flash))
    response.headers.append('set-cookie', setCookie(DESK_COOKIES.flash, '', { path: DESK, maxAge: 0 }))
  if (readDeskDraft(request.cookies.get(DESK_COOKIES.draft)?.value, page))
    response.headers.append('set-cookie', endOfDeskDraft())
  return response
}
