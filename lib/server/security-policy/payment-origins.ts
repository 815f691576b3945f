import type { Env } from '#lib/server/settings/env.ts'

/**
 * Which other sites the payment step needs in its Content-Security-Policy: the provider's script, its frames, its
 * calls, and the form that leads to its own page. None while the practice provider is part of this shop.
 */
export function paymentOrigins(env: Pick<Env, 'paymentApiUrl' | 'paymentScriptUrl' | 'apiHost'>): string[] {
  // Another host's shop brings its own provider: it is the document's.
  const urls = env.apiHost
    ? [RAZORPAY_API, RAZORPAY_SCRIPT]
    : [env.paymentApiUrl, env.paymentScriptUrl].filter(url => url !== undefined)
  const hosts = urls.map(url => new URL(url))
  // Its script calls and frames further names of the same house.
  return [
    ...new Set(
      hosts.map(url => (url.hostname.endsWith('.razorpay.com') ? 'https://*.razorpay.com' : url.origin)),
    ),
  ]
}

const RAZORPAY_API = 'https://api.razorpay.com'
const RAZORPAY_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'
