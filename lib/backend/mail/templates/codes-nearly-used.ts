import 'server-only'
import { codesAreNearlyUsed, codesNearlyUsedAt, howToSendMoreCodes, sellerGreeting } from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { used: number; most: number }

/** For the seller: so many codes were asked for today that none may be left soon. */
export const codesNearlyUsed = ({ used, most }: Payload, { shop }: MailBranding): MailContent => ({
  subject: codesNearlyUsedAt(shop),
  greeting: sellerGreeting,
  paragraphs: [codesAreNearlyUsed(used, most), howToSendMoreCodes],
})
