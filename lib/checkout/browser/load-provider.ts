export type PaymentResult = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}
export type Widget = { open: () => void }
export type Provider = new (options: object) => Widget

/** How long the provider's script may take before the shopper is told. */
export const SCRIPT_MS = 15_000

/** The provider's class; undefined when its script does not come, or not in time. A later try fetches it anew. */
export function loadProvider(src: string, limitMs = SCRIPT_MS): Promise<Provider | undefined> {
  if (provider()) return Promise.resolve(provider())
  return new Promise(resolve => {
    const script = document.createElement('script')
    const end = () => {
      clearTimeout(timer)
      if (!provider()) script.remove()
      resolve(provider())
    }
    const timer = setTimeout(end, limitMs)
    script.src = src
    script.onload = end
    script.onerror = end
    document.head.append(script)
  })
}

const provider = () => (window as unknown as { Razorpay?: Provider }).Razorpay
