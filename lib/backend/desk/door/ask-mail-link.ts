import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusal } from '#lib/contract/refusal.ts'
import { env } from '#lib/server/settings/env.ts'
import type { Db } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { MailLinkPurpose } from './mail-links.ts'

/** Whether links by mail are offered: where mails are files nobody would get one. */
export const areMailLinksOn = () => env.smtpUrl !== undefined

type Wish = { purpose: MailLinkPurpose; browserHash: Buffer }

/**
 * Mails a link to whoever of the desk has this address. Who that is can be told neither from the answer nor from the time
 * that it takes.
 */
export async function askMailLink(typed: string, wish: Wish): Promise<void> {
  if (!areMailLinksOn()) throw refusal(409, 'deskNoMails')
  const email = typed.trim().toLowerCase()
  const mail = transaction(async tx => {
    const person = await tx.one<{ id: string; name: string }>(HOLD, [email])
    if (person && (await mayMail(tx, email))) await queue(tx, email, person, wish)
  })
  await Promise.all([mail, sleep(SAME_MS)])
}

const SAME_MS = 60

// Nobody floods a person's mailbox.
const MOST_AN_HOUR = 5

const mayMail = async (tx: Db, email: string) =>
  ((await tx.one<{ count: number }>(MAILED, [email]))?.count ?? 0) < MOST_AN_HOUR

const queue = (tx: Db, email: string, person: { id: string; name: string }, wish: Wish) =>
  queueMail(tx, {
    key: `desk-link:${randomUUID()}`,
    to: email,
    template: 'deskLink',
    payload: {
      person: person.id,
      name: person.name,
      browser: wish.browserHash.toString('hex'),
      purpose: wish.purpose,
    },
  })

// Held, so that those who ask at once count each other's mails.
const HOLD = 'select id, name from desk_people where lower(email) = $1 and left_at is null for no key update'

const MAILED = `
  select count(*)::int as count from outbox
   where recipient = $1 and template = 'deskLink' and created_at > now() - interval '1 hour'`
