import { providers } from '#lib/backend/payments/providers.ts'
import type { Env } from '../settings/env.ts'

type Settings = Pick<Env, 'paymentProvider' | 'paymentApiUrl' | 'paymentScriptUrl' | 'apiHost'>

/**
 * The other sites in the Content-Security-Policy of the payment step: for the provider's script, its frames, its calls,
 * and the form that leads to its own page. None while the practice provider is part of this shop.
 */
export const paymentOrigins = (env: Settings): string[] => providers[env.paymentProvider].page.origins(env)
