import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { env } from '#lib/server/settings/env.ts'
import { hourlyLimit } from '../limits/hourly-limit.ts'

const limits = {
  registration: hourlyLimit('registration'),
  reset: hourlyLimit('reset'),
  guest: hourlyLimit('guest'),
}

/** The calls that reveal, or mail, who has an account here, and those that make a guest. */
type Question = keyof typeof limits

/** The number of calls per hour for one network, whatever the responses. */
export async function refuseTooMany(question: Question, address: string | undefined) {
  const wait = await limits[question](limitedNetworks(address), env.registrationsAnHour)
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
}
