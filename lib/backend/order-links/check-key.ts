import 'server-only'
import type { KeyVerdict } from '#lib/server/http/key-pages.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { sharedLimit } from '../limits/shared-limit.ts'
import { orderOfLink } from './order-of-link.ts'

// Somebody's mail app may cut a link off, and many phones share an address.
const FREE_TRIES = 30
const limit = sharedLimit('order key', { seconds: 600, from: 'first', wait: 'doubles' })

/**
 * Whether a key opens an order. A network that asks for wrong ones waits longer and longer, and with a right one too at the
 * copy of the shop that has told it so. A right key counts nothing, so who has one costs no other question.
 */
export async function checkKey(key: string, address: string | undefined): Promise<KeyVerdict> {
  const networks = limitedNetworks(address).map(({ name, times }) => ({ name, free: FREE_TRIES * times }))
  const known = limit.knownWait(networks)
  if (known > 0) return { wait: known }
  if ((await orderOfLink(key)) !== undefined) return 'opens'
  const wait = await limit.take(networks)
  return wait > 0 ? { wait } : 'unknown'
}
