import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RESET_MAILS_AN_HOUR } from '#lib/constants.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { messages } from '#lib/message-table.ts'
import { transaction } from '../db/transaction.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { refuseTooMany } from './refuse-too-many.ts'

const SAME_MS = 60

/** The same response after the same time, whether the account exists or not (Rule 10). */
export const requestReset: ShopHandlers['requestReset'] = async ({ email }, { address }) => {
  await refuseTooMany('reset', address)
  await Promise.all([mailReset(email.trim().toLowerCase()), sleep(SAME_MS)])
  return { message: messages.resetSentText }
}

const mailReset = (email: string) =>
  transaction(async tx => {
    const customer = await tx.one<{ id: string; firstname: string }>(HOLD, [email])
    if (!customer) return
    // Nobody can flood another person's mailbox.
    const mailed = await tx.one<{ count: number }>(MAILED, [email])
    if (!mailed || mailed.count >= RESET_MAILS_AN_HOUR) return
    // The link's token is made when the mail is sent: before that there is none in the database.
    await queueMail(tx, {
      key: `reset:${randomUUID()}`,
      to: email,
      template: 'reset',
      payload: { customer: customer.id, name: customer.firstname },
    })
  })

// Locked, so that simultaneous requests count each other's mails.
const HOLD =
  'select id, firstname from customers where email = $1 and not guest and not by_code for no key update'
const MAILED = `
  select count(*)::int as count from outbox
  where recipient = $1 and template = 'reset' and created_at > now() - interval '1 hour'`
