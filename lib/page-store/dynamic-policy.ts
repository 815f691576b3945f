import { SAME_PRESS } from '../browser/same-press.ts'
import { paymentOrigins } from '../checkout/payment-origins.ts'
import { env } from '../env.ts'
import { type PageRoute, routes } from '../routes.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import { pixelMayShow } from './pixel-shown.ts'
import { policy } from './policy.ts'

/** The policy of a page that is made for one visitor. */
export const dynamicPolicy = (nonce: string, route: PageRoute | undefined) =>
  policy({
    scripts: [`'nonce-${nonce}'`, ...OURS],
    pixel: route?.layout === 'shop' && pixelMayShow(),
    videos: route?.layout === 'shop',
    payments: route === routes.checkout || route === routes.payment ? paymentOrigins(env) : [],
  })

// The one script that stands in each such page itself.
const OURS = hashInlineScripts(`<script>${SAME_PRESS}</script>`)
