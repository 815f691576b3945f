import 'server-only'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { linkBelow, linkNotAskedByYou, openDeskOf, toSignInPage } from '#messages/desk-news.ts'
import { greeting } from '#messages/mails.ts'
import { MAIL_LINK_MINUTES, newMailLink } from '../../desk/door/mail-links.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { person: string; name: string; browser: string; purpose: 'sign-in' | 'prove' }

/** The token of the link is made here, when the mail is sent: before that nobody can find it. */
export const deskLink = async (
  { person, name, browser, purpose }: Payload,
  { shop }: MailBranding,
): Promise<MailContent> => ({
  subject: openDeskOf(shop),
  greeting: greeting(name),
  paragraphs: [linkBelow(shop, MAIL_LINK_MINUTES)],
  button: {
    label: toSignInPage,
    path: `${DESK}/${purpose}/mail/${await newMailLink({ person, purpose, browserHash: Buffer.from(browser, 'hex') })}`,
  },
  closing: [linkNotAskedByYou],
})
