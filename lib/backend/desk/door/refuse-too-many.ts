import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { createQuota } from '../../session/quota.ts'

/** What a stranger may ask for, of one network in an hour. A recovery code is not among them. */
const AN_HOUR = { passkey: 300, mail: 30 }

const quotas = processWide('desk-quotas', () => ({ passkey: createQuota(), mail: createQuota() }))

export function refuseTooMany(asked: keyof typeof AN_HOUR, address: string | undefined) {
  const wait = quotas[asked](limitedNetworks(address), AN_HOUR[asked])
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
}
