import 'server-only'
import { denied } from '#lib/contract/api-error.ts'
import { type Db, db } from '../db/pool.ts'
import { hashOfToken } from './tokens.ts'

/** The customer of a token. The database is queried each time, so that a revoked token is dead at once everywhere. */
export async function customerOf(token: string | undefined, on: Db = db): Promise<string> {
  if (!token) throw denied()
  const row = await on.one<{ customer_id: string }>(OWNER, [hashOfToken(token)])
  if (!row) throw denied()
  return row.customer_id
}

const OWNER = {
  name: 'customer-of',
  text: 'select customer_id from sessions where token_hash = $1 and expires_at > now()',
}
