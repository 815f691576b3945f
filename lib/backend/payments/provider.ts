import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import type { Gateway } from './gateway.ts'
import type { PaymentAdapter, PaymentProvider, PaymentSettings } from './port.ts'
import { providers } from './providers.ts'
import { paymentSettings } from './settings.ts'

/** The provider that this shop uses, even where it cannot be paid for want of keys. */
export const paymentProvider = (): PaymentProvider =>
  providers[paymentSettings()?.provider ?? env.paymentProvider]

export const adapterOf = ({ provider }: PaymentSettings): Promise<PaymentAdapter> =>
  providers[provider].adapter()

export const gatewayOf = async (settings: PaymentSettings): Promise<Gateway> =>
  (await adapterOf(settings)).gateway(settings)

/** Where these keys belong: an order's payment is asked of the account that it was opened with, and of no other. */
export const accountOf = ({ practice, provider, keyId }: PaymentSettings): string =>
  practice ? 'practice' : providers[provider].accountOf(keyId)
