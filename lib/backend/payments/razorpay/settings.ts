import type { Env } from '#lib/server/settings/env.ts'
import type { PaymentSettings } from '../port.ts'

/** Undefined where its keys are not set. */
export function settings({ razorpay, paymentApiUrl, paymentScriptUrl }: Env): PaymentSettings | undefined {
  if (!razorpay) return undefined
  return {
    provider: 'razorpay',
    ...razorpay,
    apiUrl: paymentApiUrl ?? '',
    scriptUrl: paymentScriptUrl ?? '',
    hostedUrl: `${paymentApiUrl}${HOSTED_PATH}`,
    practice: false,
  }
}

export const HOSTED_PATH = '/v1/checkout/embedded'

export const accountOf = (keyId: string) => (keyId.startsWith('rzp_test_') ? 'test' : 'live')
