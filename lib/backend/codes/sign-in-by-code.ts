import 'server-only'
import type { SignedInByCode } from '#lib/codes/rules/code-types.ts'
import { TOKEN_SECONDS } from '#lib/constants.ts'
import type { Token } from '#lib/contract/session-schemas.ts'
import type { Db } from '../db/pool.ts'
import { hashOfToken, newToken } from '../session/tokens.ts'
import { accountOfNumber } from './account-of-number.ts'
import { nameOfGuest } from './claim-orders.ts'
import { holdNumber } from './code-limits.ts'
import { newCodeAccount } from './new-code-account.ts'
import { proveNumber } from './prove-number.ts'
import { tryCode } from './try-code.ts'

/** Opens the account that this number was proved for. Where nobody has the number an account is made. */
export const signInByCode = (browser: string | undefined, typed: string): Promise<SignedInByCode> =>
  tryCode({ browser, typed, purposes: ['sign-in'] }, async (tx, { id, mobile }) => {
    await holdNumber(tx, mobile)
    const account = await accountOfNumber(tx, mobile)
    if (account) return account.isOpen ? openByCode(tx, account.id, mobile, id) : { asks: 'whose' }
    const guest = await nameOfGuest(tx, mobile)
    if (!guest) return { asks: 'name' }
    return openByCode(tx, await newCodeAccount(tx, guest), mobile, id)
  })

/** Uses the right code up: the number is the account's, and its session begins. */
export async function openByCode(tx: Db, customer: string, mobile: string, code: number) {
  await tx.run('update codes set used_at = now() where id = $1', [code])
  const claimed = await proveNumber(tx, customer, mobile)
  const token = newToken()
  await tx.run(OPEN, [customer, hashOfToken(token), TOKEN_SECONDS])
  const session: Token = { access_token: token, expires_in: TOKEN_SECONDS, token_type: 'bearer' }
  return { token: session, claimed: claimed.length }
}

const OPEN = `
  insert into sessions (customer_id, token_hash, expires_at) values ($1, $2, now() + make_interval(secs => $3))`
