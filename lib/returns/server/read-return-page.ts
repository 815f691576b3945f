import 'server-only'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { readDraftOwner } from '#lib/addresses/server/draft-owner.ts'
import { returns } from '#lib/api/server/shop.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { COOKIES } from '#lib/cookies.ts'
import { expiredPath, loginFrom } from '#lib/linked-paths.ts'

/** The page's order, if the visitor may act on it by account or by the browser that placed it. Null if it is someone else's. */
export async function readReturnPage(path: string, id: string | null) {
  if (!returns) notFound()
  const jar = await cookies()
  const actor = {
    token: jar.get(COOKIES.token)?.value || undefined,
    orderBrowser: jar.get(COOKIES.orderBrowser)?.value || undefined,
  }
  if (!actor.token && !actor.orderBrowser) redirect(loginFrom(path))
  if (!id || !/^[\w-]{1,64}$/.test(id)) return null
  try {
    const page = await returns.page(id, actor)
    // Who is not signed in may be the one whose order it is.
    if (!page && !actor.token) redirect(loginFrom(path))
    return page
  } catch (error) {
    if (isDenied(error)) redirect(expiredPath(path))
    throw error
  }
}

/** For whom the text of a form is kept while they sign in again; '' for who has no session. */
export async function readOwner(): Promise<string> {
  const token = (await cookies()).get(COOKIES.token)?.value
  return token ? readDraftOwner(token).catch(() => '') : ''
}
