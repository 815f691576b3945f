import 'server-only'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import { type OverLimit, overLimit } from '#lib/checkout/rules/hold-limits.ts'
import { env } from '#lib/server/settings/env.ts'
import type { Db } from '../db/pool.ts'
import type { GuestMarks } from '../guests/guest-standing.ts'
import { networkMark } from './network-mark.ts'
import { holdsOfCustomer, holdsOfGuest, holdsOfNetwork, type Mode } from './sum-holds.ts'

export type Asking = {
  customer: string
  /** Whether an order has reached them before: then they may order to pay at the door as they like. */
  proven: boolean
  address: string | undefined
  /** What a guest is counted by. */
  guest?: GuestMarks
}
type Wanted = { mode: Mode; lines: readonly PricedLine[]; total: number }

/** The limit that an order would exceed, if any, and the network it is counted for (Rule 45). */
export async function exceededHoldLimit(
  on: Db,
  { customer, proven, address, guest }: Asking,
  { mode, lines, total }: Wanted,
  { lock = false } = {},
): Promise<{ over?: OverLimit; network?: string }> {
  if (!env.limits || (mode === 'COD' && proven)) return {}
  const network = networkMark(address)
  if (network && lock) await on.query(LOCK, [network])
  const products = lines.map(({ product }) => product.id)
  const over = overLimit(
    limits(),
    { lines, total },
    guest
      ? await holdsOfGuest(on, guest, mode, products)
      : await holdsOfCustomer(on, customer, mode, products),
    network ? await holdsOfNetwork(on, network, mode, products) : undefined,
  )
  return { over, network }
}

// The customers of one network order one after the other, or else two at a time would pass what one may not. Each holds
// their own row before this lock and takes stock after it, so that nobody waits in a circle.
const LOCK = {
  name: 'lock-network',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 724117))',
}

const limits = () => ({
  piecesOfOne: env.holdPiecesOfOne,
  rupees: env.holdRupees,
  unpaidADay: env.holdsUnpaidADay,
  addressTimes: env.holdAddressTimes,
})
