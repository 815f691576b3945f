import { ownAddress } from '../../payments/practice/settings.ts'
import type { CourierService } from '../port.ts'

export const PRACTICE_COURIER_PATH = '/practice-courier'
export const PRACTICE_EMAIL = 'practice@courier.example'

/** Undefined where it is not allowed: an https shop without its setting. */
export const settings: CourierService['settings'] = (env, secret) => {
  if (!env.practiceCourier) return undefined
  return {
    provider: 'practice',
    apiUrl: `${ownAddress(env)}${PRACTICE_COURIER_PATH}/v1/external`,
    email: PRACTICE_EMAIL,
    password: secret('practice-courier'),
    pickupPlace: 'shop',
    webhookToken: secret('practice-courier-hook'),
    practice: true,
  }
}
