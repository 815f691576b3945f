import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import type { KeyVerdict } from '#lib/server/http/key-pages.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { createThrottle } from '../session/throttle.ts'
import { orderOfLink } from './order-of-link.ts'

// Somebody's mail app may cut a link off, and many phones share an address.
const FREE_TRIES = 30
const throttle = processWide('order-keys', () =>
  createThrottle({ free: FREE_TRIES, forgotten: { afterFirstMs: 10 * 60_000 } }),
)

/** Whether a key opens an order. A network that asks for wrong ones waits longer and longer, with a right one too. */
export async function checkKey(key: string, address: string | undefined): Promise<KeyVerdict> {
  const networks = limitedNetworks(address)
  const waits = await Promise.all(networks.map(({ name }) => throttle.wait(name)))
  const wait = Math.max(0, ...waits)
  if (wait > 0) return { wait }
  if ((await orderOfLink(key)) !== undefined) return 'opens'
  for (const { name, times } of networks) await throttle.wrong(name, times)
  return 'unknown'
}
