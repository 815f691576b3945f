import type { Prefill } from '#lib/checkout/rules/prefill.ts'
import type { GatewayOrder } from '../../contract/checkout-schemas.ts'
import type { SignedPayment } from '../../contract/signed-payment.ts'

/** The payment that was made; 'closed' by the shopper; 'broken' where the provider's script did not come or failed. */
export type WidgetEnd = SignedPayment | 'closed' | 'broken'

/** What `browser.ts` of a provider's folder exports. */
export type ProviderInBrowser = {
  openWidget: (order: GatewayOrder, prefill: Prefill | undefined) => Promise<WidgetEnd>
}

/** In the browser. The server says by name at which provider an order is paid; only that one's code is fetched. */
export async function openWidget(order: GatewayOrder, prefill?: Prefill): Promise<WidgetEnd> {
  try {
    const provider = await fetchProvider(order.provider)
    return await provider.openWidget(order, prefill)
  } catch (cause) {
    console.error(cause)
    return 'broken'
  }
}

/** The provider's code, some time before it is needed. */
export const prefetchWidget = (provider: string) => {
  // What does not come is fetched anew, and told of, when the widget is opened.
  fetchProvider(provider).catch(() => undefined)
}

const fetchProvider = (name: string): Promise<ProviderInBrowser> => import(`./${name}/browser.ts`)
