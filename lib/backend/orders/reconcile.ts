import 'server-only'
import { db } from '../db/pool.ts'
import { razorpay } from '../payments/razorpay.ts'
import { paymentSettings } from '../payments/settings.ts'
import { settlePayments } from './settle-payment.ts'

const AT_ONCE = 20

/**
 * Asks the provider what became of the payments that nobody told of: the browser was closed, the webhook was lost.
 * Often while the stock is held, ever less often for four days, then no more.
 */
export async function reconcile(): Promise<number> {
  const settings = paymentSettings()
  if (!settings) return 0
  const orders = await db.query<{ id: string; gateway_order_id: string }>(CLAIM, [AT_ONCE])
  const gateway = razorpay(settings)
  const asked = await Promise.allSettled(
    orders.map(async ({ id, gateway_order_id }) =>
      settlePayments(id, await gateway.paymentsOf(gateway_order_id), 'reconciler'),
    ),
  )
  for (const outcome of asked)
    if (outcome.status === 'rejected') console.error('An order could not be reconciled:', outcome.reason)
  return orders.length
}

// Claimed by moving its hour on: should this process die now, it is asked again then.
const CLAIM = `
  update orders set check_at = case
      when status = 'awaiting' then now() + interval '20 seconds'
      when placed_at < now() - interval '4 days' then null
      else now() + greatest(interval '30 seconds', (now() - placed_at) / 2) end
   where id in (select id from orders where check_at <= now() order by check_at limit $1 for update skip locked)
   returning id, gateway_order_id`
