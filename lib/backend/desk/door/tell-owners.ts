import 'server-only'
import type { DeskNews } from '#messages/desk-news.ts'
import type { Db } from '../../db/pool.ts'
import { queueMail } from '../../mail/queue-mail.ts'

type Told = {
  /** Of its cause: the same is told once. */
  key: string
  news: DeskNews
  /** Who did it. */
  by: string
  /** Whom or what: a name of the desk, a number; nothing of a customer's but that. */
  about?: string
}

/**
 * Writes to each owner that has a mail address, and to the shop's own, what they should know of. Runs in the transaction
 * of its cause.
 */
export async function tellOwners(on: Db, { key, news, by, about = '' }: Told): Promise<void> {
  const payload = { news, by, about, at: new Date().toISOString() }
  for (const { email } of await on.query<{ email: string }>(TO))
    await queueMail(on, { key: `desk:${key}:${email}`, to: email, template: 'deskNews', payload })
}

const TO = `
  select lower(email) as email from desk_people where role = 'owner' and left_at is null and email <> ''
  union select lower(details->>'email') from shop where details->>'email' <> ''`
