import 'server-only'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { sellerGreeting, whatToDoNext } from '#messages/mails.ts'
import {
  claimCame,
  claimCameAt,
  claimIsFlagged,
  claimIsHeld,
  claimIsNotHeld,
  claimWhatNow,
  confirmCommand,
  refuseCommand,
} from '#messages/upi-mails.ts'
import { readClaim } from '../../upi/read-claim.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { customer: string; orderId: string; claim: number }

/** To the seller: somebody says that they have paid. */
export async function upiCame(
  { customer, orderId, claim: id }: Payload,
  { shop }: MailBranding,
): Promise<MailContent> {
  const claim = await readClaim(id)
  const amount = exactRupees(claim.total)
  return {
    subject: claimCameAt(shop, orderId, amount),
    greeting: sellerGreeting,
    paragraphs: [
      claimCame(customer, amount, orderId, claim.utr),
      claim.held_until ? claimIsHeld(timeInIndia(claim.held_until)) : claimIsNotHeld,
      ...(claim.flagged ? [claimIsFlagged] : []),
    ],
    sections: [
      { title: whatToDoNext, lines: [claimWhatNow, confirmCommand(orderId), refuseCommand(orderId)] },
    ],
  }
}
