import 'server-only'
import { ApiError } from '../../contract/api-error.ts'
import { checkoutSchemas } from '../../contract/checkout-schemas.ts'
import { type MessageKey, messages } from '../../messages.ts'
import { routes } from '../../routes.ts'
import { db } from '../db/pool.ts'
import { confirmByCallback } from '../orders/confirm-payment.ts'

type Next = { to: string; say?: MessageKey }

/** Where the shopper goes on who comes back from the provider's page, paid or not. What is paid is settled anyway. */
export async function hearCallback(fields: Record<string, string>): Promise<Next> {
  const signed = checkoutSchemas.confirmPayment.input.safeParse(fields)
  if (!signed.success) return notPaid(fields)
  try {
    const outcome = await confirmByCallback(signed.data)
    return outcome
      ? { to: routes.orders.path, say: keyOf(outcome.message) }
      : { to: routes.orders.path, say: 'orderFailed' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { to: routes.orders.path, say: keyOf(error.message) ?? 'paymentThrew' }
  }
}

/** A failed try names its order, unsigned: good enough to lead back to its payment step, which asks who is there. */
async function notPaid(fields: Record<string, string>): Promise<Next> {
  const [, gatewayOrderId] = /"order_id"\s*:\s*"([\w-]{1,64})"/.exec(fields['error[metadata]'] ?? '') ?? []
  const order =
    gatewayOrderId &&
    (await db.one<{ id: string }>('select id from orders where gateway_order_id = $1', [gatewayOrderId]))
  return {
    to: order ? `${routes.payment.path}?order=${order.id}` : routes.orders.path,
    say: 'paymentFailed',
  }
}

const keyOf = (sentence: string) =>
  (Object.keys(messages) as MessageKey[]).find(key => messages[key] === sentence)
