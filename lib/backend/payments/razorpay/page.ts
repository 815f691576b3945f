import type { PaymentPage } from '../port.ts'

export const label: PaymentPage['label'] = 'Razorpay'

/** The origins of the script, its frames and calls, and of the form that leads to the provider's own page. */
export const origins: PaymentPage['origins'] = ({ apiHost, paymentApiUrl, paymentScriptUrl }) => {
  // Another host's shop brings its own provider: it is the document's.
  const urls = apiHost ? [API, SCRIPT] : [paymentApiUrl, paymentScriptUrl].filter(url => url !== undefined)
  const hosts = urls.map(url => new URL(url))
  return [...new Set(hosts.map(url => (url.hostname.endsWith('.razorpay.com') ? HOUSE : url.origin)))]
}

const API = 'https://api.razorpay.com'
const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'
// The script calls and embeds other hosts of the same domain.
const HOUSE = 'https://*.razorpay.com'

export const permissions: PaymentPage['permissions'] = [HOUSE]

export const hostedFields: PaymentPage['hostedFields'] = ({ key, id, name, callback }, prefill) => ({
  key_id: key,
  order_id: id,
  name,
  callback_url: callback,
  ...Object.fromEntries(Object.entries(prefill).map(([field, value]) => [`prefill[${field}]`, value])),
})
