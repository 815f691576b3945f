import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { env } from '#lib/server/settings/env.ts'
import { createQuota } from './quota.ts'

// One memory per process, however often Next bundles this file.
const shared = globalThis as { haatQuotas?: Record<Question, ReturnType<typeof createQuota>> }
shared.haatQuotas ??= { registration: createQuota(), reset: createQuota() }
const quotas = shared.haatQuotas

/** What tells, or mails, who has an account here. */
type Question = 'registration' | 'reset'

/** One network asks it so many times an hour, whatever the answers were. */
export function refuseTooMany(question: Question, address: string | undefined) {
  const wait = quotas[question](limitedNetworks(address), env.registrationsAnHour)
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
}
