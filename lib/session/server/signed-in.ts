import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { shop } from '#lib/api/server/shop.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { COOKIES } from '#lib/cookies.ts'
import { expiredPath, loginFrom } from '#lib/linked-paths.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'

/** The token of this request's session, if there is one. The data layer checks it; it is never trusted here. */
export const sessionToken = async () => (await cookies()).get(COOKIES.token)?.value || undefined

/** For a guarded page: the customer's own data, or a redirect to the sign-in (which clears a dead token). */
export async function forCustomer<T>(path: string, read: (token: string) => Promise<T>): Promise<T> {
  const token = await sessionToken()
  if (!token) redirect(loginFrom(path))
  try {
    return await withToken(token, read)
  } catch (error) {
    if (isDenied(error)) redirect(expiredPath(path))
    throw error
  }
}

/** Reads by the token of the request's cookie. What a dead token gets is a refusal, which `isDenied` knows. */
export async function withToken<T>(token: string, read: (token: string) => Promise<T>): Promise<T> {
  try {
    return await read(token)
  } catch (error) {
    if (error instanceof ApiError && !isDenied(error)) mainContentFailed()
    throw error
  }
}

/** Whether this request's session is alive; the data layer decides (Rule 38). */
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
