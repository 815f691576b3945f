import 'server-only'
import { createHash } from 'node:crypto'
import { env } from '#lib/server/settings/env.ts'
import { codeForSite } from '#messages/phone-messages.ts'
import type { Db } from '../../db/pool.ts'
import { db } from '../../db/pool.ts'
import { mailBranding } from '../branding.ts'
import { type CodePayload, fillPhoneTemplate, type PhoneTemplateName } from './phone-templates.ts'

export type ShownMessage = { id: number; to: string; at: Date; text: string }

/** Which browser placed this order: what would have been sent about it is shown to that one alone (Rule 96). */
export const notePracticePhone = async (tx: Db, orderId: string, browser: string | undefined) => {
  if (browser && env.practicePhone) await tx.run(NOTE, [orderId, browserHash(browser)])
}

/** The stored form of a browser’s cookie. */
export const browserHash = (browser: string) => createHash('sha256').update(browser).digest('hex')

/** The messages of a day that this browser has caused, the newest first. */
export async function practiceMessages(browser: string): Promise<ShownMessage[]> {
  const rows = await db.query<Row>(SHOWN, [browserHash(browser)])
  const { shop } = await mailBranding()
  return Promise.all(
    rows.map(async ({ id, recipient, sent_at: at, template, payload }) => {
      const { text } = await fillPhoneTemplate(template, payload, shop)
      return { id, to: recipient, at, text: template === 'code' ? withSite(text, payload) : text }
    }),
  )
}

const withSite = (text: string, { code }: CodePayload) =>
  `${text}\n\n${codeForSite(new URL(env.siteUrl).hostname, code)}`

type Row = { id: number; recipient: string; sent_at: Date; template: PhoneTemplateName; payload: CodePayload }

const NOTE = {
  name: 'note-practice-phone',
  text: 'insert into practice_phones (order_id, browser) values ($1, $2) on conflict do nothing',
}

const SHOWN = `
  select id, recipient, sent_at, template, payload from outbox
   where channel = 'practice' and sent_at > now() - interval '1 day'
     and (payload->>'browser' = $1 or payload->>'orderId' in (select order_id from practice_phones where browser = $1))
     and (template <> 'code' or (payload->>'until')::timestamptz > now())
   order by id desc limit 50`
