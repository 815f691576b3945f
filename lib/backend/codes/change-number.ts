import 'server-only'
import type { CodeAsker } from '#lib/codes/rules/code-types.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { db } from '../db/pool.ts'
import { indianNumber } from '../mail/phone/indian-number.ts'
import { customerOf } from '../session/customer-of.ts'
import { hashOfToken } from '../session/tokens.ts'
import { tryPassword } from '../session/try-password.ts'
import { askCode } from './ask-code.ts'
import { proveNumber, tellNumberChanged } from './prove-number.ts'
import { tryCode } from './try-code.ts'

type Session = { token: string | undefined }
type Wish = { mobile: string; password: string }

/**
 * Sends the first code for the number that this account is to have: to that number, where the account has it already or
 * the password is right; else to the number that it had.
 */
export async function askNumberCode({ token }: Session, { mobile, password }: Wish, asker: CodeAsker) {
  const customer = await customerOf(token)
  const number = indianNumber(mobile)
  if (!number) throw refusal(422, 'codeNumberWrong')
  const account = await db.one<Account>(ACCOUNT, [customer])
  if (account?.mobile === number) return askCode({ purpose: 'prove-number', mobile: number, customer }, asker)
  if (password) {
    const right = await tryPassword({
      account: `${customer} number`,
      address: asker.address,
      password,
      stored: account && !account.byCode ? account.passwordHash : undefined,
    })
    if (!right) throw refusal(400, 'numberPasswordWrong')
    return askCode({ purpose: 'prove-number', mobile: number, customer }, asker)
  }
  if (!account?.proved) throw refusal(422, 'numberNeedsPassword')
  return askCode({ purpose: 'change-number', mobile: account.proved, newMobile: number, customer }, asker)
}

export type NumberProof =
  /** The number of before has agreed: a code went to the new one. */
  { asksNew: string } | { changed: boolean; claimed: number }

/** The code of the number of before, or of the new one. */
export async function tryNumberCode(
  { token }: Session,
  { browser, typed }: { browser: string | undefined; typed: string },
  asker: CodeAsker,
): Promise<NumberProof> {
  const customer = await customerOf(token)
  const outcome = await tryCode<NumberProof | { next: string }>(
    { browser, typed, purposes: ['prove-number', 'change-number'], customer },
    async (tx, { purpose, mobile, newMobile }) => {
      if (purpose === 'change-number') return { next: newMobile ?? '' }
      const before = await tx.one<Before>(BEFORE, [customer])
      if (!before) throw refusal(409, 'codeStepOver')
      const claimed = await proveNumber(tx, customer, mobile)
      const changed = before.mobile !== mobile
      if (changed)
        await tellNumberChanged(tx, customer, { ...before, before: before.proved }, hashOfToken(token ?? ''))
      return { changed, claimed: claimed.length }
    },
  )
  if (!('next' in outcome)) return outcome
  return { asksNew: await askCode({ purpose: 'prove-number', mobile: outcome.next, customer }, asker) }
}

type Account = { mobile: string | null; proved: string | null; byCode: boolean; passwordHash: string }
type Before = Omit<Account, 'passwordHash'> & { email: string; firstname: string }

const ACCOUNT = `
  select mobile, proved_mobile as proved, by_code as "byCode", password_hash as "passwordHash"
    from customers where id = $1`

// Locked, so that two proofs of one account come one after the other.
const BEFORE = `
  select mobile, proved_mobile as proved, by_code as "byCode", email, firstname
    from customers where id = $1 and erased_at is null and not guest for no key update`
