import { env } from '../env.ts'
import { type PageRoute, routes } from '../routes.ts'
import { pixelIsShown } from './pixel-shown.ts'
import { policy } from './policy.ts'

/** The policy of a page that is made for one visitor. */
export const dynamicPolicy = (nonce: string, route: PageRoute | undefined) =>
  policy({
    scripts: [`'nonce-${nonce}'`],
    pixel: route?.layout === 'shop' && pixelIsShown(),
    payment: route === routes.checkout || route === routes.payment ? paymentHosts() : undefined,
  })

// The practice provider's script is a path of our own.
function paymentHosts() {
  const { razorpay, paymentScriptUrl } = env
  if (razorpay) return 'https://*.razorpay.com'
  return paymentScriptUrl && URL.parse(paymentScriptUrl)?.origin
}
