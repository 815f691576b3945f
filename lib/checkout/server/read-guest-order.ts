import 'server-only'
import { headers } from 'next/headers'
import { shop } from '#lib/api/server/shop.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { guestTokenOf } from './guest-cookie.ts'

/** An order of the guest of this browser; anybody else's and a missing one both give null (Rule 4). */
export async function readGuestOrder(id: string | null): Promise<Order | null> {
  const token = guestTokenOf((await headers()).get('cookie'))
  if (!token || !id || !/^[\w-]{1,64}$/.test(id)) return null
  return shop.order({ coorderid: id }, { token }).catch(error => {
    if (!isDenied(error)) throw error
    return null
  })
}
