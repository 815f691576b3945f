import 'server-only'
import { upiPath } from '#lib/checkout/rules/upi-path.ts'
import { greeting } from '#messages/mails.ts'
import { claimRefused, claimRefusedAt, claimRefusedNow, sendRightUtr } from '#messages/upi-mails.ts'
import { readClaim } from '../../upi/read-claim.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string; orderId: string; claim: number }

/** To a customer whose payment the shop did not find. */
export async function upiRefused(
  { name, orderId, claim: id }: Payload,
  { shop }: MailBranding,
): Promise<MailContent> {
  const claim = await readClaim(id)
  return {
    subject: claimRefusedAt(orderId, shop),
    greeting: greeting(name),
    paragraphs: [claimRefused(orderId, claim.utr, claim.reason), claimRefusedNow],
    button: { label: sendRightUtr, path: upiPath(orderId) },
  }
}
