import 'server-only'
import { TOKEN_SECONDS } from '#lib/constants.ts'
import type { Token } from '#lib/contract/session-schemas.ts'
import { db } from '../db/pool.ts'
import { hashOfToken, newToken } from './tokens.ts'

/** A new token for a customer whose password is still the verified one; undefined if it was changed meanwhile. */
export async function openSession(customerId: string, verifiedHash: string): Promise<Token | undefined> {
  const token = newToken()
  const opened = await db.run(OPEN, [customerId, verifiedHash, hashOfToken(token), TOKEN_SECONDS])
  return opened === 1 ? { access_token: token, expires_in: TOKEN_SECONDS, token_type: 'bearer' } : undefined
}

// The share lock waits for a running password change, and then sees its result.
const OPEN = `
  with owner as (select id from customers where id = $1 and password_hash = $2 for share),
  over as (select token_hash from sessions where expires_at <= now() limit 100 for update skip locked),
  tidied as (delete from sessions where token_hash in (select token_hash from over))
  insert into sessions (customer_id, token_hash, expires_at)
  select id, $3, now() + make_interval(secs => $4) from owner`
