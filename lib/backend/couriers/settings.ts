import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import { env, typedKeysVersion } from '#lib/server/settings/env.ts'
import { secret } from '../secrets.ts'
import type { CourierSettings } from './port.ts'
import { providers } from './providers.ts'

type Shared = { settings?: CourierSettings | null; version?: number }
const shared = processWide('couriers', (): Shared => ({}))

/** How couriers are asked here; undefined where none is. */
export const courierSettings = (): CourierSettings | undefined => {
  const version = typedKeysVersion()
  if (shared.settings === undefined || shared.version !== version) {
    const { courierService } = env
    const settings = courierService && providers[courierService].settings(env, secret)
    Object.assign(shared, { settings: settings ?? null, version })
  }
  return shared.settings ?? undefined
}

/** For tests. */
export const setCourierSettings = (settings: CourierSettings | undefined) => {
  Object.assign(shared, { settings: settings ?? null, version: typedKeysVersion() })
}
