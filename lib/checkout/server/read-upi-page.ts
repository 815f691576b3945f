import 'server-only'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { upi } from '#lib/api/server/shop.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { COOKIES } from '#lib/cookies.ts'
import { expiredPath, loginFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { upiPath } from '../rules/upi-path.ts'

/** The UPI payment of the caller's own order. Null if it is someone else's. Redirects if there is nothing to pay by UPI. */
export async function readUpiPage(id: string | null) {
  if (!upi) notFound()
  const path = id ? upiPath(encodeURIComponent(id)) : routes.upiPayment.path
  const jar = await cookies()
  const actor = {
    token: jar.get(COOKIES.token)?.value || undefined,
    orderBrowser: jar.get(COOKIES.orderBrowser)?.value || undefined,
  }
  if (!actor.token && !actor.orderBrowser) redirect(loginFrom(path))
  if (!id || !/^[\w-]{1,64}$/.test(id)) return null
  const page = await upi.page(id, actor).catch((error: unknown) => {
    if (isDenied(error)) redirect(expiredPath(path))
    throw error
  })
  // Who is not signed in may be the one whose order it is.
  if (!page && !actor.token) redirect(loginFrom(path))
  if (page && 'to' in page) redirect(page.to ?? `${routes.payment.path}?order=${id}`)
  return page && { ...page, hasSession: actor.token !== undefined }
}
