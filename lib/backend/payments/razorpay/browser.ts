import { loadScript } from '#lib/browser/load-script.ts'
import type { ProviderInBrowser } from '../open-widget.ts'

type Handed = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
type Provider = new (options: object) => { open: () => void }

export const openWidget: ProviderInBrowser['openWidget'] = async (order, prefill) => {
  const Razorpay = await loadProvider(order.script)
  if (!Razorpay) return 'broken'
  const { key, id, amount, currency, name } = order
  return new Promise(resolve => {
    const widget = new Razorpay({
      key,
      order_id: id,
      amount,
      currency,
      name,
      ...(prefill && { prefill }),
      handler: (handed: Handed) =>
        resolve({
          payment_id: handed.razorpay_payment_id,
          order_id: handed.razorpay_order_id,
          signature: handed.razorpay_signature,
        }),
      modal: { ondismiss: () => resolve('closed') },
    })
    widget.open()
  })
}

/** The class that the provider's script defines. */
export const loadProvider = (src: string) =>
  loadScript(src, () => (window as unknown as { Razorpay?: Provider }).Razorpay)
