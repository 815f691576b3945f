import 'server-only'
import { howToSeeLost, messagesLostAt, messagesWereLost, sellerGreeting } from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { count: number }

/** For the seller: a provider has taken messages, and nothing says that they have arrived. */
export const messagesLost = ({ count }: Payload, { shop }: MailBranding): MailContent => ({
  subject: messagesLostAt(shop),
  greeting: sellerGreeting,
  paragraphs: [messagesWereLost(count), howToSeeLost],
})
