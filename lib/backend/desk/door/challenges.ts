import 'server-only'
import { type Db, db } from '../../db/pool.ts'
import { newToken } from '../../session/tokens.ts'

export type ChallengePurpose = 'add' | 'sign-in' | 'prove'

type Bound = { purpose: ChallengePurpose; browserHash: Buffer; person?: string }

const MINUTES = 5

/** What an authenticator is to sign. A browser has one for each purpose: the last that it asked for. */
export async function newChallenge({ purpose, browserHash, person }: Bound, on: Db = db): Promise<string> {
  const challenge = newToken()
  await on.run(TIDY, [browserHash, purpose])
  await on.run(ADD, [challenge, browserHash, purpose, person ?? null, MINUTES])
  return challenge
}

/** Uses one up, whatever becomes of it; false where this browser has not asked for it, for this, just before. */
export const takeChallenge = async (challenge: string, { purpose, browserHash, person }: Bound) =>
  (await db.run(TAKE, [challenge, browserHash, purpose, person ?? null])) > 0

const TIDY = `
  delete from desk_challenges where expires_at <= now() or (browser_hash = $1 and purpose = $2)`

const ADD = `
  insert into desk_challenges (challenge, browser_hash, purpose, person_id, expires_at)
  values ($1, $2, $3, $4, now() + make_interval(mins => $5))`

const TAKE = `
  delete from desk_challenges
   where challenge = $1 and browser_hash = $2 and purpose = $3 and person_id is not distinct from $4::uuid
     and expires_at > now()`
