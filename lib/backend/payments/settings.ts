import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import { env, typedKeysVersion } from '#lib/server/settings/env.ts'
import { secret } from '../secrets.ts'
import type { PaymentSettings } from './port.ts'
import { providers } from './providers.ts'

export type { PaymentSettings } from './port.ts'

const shared = processWide('payments', (): { settings?: PaymentSettings | null; version?: number } => ({}))

/** How online payments are taken here; undefined where they are not (an https shop without keys, Rule 26). */
export const paymentSettings = (): PaymentSettings | undefined => {
  const version = typedKeysVersion()
  if (shared.settings === undefined || shared.version !== version)
    Object.assign(shared, { settings: providers[env.paymentProvider].settings(env, secret) ?? null, version })
  return shared.settings ?? undefined
}

export const setPaymentSettings = (settings: PaymentSettings | undefined) => {
  Object.assign(shared, { settings: settings ?? null, version: typedKeysVersion() })
}
