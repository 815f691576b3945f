import 'server-only'
import { onlinePayment } from '#lib/api/server/shop.ts'
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import { env } from '#lib/server/settings/env.ts'
import { readLogo } from '#lib/shop/server/read-shop.ts'
import { CURRENCY } from '../rules/order-state.ts'

/** How another host's orders are paid for online: by the provider's widget, under the key that is set here. */
export const hostPayment = () => {
  const settings = env.apiHost ? onlinePayment.settings() : undefined
  return settings?.practice ? undefined : settings
}

/** Another host answers with the provider's order id, and with nothing else that the widget needs. */
export async function hostOrder(id: string, rupees: number): Promise<GatewayOrder | undefined> {
  const settings = hostPayment()
  if (!settings) return undefined
  const { value: shop } = await readLogo()
  return {
    id,
    amount: Math.round(rupees * 100),
    currency: CURRENCY,
    key: settings.keyId,
    name: shop.name || new URL(env.siteUrl).host,
    provider: settings.provider,
    practice: false,
    script: settings.scriptUrl,
    hosted: '',
    callback: '',
  }
}
