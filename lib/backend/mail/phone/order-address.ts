import 'server-only'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { orderLink } from '../../order-links/order-link.ts'

/**
 * Where a customer sees an order: its link, which opens without signing in; where that was revoked, the page for who is
 * signed in. The address is the configured one, never that of a request (Rule 8).
 */
export const orderAddress = async (orderId: string) =>
  (await orderLink(orderId)) ?? `${env.siteUrl}${routes.track.path}?order=${encodeURIComponent(orderId)}`
