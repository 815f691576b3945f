import { postForm } from '#lib/api/browser/api-client.ts'
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import { type NotPaid, whyNotPaid } from '../rules/not-paid.ts'
import type { Prefill } from '../rules/prefill.ts'
import { loadProvider, type PaymentResult, type Provider } from './load-provider.ts'

/** Where to go after a payment, or why there was none. */
export type Ended = { to: string } | { why: NotPaid }

/** Opens the provider's widget for an order and has what it hands over confirmed by the shop. */
export async function payOnline(gateway: GatewayOrder, coorderid: string, prefill?: Prefill): Promise<Ended> {
  const provider = await loadProvider(gateway.script)
  if (!provider) return { why: 'sdkFailed' }
  const handed = await open(provider, gateway, prefill).catch(cause => {
    console.error(cause)
    return 'broken' as const
  })
  if (handed === 'broken') return { why: 'sdkFailed' }
  return handed ? confirm(handed, coorderid) : { why: 'closed' }
}

const open = (
  Razorpay: Provider,
  { key, id, amount, currency, name }: GatewayOrder,
  prefill: Prefill | undefined,
) =>
  new Promise<PaymentResult | undefined>(resolve => {
    const widget = new Razorpay({
      key,
      order_id: id,
      amount,
      currency,
      name,
      ...(prefill && { prefill }),
      handler: (handed: PaymentResult) => resolve(handed),
      modal: { ondismiss: () => resolve(undefined) },
    })
    widget.open()
  })

/** The same word again changes nothing, so what did not get through, or was not understood, is said once more. */
async function confirm(handed: PaymentResult, order: string): Promise<Ended> {
  for (const pauseMs of [0, 1500]) {
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    try {
      const answer = await postForm('/do/checkout/confirm', { ...handed, order }, CONFIRM_MS)
      if (answer.httpStatus < 400 || answer.httpStatus === 401) return { to: answer.to }
      if (answer.httpStatus < 500) return { why: whyNotPaid(answer.message) }
    } catch (cause) {
      console.error(cause)
    }
  }
  return { why: 'paymentThrew' }
}

const CONFIRM_MS = 10_000
