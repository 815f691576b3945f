import type { Prefill } from '#lib/checkout/rules/prefill.ts'
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import type { SignedPayment } from '#lib/contract/signed-payment.ts'

/** The payment; 'closed' by the shopper; 'broken' if the provider's script failed to load or to run. */
export type WidgetEnd = SignedPayment | 'closed' | 'broken'

/** The exports of `browser.ts` in a provider's folder. */
export type ProviderInBrowser = {
  openWidget: (order: GatewayOrder, prefill: Prefill | undefined) => Promise<WidgetEnd>
}

/** In the browser. The server names the provider of an order; only the code of that one is loaded. */
export async function openWidget(order: GatewayOrder, prefill?: Prefill): Promise<WidgetEnd> {
  try {
    const provider = await fetchProvider(order.provider)
    return await provider.openWidget(order, prefill)
  } catch (cause) {
    console.error(cause)
    return 'broken'
  }
}

/** Loads the provider's code before it is needed. */
export const prefetchWidget = (provider: string) => {
  // A failure is ignored here: opening the widget loads it again and reports it.
  fetchProvider(provider).catch(() => undefined)
}

const fetchProvider = (name: string): Promise<ProviderInBrowser> => import(`./${name}/browser.ts`)
