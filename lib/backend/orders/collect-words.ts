import 'server-only'
import type { OrderState } from '#lib/checkout/rules/order-state.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'

/** What the courier is to bring back. */
export const collectInWords = ({ status, mode, total }: Pick<OrderState, 'status' | 'mode' | 'total'>) => {
  if (status === 'cancelled' || status === 'expired') return 'nothing: it is not to be sent'
  if (status === 'awaiting') return 'nothing: it waits for its payment, do not send it yet'
  if (mode === 'ONLINE') return 'nothing: it is paid'
  const due = rupee(fromPaise(total))
  return status === 'delivered' ? `${due}, at the door when it was delivered` : `${due} at the door`
}
