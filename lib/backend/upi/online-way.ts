import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { paymentSettings } from '../payments/settings.ts'
import { knownSeller } from '../shop/read-seller.ts'
import type { UpiFile } from '../shop/upi-file.ts'

export type OnlineWay = 'provider' | 'upi' | 'off'

/**
 * How what is not paid at the door is paid here: at the provider whose keys are set; else to the seller's UPI id, if
 * shop.json has one; else at the practice provider. Not to be asked inside a transaction: it may need a connection.
 */
export async function onlineWay(): Promise<OnlineWay> {
  const settings = paymentSettings()
  if (settings && !settings.practice) return 'provider'
  if (await offeredUpi()) return 'upi'
  return settings ? 'provider' : 'off'
}

/** Where payments by UPI go; undefined where the shop takes none. */
export async function offeredUpi(): Promise<UpiFile | undefined> {
  const settings = paymentSettings()
  // With PRACTICE_PAYMENTS=yes nobody must be led to pay a real account.
  if (env.apiHost || env.practiceByName || (settings && !settings.practice)) return undefined
  return (await knownSeller()).upi
}
