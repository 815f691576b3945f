import 'server-only'
import { type About, isLinkRequest, type LinkRequest } from '#lib/complaints/rules/ticket-state.ts'
import { callBeforeAsked } from '#messages/cli-complaints.ts'
import { ticketCameAt, ticketMoreAt, ticketRows, ticketWhatNow } from '#messages/complaint-mails.ts'
import { aboutWords } from '#messages/complaints.ts'
import { sellerGreeting } from '#messages/mails.ts'
import { db } from '../../db/pool.ts'
import { cleanTypedText } from '../clean-typed-text.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { number: string; message?: number }
type Row = {
  about: About | LinkRequest
  order_id: string | null
  name: string
  email: string
  mobile: string
  text: string
}

/** To the seller: a complaint, or more of one. */
export async function ticketCame({ number, message }: Payload, { shop }: MailBranding): Promise<MailContent> {
  const row = await db.one<Row>(READ, [number, message ?? null])
  const { about, order_id: order, name, email, mobile, text } = row ?? GONE
  return {
    subject: message ? ticketMoreAt(shop, number) : ticketCameAt(shop, number),
    greeting: sellerGreeting,
    paragraphs: [
      cleanTypedText(text),
      ...(isLinkRequest(about) ? [callBeforeAsked] : []),
      ticketWhatNow(number),
    ],
    rows: [
      [ticketRows.about, aboutWords[about]],
      ...(order ? [[ticketRows.order, order] satisfies [string, string]] : []),
      [ticketRows.from, cleanTypedText(name)],
      ...[email, mobile]
        .filter(Boolean)
        .map((way): [string, string] => [ticketRows.reach, cleanTypedText(way)]),
    ],
  }
}

const GONE: Row = { about: 'other', order_id: null, name: '', email: '', mobile: '', text: '' }

const READ = `
  select t.about, t.order_id, t.name, t.email, t.mobile, m.text
    from tickets t join ticket_messages m on m.ticket_id = t.id
   where t.number = $1 and m.by = 'customer' and ($2::bigint is null or m.id = $2) order by m.id limit 1`
