import 'server-only'
import { RESET_SECONDS } from '#lib/constants.ts'
import type { Db } from '../db/pool.ts'
import { hashOfToken, newToken } from './tokens.ts'

/** 256 bits, stored hashed, valid for ten minutes (Rule 10). */
export async function newResetToken(on: Db, customerId: string): Promise<string> {
  const token = newToken()
  await on.run(ADD, [hashOfToken(token), customerId, RESET_SECONDS])
  return token
}

const ADD = `
  with tidied as (delete from password_resets where expires_at <= now())
  insert into password_resets (token_hash, customer_id, expires_at)
  values ($1, $2, now() + make_interval(secs => $3))`
