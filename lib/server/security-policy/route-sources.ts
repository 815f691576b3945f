import { type PageRoute, routes } from '#lib/routes.ts'
import { env } from '../settings/env.ts'
import { paymentOrigins } from './payment-origins.ts'

/** What a page for one visitor needs of other sites. */
export const routeSources = (route: PageRoute | undefined) => ({
  videos: route?.layout === 'shop',
  payments: route && PAID_ON.has(route) ? paymentOrigins(env) : [],
})

const PAID_ON: ReadonlySet<PageRoute> = new Set([
  routes.checkout,
  routes.payment,
  routes.guestCheckout,
  routes.guestPayment,
])
