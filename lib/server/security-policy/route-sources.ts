import { type PageRoute, routes } from '#lib/routes.ts'
import { env } from '../settings/env.ts'
import { paymentOrigins } from './payment-origins.ts'

/** What a page for one visitor needs of other sites. */
export const routeSources = (route: PageRoute | undefined) => ({
  videos: route?.layout === 'shop',
  payments: route === routes.checkout || route === routes.payment ? paymentOrigins(env) : [],
})
