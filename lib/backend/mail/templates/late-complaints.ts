import 'server-only'
import { complaintsAreLate, howToAnswer, lateToAcknowledge, lateToSettle } from '#messages/complaint-mails.ts'
import { sellerGreeting } from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { acknowledge: string[]; settle: string[] }

/** To the seller, once a day. */
export const lateComplaints = ({ acknowledge, settle }: Payload, { shop }: MailBranding): MailContent => ({
  subject: complaintsAreLate(shop, acknowledge.length + settle.length),
  greeting: sellerGreeting,
  paragraphs: [
    settle.length ? lateToSettle(settle.join(', ')) : '',
    acknowledge.length ? lateToAcknowledge(acknowledge.join(', ')) : '',
    howToAnswer,
  ].filter(Boolean),
})
