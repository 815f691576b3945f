import 'server-only'
import { cookies } from 'next/headers'
import { shop } from '#lib/api/server/shop.ts'
import { COOKIES } from '#lib/cookies.ts'
import { sessionToken } from '#lib/session/server/signed-in.ts'

/** What the form is filled with, and whether pictures can be attached. */
export type Complainer = { name: string; email: string; mobile: string; mayAttach: boolean }

/** The account of a live session; who has none, or an ended one, complains all the same. */
export async function readComplainer(): Promise<Complainer> {
  const token = await sessionToken()
  const profile = token ? await shop.profile({}, { token }).catch(() => null) : null
  const hasOrdered = Boolean((await cookies()).get(COOKIES.orderBrowser)?.value)
  return {
    name: profile?.user_name ?? '',
    email: profile?.emailid ?? '',
    mobile: profile?.mobileno ?? '',
    mayAttach: profile !== null || hasOrdered,
  }
}
