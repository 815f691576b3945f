import 'server-only'
import type { OrderState } from '#lib/checkout/rules/order-state.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import * as texts from '#messages/commands.ts'

/** What the courier is to bring back. */
export const collectInWords = ({ status, mode, total }: Pick<OrderState, 'status' | 'mode' | 'total'>) => {
  if (status === 'cancelled' || status === 'expired') return texts.notToBeSent
  if (status === 'awaiting') return texts.waitsForPayment
  if (mode === 'ONLINE') return texts.alreadyPaid
  const due = rupee(fromPaise(total))
  return status === 'delivered' ? texts.wasDueAtDoor(due) : texts.dueAtDoor(due)
}
