import { type PageRoute, routes } from '#lib/routes.ts'
import { paymentOrigins } from '#lib/server/security-policy/payment-origins.ts'
import { FIRST_RESPONSE } from '../inline-scripts/first-response.ts'
import { isPixelAllowed } from '../page-cache/pixel-setting.ts'
import { policy } from '../security-policy/policy.ts'
import { hashInlineScripts } from '../security-policy/script-hashes.ts'
import { env } from '../settings/env.ts'

/** The policy of a page that is made for one visitor. */
export const dynamicPolicy = (nonce: string, route: PageRoute | undefined) =>
  policy({
    scripts: [`'nonce-${nonce}'`, ...OURS],
    pixel: route?.layout === 'shop' && isPixelAllowed(),
    videos: route?.layout === 'shop',
    payments: route === routes.checkout || route === routes.payment ? paymentOrigins(env) : [],
  })

// The one script that stands in each such page itself.
const OURS = hashInlineScripts(`<script>${FIRST_RESPONSE}</script>`)
