import { providers } from '#lib/backend/payments/providers.ts'
import { env } from '../settings/env.ts'

/** Half a year, and anew with each visit. Not for subdomains: those may be somebody else's. */
const HTTPS_ONLY = `max-age=${183 * 86_400}`

const payers = () => providers[env.paymentProvider].page.permissions.map(site => `"${site}"`)

/** On every answer. The policy is not among them: each page has its own, and two would intersect. */
export const securityHeadersFor = (siteUrl: string): Record<string, string> => ({
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  get 'permissions-policy'() {
    return `camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(${['self', ...payers()].join(' ')})`
  },
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(siteUrl.startsWith('https:') && { 'strict-transport-security': HTTPS_ONLY }),
})

export const securityHeaders = securityHeadersFor(env.siteUrl)
