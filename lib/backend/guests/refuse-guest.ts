import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { env } from '#lib/server/settings/env.ts'
import type { Mode } from '../orders/sum-holds.ts'
import { paymentSettings } from '../payments/settings.ts'
import type { GuestStanding } from './guest-standing.ts'

/** Whether the next order to pay at the door needs a captcha: from the second one whose number is not proved (Rule 100). */
export const needsCaptcha = ({ unproved }: Pick<GuestStanding, 'unproved'>, mode: Mode) =>
  mode === 'COD' && unproved > 0

/** The refusals for guests only: too many orders from one network, or a missing captcha. */
export function refuseGuest(standing: GuestStanding, mode: Mode, passed: boolean) {
  if (isNetworkFull(standing, mode))
    throw refusal(429, paymentSettings() ? 'guestNetworkFull' : 'guestNetworkFullOffline')
  if (needsCaptcha(standing, mode) && !passed) throw refusal(422, 'guestDigits')
}

export const isNetworkFull = ({ ofNetwork }: Pick<GuestStanding, 'ofNetwork'>, mode: Mode) =>
  mode === 'COD' && ofNetwork >= env.openCodLimit * env.holdAddressTimes
