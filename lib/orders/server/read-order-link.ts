import 'server-only'
import { cookies, headers } from 'next/headers'
import { orderLinks } from '#lib/api/server/shop.ts'
import { COOKIES } from '#lib/cookies.ts'

/** The order of a key, as much of it as the browser of this request may see. */
export async function readLinkedOrder(key: string) {
  const sent = await cookies()
  const visitor = {
    token: sent.get(COOKIES.token)?.value || undefined,
    browser: sent.get(COOKIES.orderBrowser)?.value || undefined,
  }
  // A page for whoever asks is never made beforehand.
  await headers()
  return orderLinks?.read(key, visitor)
}

/** The address of an order's page, to copy or share; none with another host, or where it was revoked or has ended. */
export const readOrderLink = async (orderId: string): Promise<string | undefined> =>
  orderLinks?.addressOf(orderId)
