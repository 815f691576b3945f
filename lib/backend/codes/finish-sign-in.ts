import 'server-only'
import { CODE_PASSED_SECONDS } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { hashOfToken } from '../session/tokens.ts'
import { tryPassword } from '../session/try-password.ts'
import { accountOfNumber } from './account-of-number.ts'
import { holdNumber } from './code-limits.ts'
import { newCodeAccount } from './new-code-account.ts'
import { takeNumber } from './prove-number.ts'
import { openByCode } from './sign-in-by-code.ts'

// After a right code: the account that has the number is shown to be theirs too, or a new one is made.

type Sender = { browser: string | undefined; address?: string }

/** The password of the account with this number, whose proof is missing or old: the number is proved there. */
export async function signInWithPasswordToo({ browser, address }: Sender, password: string) {
  const { mobile } = await passedCode(db, browser)
  const account = await transaction(tx => accountOfNumber(tx, mobile))
  const right = await tryPassword({
    // A throttle of its own, so that these tries do not slow down sign-ins by password.
    account: `${account?.id ?? mobile} number`,
    address,
    password,
    stored: account && !account.byCode ? account.passwordHash : undefined,
  })
  if (!right || !account) throw refusal(400, 'codePasswordWrong')
  return transaction(async tx => {
    const { id } = await passedCode(tx, browser)
    await holdNumber(tx, mobile)
    const now = await accountOfNumber(tx, mobile)
    if (now?.id !== account.id || now.passwordHash !== account.passwordHash)
      throw refusal(409, 'codeStepOver')
    return openByCode(tx, account.id, mobile, id)
  })
}

/** A new account. One that has the number, and is not theirs, loses it; one that the number opens is opened. */
export const signInAsNew = ({ browser }: Sender, name: { firstname: string; lastname: string }) =>
  transaction(async tx => {
    const { id, mobile } = await passedCode(tx, browser)
    await holdNumber(tx, mobile)
    const account = await accountOfNumber(tx, mobile)
    if (account?.isOpen) return openByCode(tx, account.id, mobile, id)
    if (account) await takeNumber(tx, account)
    return openByCode(tx, await newCodeAccount(tx, name), mobile, id)
  })

async function passedCode(on: Db, browser: string | undefined) {
  const code = browser
    ? await on.one<{ id: number; mobile: string }>(PASSED, [hashOfToken(browser), CODE_PASSED_SECONDS])
    : undefined
  if (!code) throw refusal(409, 'codeStepOver')
  return code
}

const PASSED = `
  select id, mobile from codes
   where browser_hash = $1 and purpose = 'sign-in' and used_at is null
     and passed_at > now() - make_interval(secs => $2) for update`
