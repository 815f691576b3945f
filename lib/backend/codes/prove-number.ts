import 'server-only'
import { randomUUID } from 'node:crypto'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { queueMail, queueMessage } from '../mail/queue-mail.ts'
import { type AccountOfNumber, accountOfNumber } from './account-of-number.ts'
import { claimOrders } from './claim-orders.ts'
import { holdNumber } from './code-limits.ts'

/**
 * The number is this account's from now on. Another one that has it keeps its e-mail address, password and orders, and
 * hears of it (Rule 104). Returns the orders that come with the number.
 */
export async function proveNumber(tx: Db, customer: string, mobile: string): Promise<string[]> {
  await holdNumber(tx, mobile)
  const holder = await accountOfNumber(tx, mobile)
  if (holder && holder.id !== customer) await takeNumber(tx, holder)
  await tx.run(PROVE, [customer, mobile])
  return claimOrders(tx, customer, mobile)
}

/** An account that nothing else opens keeps its number. */
export async function takeNumber(tx: Db, { id, byCode, email, firstname }: AccountOfNumber) {
  if (byCode) throw refusal(409, 'numberOpensOther')
  await tx.run('update customers set mobile = null, proved_mobile = null, proved_at = null where id = $1', [
    id,
  ])
  await queueMail(tx, {
    key: `number-moved:${randomUUID()}`,
    to: email,
    template: 'numberMoved',
    payload: { name: firstname },
  })
}

type Changed = { email: string; firstname: string; before: string | null; byCode: boolean }

/** Tells the number of before and the e-mail address that the account has another number, and ends its other sessions. */
export async function tellNumberChanged(tx: Db, customer: string, before: Changed, keptSession: Buffer) {
  await tx.run('delete from sessions where customer_id = $1 and token_hash <> $2', [customer, keptSession])
  await tx.run('delete from password_resets where customer_id = $1', [customer])
  await queueMessage(tx, {
    key: `number-changed:${randomUUID()}`,
    to: { email: before.byCode ? '' : before.email, mobile: before.before },
    template: 'numberChanged',
    payload: { name: before.firstname },
  })
}

const PROVE = 'update customers set mobile = $2, proved_mobile = $2, proved_at = now() where id = $1'
