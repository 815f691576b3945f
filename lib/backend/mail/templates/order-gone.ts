import 'server-only'
import type { Letter, Paper } from '../letter.ts'

type Payload = { customer: string; orderId: string; reason: string; refund: string }

/** For the seller. */
export const orderGone = ({ customer, orderId, reason, refund }: Payload, { shop }: Paper): Letter => ({
  subject: `Cancelled by the customer at ${shop}: ${orderId}`,
  greeting: 'Namaste,',
  paragraphs: [
    `${customer} has cancelled order ${orderId}: ${reason}. Its pieces are back in stock.`,
    refund ? `${refund} goes back to the customer by itself.` : 'Nothing was paid for it.',
  ],
  closing: ['If it is packed already, please do not send it.'],
})
