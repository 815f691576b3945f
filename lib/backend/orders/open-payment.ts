import 'server-only'
import { CURRENCY, paidInAdvance } from '#lib/checkout/rules/order-state.ts'
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { failpoint } from '../failpoints.ts'
import { accountOf, gatewayOf } from '../payments/chosen-provider.ts'
import { type PaymentSettings, paymentSettings } from '../payments/settings.ts'
import type { OrderRow } from './order-row.ts'
import { orderSettings } from './order-settings.ts'

/**
 * What the provider's widget needs for an order that is held. `again`: an earlier try may have made the provider's
 * order and died before it was kept. A provider's order that nobody was told of cannot be paid.
 */
export async function openPayment(orderId: string, again: boolean): Promise<GatewayOrder | undefined> {
  const settings = paymentSettings()
  const order = await readOrder(orderId)
  if (!settings || order?.status !== 'awaiting') return undefined
  const account = accountOf(settings)
  // The keys were changed since: it cannot be paid any more, and ends with its hold.
  if (order.gateway && order.gateway !== account) return undefined
  if (order.gateway_order_id) return widgetFor(settings, order, order.gateway_order_id)
  const gateway = await gatewayOf(settings)
  const made = await gateway.createOrder({
    receipt: orderId,
    amount: paidInAdvance({ total: order.total, atDoor: order.at_door }),
    again,
  })
  await failpoint('gateway-order-made')
  const saved = await db.one<{ gateway_order_id: string }>(KEEP, [orderId, made.id, account, settings.keyId])
  await failpoint('gateway-order-kept')
  return saved && widgetFor(settings, order, saved.gateway_order_id)
}

// The first to keep its id wins, and everyone gets that one.
const KEEP = `
  update orders set gateway_order_id = coalesce(gateway_order_id, $2), gateway = coalesce(gateway, $3),
         gateway_key = coalesce(gateway_key, $4), check_at = now() + interval '20 seconds'
   where id = $1 and status = 'awaiting' returning gateway_order_id`

const readOrder = (id: string) =>
  db.one<Pick<OrderRow, 'status' | 'total' | 'at_door' | 'gateway_order_id' | 'gateway'>>(
    'select status, total, at_door, gateway_order_id, gateway from orders where id = $1',
    [id],
  )

async function widgetFor(
  settings: PaymentSettings,
  { total, at_door: atDoor }: Pick<OrderRow, 'total' | 'at_door'>,
  gatewayOrderId: string,
): Promise<GatewayOrder> {
  const { name } = await orderSettings(db)
  return {
    id: gatewayOrderId,
    amount: paidInAdvance({ total, atDoor }),
    currency: CURRENCY,
    key: settings.keyId,
    name,
    provider: settings.provider,
    practice: settings.practice,
    script: settings.scriptUrl,
    hosted: settings.hostedUrl,
    callback: `${env.siteUrl}/payment-callback`,
  }
}
