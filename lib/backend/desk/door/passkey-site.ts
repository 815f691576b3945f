import 'server-only'
import { isIP } from 'node:net'
import { env } from '#lib/server/settings/env.ts'

/**
 * The site that passkeys belong to; undefined where browsers make none: they want https, or this machine's own name,
 * and a name instead of a number.
 */
export function passkeySite(siteUrl = env.siteUrl): { host: string; origin: string } | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl)
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isSafe && !isIP(hostname.replace(/[[\]]/g, '')) ? { host: hostname, origin } : undefined
}
