import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { bills } from '#lib/api/server/shop.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { COOKIES } from '#lib/cookies.ts'
import { expiredPath, loginFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { sessionToken } from '#lib/session/server/signed-in.ts'
import type { PrintedBill } from '../rules/printed-bill.ts'

/** Who asks for a bill. */
export const billReader = async () => ({
  token: await sessionToken(),
  browser: (await cookies()).get(COOKIES.orderBrowser)?.value,
})

/** The bill of a page; undefined where it is another's. Who has no session is sent to sign in. */
export async function readBill(key: string): Promise<PrintedBill | undefined> {
  const reader = await billReader()
  try {
    return await bills.read(key, reader)
  } catch (error) {
    if (!isDenied(error)) throw error
    const path = routes.bill.path.replace(':key', encodeURIComponent(key))
    return redirect(reader.token ? expiredPath(path) : loginFrom(path))
  }
}
