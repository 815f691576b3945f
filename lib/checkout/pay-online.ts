import { postForm } from '../api/browser.ts'
import type { GatewayOrder } from '../contract/checkout-schemas.ts'
import { type NotPaid, whyNotPaid } from './not-paid.ts'

type Handed = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
type Widget = { open: () => void; on: (event: 'payment.failed', then: () => void) => void }
type Provider = new (options: object) => Widget

/** Where to go after a payment, or why there was none. */
export type Ended = { to: string } | { why: NotPaid }

/** Opens the provider's widget for an order and has what it hands over confirmed by the shop. */
export async function payOnline(gateway: GatewayOrder, coorderid: string): Promise<Ended> {
  const provider = await load(gateway.script)
  if (!provider) return { why: 'sdkFailed' }
  const handed = await open(provider, gateway)
  if (!handed) return { why: 'closed' }
  try {
    const answer = await postForm('/do/checkout/confirm', { ...handed, order: coorderid })
    return answer.httpStatus < 400 || answer.httpStatus === 401
      ? { to: answer.to }
      : { why: whyNotPaid(answer.message) }
  } catch (cause) {
    console.error(cause)
    return { why: 'paymentThrew' }
  }
}

const open = (Razorpay: Provider, { key, id, amount, currency, name }: GatewayOrder) =>
  new Promise<Handed | undefined>(resolve => {
    const widget = new Razorpay({
      key,
      order_id: id,
      amount,
      currency,
      name,
      handler: (handed: Handed) => resolve(handed),
      modal: { ondismiss: () => resolve(undefined) },
    })
    widget.open()
  })

function load(src: string): Promise<Provider | undefined> {
  const there = () => (window as unknown as { Razorpay?: Provider }).Razorpay
  if (there()) return Promise.resolve(there())
  return new Promise(resolve => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve(there())
    script.onerror = () => resolve(undefined)
    document.head.append(script)
  })
}
