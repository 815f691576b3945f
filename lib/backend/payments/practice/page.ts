import type { PaymentPage } from '../port.ts'
import * as razorpay from '../razorpay/page.ts'

export { hostedFields, label, permissions } from '../razorpay/page.ts'

/** None while the practice provider is part of this shop. */
export const origins: PaymentPage['origins'] = env => {
  // Another host's shop brings its own provider.
  if (env.apiHost) return razorpay.origins(env)
  const urls = [env.paymentApiUrl, env.paymentScriptUrl].filter(url => url !== undefined)
  return [...new Set(urls.map(url => new URL(url).origin))]
}
