import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { newChallenge, openChallenge } from './challenge-token.ts'
import { usesInDatabase, usesInMemory, usesOverCopies } from './used-challenges.ts'

const uses = env.apiHost ? usesOverCopies(usesInMemory()) : usesInDatabase

/** Made and checked by the server, for one use within five minutes (Rule 21). The id does not reveal the digits. */
export const newCaptcha = () => newChallenge()

/**
 * Whether these are the digits. A wrong try ends the challenge too. `usedBy` is the order's key: the same order passes
 * a second time, any other fails.
 */
export async function passesCaptcha(id: string, typed: string, usedBy: string): Promise<boolean> {
  const challenge = openChallenge(id)
  if (!challenge) return false
  const use = await uses(id, { usedBy, passed: typed.trim() === challenge.digits }, challenge.expiresAt)
  return use.passed && use.usedBy === usedBy
}
