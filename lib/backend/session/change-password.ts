import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'
import { changeProblem } from '#lib/session/rules/password-rules.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { customerOf } from './customer-of.ts'
import { mailPasswordChanged, type Recipient } from './mail-password-changed.ts'
import { hashPassword } from './password-hash.ts'
import { hashOfToken } from './tokens.ts'
import { tryPassword } from './try-password.ts'

/** Ends all other sessions of the customer (Rule 9). */
export const changePassword: ShopHandlers['changePassword'] = async (
  { old_password, new_password },
  { token = '', address },
) => {
  const id = await customerOf(token)
  const problem = changeProblem(new_password)
  if (problem) throw refusal(400, problem)
  const stored = await db.one<{ password_hash: string; by_code: boolean }>(
    'select password_hash, by_code from customers where id = $1',
    [id],
  )
  if (stored?.by_code) throw refusal(409, 'noPasswordHere')
  const right = await tryPassword({
    // Only someone with a session of this customer comes here, so a stranger's tries at the sign-in do not count.
    account: `${id} change`,
    address,
    password: old_password,
    stored: stored?.password_hash,
  })
  if (!right) throw refusal(400, 'oldPasswordWrong')
  const hash = await hashPassword(new_password, { address })
  await transaction(async tx => {
    const changed = await tx.one<Recipient>(CHANGE, [id, stored?.password_hash, hash])
    if (!changed) throw refusal(400, 'oldPasswordWrong')
    await tx.run('delete from sessions where customer_id = $1 and token_hash <> $2', [id, hashOfToken(token)])
    await tx.run('delete from password_resets where customer_id = $1', [id])
    await mailPasswordChanged(tx, changed, 'change')
  })
  return { message: messages.passwordChanged }
}

const CHANGE = `
  update customers set password_hash = $3 where id = $1 and password_hash = $2
  returning email, firstname as name`
