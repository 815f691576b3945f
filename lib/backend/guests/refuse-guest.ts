import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { env } from '#lib/server/settings/env.ts'
import type { Mode } from '../orders/sum-holds.ts'
import { paymentSettings } from '../payments/settings.ts'
import type { GuestStanding } from './guest-standing.ts'

/** Whether the next order at the door asks for four digits: it is not the first that nobody has proved (Rule 100). */
export const needsCaptcha = ({ unproved }: Pick<GuestStanding, 'unproved'>, mode: Mode) =>
  mode === 'COD' && unproved > 0

/** What only guests are refused for: too many from one network, and digits that were not typed. */
export function refuseGuest(standing: GuestStanding, mode: Mode, passed: boolean) {
  if (isNetworkFull(standing, mode))
    throw refusal(429, paymentSettings() ? 'guestNetworkFull' : 'guestNetworkFullOffline')
  if (needsCaptcha(standing, mode) && !passed) throw refusal(422, 'guestDigits')
}

export const isNetworkFull = ({ ofNetwork }: Pick<GuestStanding, 'ofNetwork'>, mode: Mode) =>
  mode === 'COD' && ofNetwork >= env.openCodLimit * env.holdAddressTimes
