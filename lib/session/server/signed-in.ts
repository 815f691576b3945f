import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { shop } from '#lib/api/server/shop.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { COOKIES } from '#lib/cookies.ts'
import { expiredPath, loginFrom } from '#lib/paths.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'

/** The token of this request's session, if there is one. It is looked at by the data layer, never trusted here. */
export const sessionToken = async () => (await cookies()).get(COOKIES.token)?.value || undefined

/** For a guarded page: the customer's own data, or the way to the sign-in (a dead token by way of being cleared). */
export async function forCustomer<T>(here: string, read: (token: string) => Promise<T>): Promise<T> {
  const token = await sessionToken()
  if (!token) redirect(loginFrom(here))
  return withToken(token, here, read)
}

/** The same by the token of the request's cookie. */
export async function withToken<T>(
  token: string,
  here: string,
  read: (token: string) => Promise<T>,
): Promise<T> {
  try {
    return await read(token)
  } catch (error) {
    if (isDenied(error)) redirect(expiredPath(here))
    if (error instanceof ApiError) mainContentFailed()
    throw error
  }
}

/** Whether this request's session is alive, asked of the data layer (Rule 38). */
export async function isLiveSession(): Promise<boolean> {
  const token = await sessionToken()
  if (!token) return false
  return shop.profile({}, { token }).then(
    () => true,
    error => {
      if (!isDenied(error)) console.error('Session', error)
      return false
    },
  )
}
