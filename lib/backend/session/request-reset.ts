import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RESET_MAILS_AN_HOUR } from '#lib/constants.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { messages } from '#lib/messages.ts'
import { db } from '../db/pool.ts'
import { queueMail } from '../mail/queue-mail.ts'

const SAME_MS = 60

/** Ruling 10: the same answer, after the same time, whoever is asked for. */
export const requestReset: ShopHandlers['requestReset'] = async ({ email }) => {
  await Promise.all([mailReset(email.trim().toLowerCase()), sleep(SAME_MS)])
  return { message: messages.resetSentText }
}

async function mailReset(email: string) {
  const customer = await db.one<{ id: string; firstname: string }>(ASKED, [email, RESET_MAILS_AN_HOUR])
  if (!customer) return
  // The link's token is made when the mail is sent: until then there is none to find in the database.
  await queueMail(db, {
    key: `reset:${randomUUID()}`,
    to: email,
    template: 'reset',
    payload: { customer: customer.id, name: customer.firstname },
  })
}

// Nobody's letter box is flooded by someone else's asking.
const ASKED = `
  select id, firstname from customers where email = $1 and $2 > (
    select count(*) from outbox
    where recipient = $1 and template = 'reset' and created_at > now() - interval '1 hour')`
