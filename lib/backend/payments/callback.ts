import 'server-only'
import { ApiError } from '../../contract/api-error.ts'
import { isMessageKey, type MessageKey } from '../../message-table.ts'
import { routes } from '../../routes.ts'
import { db } from '../db/pool.ts'
import { confirmByCallback } from '../orders/confirm-payment.ts'
import { paymentProvider } from './chosen-provider.ts'

type Next = { to: string; say?: MessageKey }

/** Where a shopper goes after the provider's page, paid or not. The payment itself is settled in any case. */
export async function receiveCallback(fields: Record<string, string>): Promise<Next> {
  const adapter = await paymentProvider().adapter()
  const returned = adapter.readReturn(fields)
  if (!('signed' in returned)) return notPaid(returned.failedOrder)
  try {
    const outcome = await confirmByCallback(returned.signed)
    return outcome
      ? { to: routes.orders.path, say: outcome.key }
      : { to: routes.orders.path, say: 'orderFailed' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { to: routes.orders.path, say: isMessageKey(error.key) ? error.key : 'paymentThrew' }
  }
}

/** A failed payment names its order unsigned: enough to redirect to its payment step, which checks the customer. */
async function notPaid(gatewayOrderId: string | undefined): Promise<Next> {
  const order =
    gatewayOrderId &&
    (await db.one<{ id: string }>('select id from orders where gateway_order_id = $1', [gatewayOrderId]))
  return {
    to: order ? `${routes.payment.path}?order=${order.id}` : routes.orders.path,
    say: 'paymentFailed',
  }
}
