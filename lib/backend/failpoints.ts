import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'

/** The moments at which a crash or a race would do the most harm. */
export type Failpoint =
  | 'order-held'
  | 'gateway-order-made'
  | 'gateway-order-kept'
  | 'payment-told'
  | 'payment-locked'
  | 'payment-settled'
  | 'captured'
  | 'cancelled'
  | 'refund-claimed'
  | 'refund-made'
  | 'webhook-posted'
  | 'bill-numbered'
  | 'orders-claimed'
  | 'merge-recorded'
  | 'merge-kept'
  | 'merged'
  | 'courier-asked'
  | 'courier-answered'
  | 'import-recorded'
  | 'import-saved'
  | 'import-compared'
  | 'import-finished'
  | 'table-copied'
  | 'tables-copied'

type Listener = (point: Failpoint) => Promise<void> | void
const listening = processWide('failpoint', (): { to?: Listener } => ({}))

/** Tests wait here, or kill the process. In a running shop nothing listens. */
export const failpoint = async (point: Failpoint) => {
  if (listening.to) await listening.to(point)
}

export const listenAtFailpoints = (listener?: Listener) => {
  listening.to = listener
}
