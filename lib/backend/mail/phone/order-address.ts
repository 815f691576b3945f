import 'server-only'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'

/** Where a customer sees an order. The address is the configured one, never that of a request (Rule 8). */
export const orderAddress = async (orderId: string) =>
  `${env.siteUrl}${routes.track.path}?order=${encodeURIComponent(orderId)}`
