import type { PageRoute } from '#lib/routes.ts'
import { uncachedPageScript } from '../inline-scripts/uncached-page-script.ts'
import { isPixelAllowed } from '../page-cache/pixel-setting.ts'
import { policy } from '../security-policy/policy.ts'
import { routeSources } from '../security-policy/route-sources.ts'
import { hashInlineScripts } from '../security-policy/script-hashes.ts'

/** The policy of a page that is made for one visitor. */
export const dynamicPolicy = (nonce: string, route: PageRoute | undefined) =>
  policy({
    scripts: [`'nonce-${nonce}'`, ...OURS],
    pixel: route?.layout === 'shop' && isPixelAllowed(),
    ...routeSources(route),
  })

// The one script that stands in each such page itself.
const OURS = hashInlineScripts(`<script>${uncachedPageScript}</script>`)
