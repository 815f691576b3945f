import 'server-only'
import { env } from '#lib/server/settings/env.ts'

/** After so long something is wrong, unless the phone is off: a provider may say yes and send nothing. */
export const UNDELIVERED_HOURS = 6

/** The channels that report what has arrived: SMS only where its webhook is set up. */
export const reportingChannels = () => ['whatsapp', ...(env.msg91?.webhookKey ? ['sms'] : [])]
