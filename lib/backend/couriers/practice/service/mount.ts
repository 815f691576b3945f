import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { ownAddress } from '../../../payments/practice/settings.ts'
import { secret } from '../../../secrets.ts'
import { PRACTICE_COURIER_PATH, PRACTICE_EMAIL } from '../settings.ts'
import { practiceCourierService } from './service.ts'
import type { PracticeCourierSettings } from './settings.ts'

export const mountedCourier = (request: Request) => practiceCourierService(settings())(request)

const settings = (): PracticeCourierSettings => ({
  email: PRACTICE_EMAIL,
  password: secret('practice-courier'),
  address: ownAddress(env) + PRACTICE_COURIER_PATH,
  webhookUrl: `${ownAddress(env)}/parcel-webhook`,
  webhookToken: secret('practice-courier-hook'),
  lateMs: 15_000,
})
