import 'server-only'
import type { Db } from '../db/pool.ts'
import { paymentSettings } from '../payments/settings.ts'
import type { CodTerms } from './cod-terms.ts'

/** The part of an order to pay at the door that is paid online in advance, in paise; 0 for none (Rule 109). */
export function advanceOf({ advance }: CodTerms, total: number): number {
  if (!advance || !paymentSettings()) return 0
  const paise = advance.rupees * 100
  return total >= (advance.from ?? 0) * 100 && total > paise ? paise : 0
}

/** The rest of it is paid at the door. */
export const leaveForDoor = (tx: Db, order: string, advance: number) =>
  tx.run({ name: 'leave-for-door', text: 'update orders set at_door = total - $2::bigint where id = $1' }, [
    order,
    advance,
  ])

/** Whether the order of a repeated press is paid online, in part or in whole. */
export const isPaidOnline = async (tx: Db, order: string) =>
  (await tx.one({ name: 'is-paid-online', text: `select 1 from orders where id = $1 and mode = 'ONLINE'` }, [
    order,
  ])) !== undefined
