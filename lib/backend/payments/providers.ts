import { practice } from './practice/provider.ts'
import { razorpay } from './razorpay/provider.ts'

/** Every payment provider by the name of its folder, which is also its name in lib/server/settings/env.ts. */
export const providers = { practice, razorpay }

export type ProviderName = keyof typeof providers
