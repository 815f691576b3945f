import { paymentOrigins } from '../checkout/payment-origins.ts'
import { env } from '../env.ts'
import { type PageRoute, routes } from '../routes.ts'
import { pixelMayShow } from './pixel-shown.ts'
import { policy } from './policy.ts'

/** The policy of a page that is made for one visitor. */
export const dynamicPolicy = (nonce: string, route: PageRoute | undefined) =>
  policy({
    scripts: [`'nonce-${nonce}'`],
    pixel: route?.layout === 'shop' && pixelMayShow(),
    videos: route?.layout === 'shop',
    payments: route === routes.checkout || route === routes.payment ? paymentOrigins(env) : [],
  })
