import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { secret } from '../../secrets.ts'
import { ownAddress, PRACTICE_KEY_ID } from '../settings.ts'
import { deliverEvents } from './events.ts'
import { openLedger } from './ledger.ts'
import { type PracticeSettings, practiceGateway } from './service.ts'

/** Whether the practice provider runs inside this shop: no keys, and none elsewhere. */
export const isMounted = () => env.practicePayments && !env.paymentApiUrl

/** The practice provider as the shop serves it under /practice-pay; the shop too reaches it over HTTP only. */
export const mountedPractice = (request: Request) => practiceGateway(settings())(request)

/** Tells the shop, by webhook, what it has not been told yet. */
export async function tellMerchant(): Promise<number> {
  if (!isMounted()) return 0
  await openLedger()
  const { webhookUrl, webhookSecret } = settings()
  return deliverEvents({ url: webhookUrl, secret: webhookSecret })
}

const settings = (): PracticeSettings => ({
  keyId: PRACTICE_KEY_ID,
  keySecret: secret('practice-key'),
  webhookSecret: secret('practice-webhook'),
  webhookUrl: `${ownAddress()}/webhook`,
  siteUrl: env.siteUrl,
})
