import { practice } from './practice/provider.ts'
import { shiprocket } from './shiprocket/provider.ts'

/** Every service of couriers by the name of its folder, which is also its name in lib/server/settings/env.ts. */
export const providers = { practice, shiprocket }

export type CourierServiceName = keyof typeof providers
