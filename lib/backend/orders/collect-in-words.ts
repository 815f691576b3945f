import 'server-only'
import type { OrderState } from '#lib/checkout/rules/order-state.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { alreadyPaid, dueAtDoor, notToBeSent, waitsForPayment, wasDueAtDoor } from '#messages/commands.ts'

/** What the courier is to bring back. */
export const collectInWords = ({
  status,
  mode,
  total,
  atDoor = 0,
}: Pick<OrderState, 'status' | 'mode' | 'total' | 'atDoor'>) => {
  if (status === 'cancelled' || status === 'expired') return notToBeSent
  if (status === 'awaiting') return waitsForPayment
  if (mode === 'ONLINE' && atDoor === 0) return alreadyPaid
  const due = rupee(fromPaise(atDoor || total))
  return status === 'delivered' ? wasDueAtDoor(due) : dueAtDoor(due)
}
