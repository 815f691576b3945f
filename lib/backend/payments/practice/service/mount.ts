import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { secret } from '../../../secrets.ts'
import { ownAddress, PRACTICE_KEY_ID } from '../settings.ts'
import { type PracticeSettings, practiceGateway } from './service.ts'

export const mountedPractice = (request: Request) => practiceGateway(mountedSettings())(request)

export const mountedSettings = (): PracticeSettings => ({
  keyId: PRACTICE_KEY_ID,
  keySecret: secret('practice-key'),
  webhookSecret: secret('practice-webhook'),
  webhookUrl: `${ownAddress(env)}/webhook`,
  siteUrl: env.siteUrl,
})
