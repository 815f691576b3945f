import 'server-only'

/** The moments at which a crash or a race would hurt most. */
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
  | 'merge-recorded'
  | 'merge-kept'
  | 'merged'
  | 'import-recorded'
  | 'import-saved'
  | 'import-compared'
  | 'import-finished'

const shared = globalThis as { haatAtPoint?: (point: Failpoint) => Promise<void> | void }

/** Tests wait, or kill the process, here. In a running shop nobody listens. */
export const failpoint = async (point: Failpoint) => {
  if (shared.haatAtPoint) await shared.haatAtPoint(point)
}
