import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { env } from '#lib/server/settings/env.ts'
import { createQuota } from './quota.ts'

const quotas = processWide('quotas', () => ({
  registration: createQuota(),
  reset: createQuota(),
  guest: createQuota(),
}))

/** The calls that reveal, or mail, who has an account here, and those that make a guest. */
type Question = 'registration' | 'reset' | 'guest'

/** The number of calls per hour for one network, whatever the responses. */
export function refuseTooMany(question: Question, address: string | undefined) {
  const wait = quotas[question](limitedNetworks(address), env.registrationsAnHour)
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
}
