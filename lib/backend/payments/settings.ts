import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { secret } from '../secrets.ts'
import type { RazorpaySettings } from './razorpay.ts'

export type PaymentSettings = RazorpaySettings & {
  /** More than one while a secret is being changed. */
  webhookSecrets: readonly string[]
  /** The provider's script for the browser: a path of our own for the practice provider. */
  scriptUrl: string
  /** The provider's own page, which a form without script posts to. */
  hostedUrl: string
  /** Nothing is charged: marked 'Test payment' wherever it shows. */
  practice: boolean
}

const shared = globalThis as { haatPayments?: PaymentSettings | null }

/** How online payments are taken here; undefined where they are not (an https shop without keys, ruling 26). */
export const paymentSettings = (): PaymentSettings | undefined => {
  if (shared.haatPayments === undefined) shared.haatPayments = readSettings() ?? null
  return shared.haatPayments ?? undefined
}

export const setPaymentSettings = (settings: PaymentSettings | undefined) => {
  shared.haatPayments = settings ?? null
}

export const PRACTICE_PATH = '/practice-pay'
export const PRACTICE_KEY_ID = 'rzp_test_practice'

const HOSTED = '/v1/checkout/embedded'

function readSettings(): PaymentSettings | undefined {
  const { razorpay, practicePayments, paymentApiUrl, paymentScriptUrl } = env
  if (razorpay)
    return {
      ...razorpay,
      apiUrl: paymentApiUrl ?? '',
      scriptUrl: paymentScriptUrl ?? '',
      hostedUrl: `${paymentApiUrl}${HOSTED}`,
      practice: false,
    }
  if (!practicePayments) return undefined
  return {
    keyId: PRACTICE_KEY_ID,
    keySecret: secret('practice-key'),
    webhookSecrets: [secret('practice-webhook')],
    apiUrl: paymentApiUrl ?? ownAddress() + PRACTICE_PATH,
    scriptUrl: paymentScriptUrl ?? `${paymentApiUrl ?? PRACTICE_PATH}/v1/checkout.js`,
    hostedUrl: (paymentApiUrl ?? PRACTICE_PATH) + HOSTED,
    practice: true,
  }
}

/** This very process over HTTP: the practice provider is mounted on the shop, and still only reached that way. */
export const ownAddress = () => {
  const everywhere = ['0.0.0.0', '::', 'localhost'].includes(env.host)
  const host = everywhere ? '127.0.0.1' : env.host.includes(':') ? `[${env.host}]` : env.host
  return `http://${host}:${env.port}`
}
