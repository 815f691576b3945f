import 'server-only'
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import { env } from '#lib/server/settings/env.ts'
import { readLogo } from '#lib/shop/server/read-shop.ts'
import { CURRENCY } from '../rules/order-state.ts'

/** How another host's orders are paid for online: by the provider's widget, under the key that is set here. */
export const hostPayment = () => (env.apiHost ? env.razorpay : undefined)

/** Account spec §7: such a host answers with the provider's order id, and with nothing else that the widget needs. */
export async function hostOrder(id: string, rupees: number): Promise<GatewayOrder | undefined> {
  const keys = hostPayment()
  if (!keys) return undefined
  const { value: shop } = await readLogo()
  return {
    id,
    amount: Math.round(rupees * 100),
    currency: CURRENCY,
    key: keys.keyId,
    name: shop.name || new URL(env.siteUrl).host,
    practice: false,
    script: env.paymentScriptUrl ?? '',
    hosted: '',
    callback: '',
  }
}
