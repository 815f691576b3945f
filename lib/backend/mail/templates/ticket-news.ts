import 'server-only'
import { ticketMails, ticketPage } from '#messages/complaint-mails.ts'
import { dearCustomer, greeting } from '#messages/mails.ts'
import { ticketPathOfNumber } from '../../complaints/ticket-path-of-number.ts'
import { db } from '../../db/pool.ts'
import { cleanName } from '../clean-typed-text.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string; number: string; what: keyof typeof ticketMails }

/** To the person who complained. The shop's text is read when the mail is sent. */
export async function ticketNews(
  { name, number, what }: Payload,
  { shop }: MailBranding,
): Promise<MailContent> {
  const answer = await db.one<{ text: string }>(LAST_ANSWER, [number])
  const { subject, paragraphs } = ticketMails[what]({ shop, number, answer: answer?.text ?? '' })
  return {
    subject,
    greeting: greeting(cleanName(name) ?? dearCustomer),
    paragraphs,
    button: { label: ticketPage, path: ticketPathOfNumber(number) },
  }
}

const LAST_ANSWER = `
  select m.text from ticket_messages m join tickets t on t.id = m.ticket_id
   where t.number = $1 and m.by = 'shop' order by m.id desc limit 1`
