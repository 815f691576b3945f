import 'server-only'
import { ADDRESS_TRIES } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { type ActResult, isRefused } from '#lib/desk/rules/act-types.ts'
import { networksOf } from '#lib/server/rate-limit/networks.ts'
import { sharedLimit } from '../../limits/shared-limit.ts'

const tries = sharedLimit('desk recovery', { seconds: 3_600, from: 'first', wait: 'doubles' })

/**
 * Counts wrong codes by where they come from. A right one is never refused for the wrong ones of others: nobody guesses
 * one of sixty bits, and whoever could make its owner wait would lock them out.
 */
export async function tryRecoveryCode(
  address: string | undefined,
  work: () => Promise<ActResult>,
): Promise<ActResult> {
  const result = await work()
  if (!isRefused(result)) return result
  const networks = networksOf(address)
  const wait = await tries.take(
    networks.map(({ name, times }) => ({ name, free: (ADDRESS_TRIES / 10) * times })),
  )
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
  return result
}
