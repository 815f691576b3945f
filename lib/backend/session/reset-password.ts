import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'
import { resetProblem } from '#lib/session/rules/password-rules.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { mailPasswordChanged, type Recipient } from './mail-password-changed.ts'
import { hashPassword } from './password-hash.ts'
import { hashOfToken } from './tokens.ts'

/** The token works once, and every session of the customer ends (Rules 9 and 10). */
export const resetPassword: ShopHandlers['resetPassword'] = async (
  { token, newPassword, confirmPassword },
  { address },
) => {
  if (!token) throw refusal(400, 'noTokenText')
  const problem = resetProblem(newPassword, confirmPassword)
  if (problem) throw refusal(400, problem)
  const key = hashOfToken(token)
  if (!(await db.one(LIVE, [key]))) throw used()
  const hash = await hashPassword(newPassword, { address })
  await transaction(async tx => {
    const reset = await tx.one<{ customer_id: string }>(USE, [key])
    if (!reset) throw used()
    const owner = await tx.one<Recipient>(SET, [reset.customer_id, hash])
    if (!owner) throw used()
    await tx.run('delete from sessions where customer_id = $1', [reset.customer_id])
    await tx.run('delete from password_resets where customer_id = $1', [reset.customer_id])
    await mailPasswordChanged(tx, owner, 'reset')
  })
  return { message: messages.resetDoneText }
}

const used = () => refusal(400, 'resetLinkUsed')

const LIVE = 'select 1 from password_resets where token_hash = $1 and expires_at > now()'
const USE = 'delete from password_resets where token_hash = $1 and expires_at > now() returning customer_id'
const SET = 'update customers set password_hash = $2 where id = $1 returning email, firstname as name'
