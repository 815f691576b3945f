import 'server-only'
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { type DeskRead, desk } from '#lib/api/server/desk.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import type { Person } from '../rules/act-types.ts'
import { DESK, signInPath } from '../rules/desk-path.ts'
import { DESK_COOKIES } from './desk-cookies.ts'
import { readDeskDraft } from './desk-draft.ts'
import { type DeskFlash, readDeskFlash } from './desk-flash.ts'
import { PAGE_HEADER } from './desk-response.ts'

/** For a page of the desk: what it shows and who looks at it. Who may not see it is sent to the sign-in, or told so. */
export const readDesk: DeskRead = async (word, name, input) => {
  if (!desk) notFound()
  try {
    return await desk.read(await deskToken(), word, name, input)
  } catch (error) {
    if (isDenied(error)) redirect(signInPath(await pathOfPage()))
    if (error instanceof ApiError && error.status === 403) redirect(`${DESK}/not-yours`)
    throw error
  }
}

/** Who is signed in, on a page that is open to everybody. */
export async function personHere(): Promise<Person | undefined> {
  try {
    return (await desk?.read(await deskToken(), 'door', 'me', {}))?.person
  } catch (error) {
    if (isDenied(error)) return undefined
    throw error
  }
}

/** What the pages of the door are told of the browser that opens them. */
export const browserOfPage = async () => ({
  address: (await headers()).get('x-client-address') ?? undefined,
  code: (await cookies()).get(DESK_COOKIES.code)?.value || undefined,
  browser: (await cookies()).get(DESK_COOKIES.browser)?.value || undefined,
})

export const deskToken = async () => (await cookies()).get(DESK_COOKIES.session)?.value

/** What the form before this page had to say; and what was typed here when a sign-in came between. */
export async function readFlashOfDesk(): Promise<DeskFlash> {
  const sent = await cookies()
  const flash = readDeskFlash(sent.get(DESK_COOKIES.flash)?.value)
  const draft = readDeskDraft(sent.get(DESK_COOKIES.draft)?.value, await pathOfPage())
  return draft ? { ...flash, typed: { ...draft, ...flash.typed } } : flash
}

/** Set by middleware.ts: where a sign-in leads back to. */
export const pathOfPage = async () => (await headers()).get(PAGE_HEADER) ?? DESK
