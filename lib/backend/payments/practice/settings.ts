import type { Env } from '#lib/server/settings/env.ts'
import type { PaymentProvider } from '../port.ts'
import { HOSTED_PATH } from '../razorpay/settings.ts'

export { accountOf } from '../razorpay/settings.ts'

export const PRACTICE_PATH = '/practice-pay'
export const PRACTICE_KEY_ID = 'rzp_test_practice'

/** Undefined where no practice payment is allowed: an https shop without keys (Rule 26). */
export const settings: PaymentProvider['settings'] = (env, secret) => {
  const { practicePayments, paymentApiUrl, paymentScriptUrl } = env
  if (!practicePayments) return undefined
  return {
    provider: 'practice',
    keyId: PRACTICE_KEY_ID,
    keySecret: secret('practice-key'),
    webhookSecrets: [secret('practice-webhook')],
    apiUrl: paymentApiUrl ?? ownAddress(env) + PRACTICE_PATH,
    scriptUrl: paymentScriptUrl ?? `${paymentApiUrl ?? PRACTICE_PATH}/v1/checkout.js`,
    hostedUrl: (paymentApiUrl ?? PRACTICE_PATH) + HOSTED_PATH,
    practice: true,
  }
}

/** This process over HTTP: the practice provider is mounted on the shop, and still only reached that way. */
export const ownAddress = (env: Pick<Env, 'host' | 'port'>) => {
  const everywhere = ['0.0.0.0', '::', 'localhost'].includes(env.host)
  const host = everywhere ? '127.0.0.1' : env.host.includes(':') ? `[${env.host}]` : env.host
  return `http://${host}:${env.port}`
}
