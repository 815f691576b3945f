import 'server-only'
import { ADDRESS_TRIES } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { type ActResult, isRefused } from '#lib/desk/rules/act-types.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { networksOf } from '#lib/server/rate-limit/networks.ts'
import { createThrottle } from '../../session/throttle.ts'

const tries = processWide('desk-tries', () =>
  createThrottle({ free: ADDRESS_TRIES / 10, forgotten: { afterFirstMs: 60 * 60_000 } }),
)

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
  const wait = Math.max(0, ...(await Promise.all(networks.map(({ name }) => tries.wait(name)))))
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
  for (const { name, times } of networks) await tries.wrong(name, times)
  return result
}
