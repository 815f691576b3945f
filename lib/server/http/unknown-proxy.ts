import { unknownProxy } from '#messages/start.ts'
import { isLocal } from '../rate-limit/networks.ts'

type Options = { production: boolean; trustProxy: boolean; warn?: (line: string) => void }

/** How many requests must have come from the one address: fewer may be its owner's own. */
const ENOUGH = 200

/**
 * Notices a proxy in front of a shop on https that does not know of it, and tells once: all shoppers have the proxy's
 * address then, so that one's wrong passwords slow down all, and no limit by address protects the stock.
 */
export function warnOfUnknownProxy({ production, trustProxy, warn = console.warn }: Options) {
  let [first, seen, isOver] = ['', 0, !production || trustProxy]
  return (path: string, address: string) => {
    // The machine asks these itself, whatever stands in front.
    if (isOver || path === '/healthz' || path === '/readyz') return
    first ||= address
    isOver = address !== first || address === '' || !isLocal(address)
    if (isOver || ++seen < ENOUGH) return
    isOver = true
    warn(unknownProxy(seen, address))
  }
}
