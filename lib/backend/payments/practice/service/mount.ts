import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { secret } from '../../../secrets.ts'
import { ownAddress, PRACTICE_KEY_ID } from '../settings.ts'
import { deliverEvents } from './events.ts'
import { openLedger } from './ledger.ts'
import { type PracticeSettings, practiceGateway } from './service.ts'

export const mountedPractice = (request: Request) => practiceGateway(settings())(request)

export async function tellMerchant(): Promise<number> {
  await openLedger()
  const { webhookUrl, webhookSecret } = settings()
  return deliverEvents({ url: webhookUrl, secret: webhookSecret })
}

const settings = (): PracticeSettings => ({
  keyId: PRACTICE_KEY_ID,
  keySecret: secret('practice-key'),
  webhookSecret: secret('practice-webhook'),
  webhookUrl: `${ownAddress(env)}/webhook`,
  siteUrl: env.siteUrl,
})
