import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import type { Db } from '../db/pool.ts'
import { networkMark } from '../orders/network-mark.ts'
import type { CodTerms } from './cod-terms.ts'
import { countRefusals } from './refusals.ts'

export type CodAsking = {
  customer: string
  /** Of the address that it is sent to. */
  number: string
  pin: string
  /** The network address that it is asked from. */
  from: string | undefined
  /** In paise. */
  total: number
  /** Whether it could be paid online instead. */
  online: boolean
  /** How many parcels were refused, where that is known already. */
  refused?: number
}

type Key = 'codTooDear' | 'codRefusedBefore' | 'codNumberLimit' | 'codPinLimit' | 'codNetworkLimit'
export type CodRefusal = { status: number; key: Key; parameters: [most: string, online: boolean] }

/** Refuses an order that the seller's own terms do not let be paid at the door (Rule 107). */
export async function refuseCod(tx: Db, terms: CodTerms, asking: CodAsking) {
  const refused = await codRefusal(tx, terms, asking, { lock: true })
  if (refused) throw refusal(refused.status, refused.key, { parameters: refused.parameters })
}

/** Why this order cannot be paid at the door; undefined where it can. */
export async function codRefusal(
  on: Db,
  { limits, refusals }: CodTerms,
  { customer, number, pin, from, total, online, refused: known }: CodAsking,
  { lock = false } = {},
): Promise<CodRefusal | undefined> {
  const refused = (status: number, key: Key, most: string): CodRefusal => ({
    status,
    key,
    parameters: [most, online],
  })
  if (limits.maxRupees !== undefined && total > limits.maxRupees * 100)
    return refused(409, 'codTooDear', rupee(fromPaise(limits.maxRupees * 100)))
  if (refusals > 0 && (known ?? (await countRefusals(on, customer, number))) >= refusals)
    return refused(409, 'codRefusedBefore', String(refusals))
  // The orders of one number, one PIN code and one network are made one after the other, each locked in this order.
  const isOver = async (kind: keyof typeof COUNT, what: string | undefined, most: number | undefined) => {
    if (most === undefined || !what) return false
    if (lock) await on.query(LOCK, [`${kind} ${what}`])
    const row = await on.one<{ count: number }>(COUNT[kind], [what])
    return Number(row?.count ?? 0) >= most
  }
  if (await isOver('number', number, limits.perNumber))
    return refused(429, 'codNumberLimit', String(limits.perNumber))
  if (await isOver('pin', pin, limits.perPin)) return refused(429, 'codPinLimit', pin)
  if (await isOver('network', networkMark(from), limits.perNetwork))
    return refused(429, 'codNetworkLimit', String(limits.perNetwork))
}

const LOCK = {
  name: 'lock-cod-count',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 724118))',
}

// Whole, or but for an advance.
const AT_DOOR = `(mode = 'COD' or at_door > 0)`

const COUNT = {
  number: {
    name: 'cod-of-number',
    text: `select count(*) as count from orders
            where address->>'mobileno' = $1 and ${AT_DOOR} and status in ('awaiting', 'placed', 'packed', 'shipped')`,
  },
  pin: {
    name: 'cod-of-pin',
    text: `select count(*) as count from orders
            where address->>'pincode' = $1 and ${AT_DOOR} and placed_at > now() - interval '1 day'`,
  },
  network: {
    name: 'cod-of-network',
    text: `select count(*) as count from orders
            where network = $1 and ${AT_DOOR} and placed_at > now() - interval '1 day'`,
  },
}
