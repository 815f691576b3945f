import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import type { Gateway } from './gateway.ts'
import type { PaymentAdapter, PaymentProvider, PaymentSettings } from './port.ts'
import { providers } from './providers.ts'
import { paymentSettings } from './settings.ts'

/** The provider of this shop, even if keys are missing and it cannot be used. */
export const paymentProvider = (): PaymentProvider =>
  providers[paymentSettings()?.provider ?? env.paymentProvider]

export const adapterOf = ({ provider }: PaymentSettings): Promise<PaymentAdapter> =>
  providers[provider].adapter()

export const gatewayOf = async (settings: PaymentSettings): Promise<Gateway> =>
  (await adapterOf(settings)).gateway(settings)

/** The account of these keys: an order's payment is requested only from the account that it was opened with. */
export const accountOf = ({ practice, provider, keyId }: PaymentSettings): string =>
  practice ? 'practice' : providers[provider].accountOf(keyId)
