import 'server-only'
import { env } from '#lib/server/settings/env.ts'

/** After so long something is wrong, unless the phone is off: a provider may say yes and send nothing. */
export const UNDELIVERED_HOURS = 6

/** After so long nothing of a message is needed but what order it was about, whether it has arrived or not. */
export const TEXT_KEPT_DAYS = 7

/** The channels that report what has arrived: SMS only where its webhook is set up. */
export const reportingChannels = () => ['whatsapp', ...(env.msg91?.webhookKey ? ['sms'] : [])]
