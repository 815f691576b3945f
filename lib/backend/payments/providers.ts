import { practice } from './practice/provider.ts'
import { razorpay } from './razorpay/provider.ts'

/** Every payment provider of this shop by the name of its folder, which is also the name in lib/server/settings/env.ts. */
export const providers = { practice, razorpay }

export type ProviderName = keyof typeof providers
