import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { hourlyLimit } from '../../limits/hourly-limit.ts'

/** What a stranger may ask for, of one network in an hour. A recovery code is not among them. */
const AN_HOUR = { passkey: 300, mail: 30 }

const limits = { passkey: hourlyLimit('desk passkey'), mail: hourlyLimit('desk mail') }

export async function refuseTries(asked: keyof typeof AN_HOUR, address: string | undefined) {
  const wait = await limits[asked](limitedNetworks(address), AN_HOUR[asked])
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
}
