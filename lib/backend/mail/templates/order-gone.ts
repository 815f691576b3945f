import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { goodsSection } from '../order-sections.ts'
import { orderToTell } from '../order-to-tell.ts'

type Payload = { customer: string; orderId: string; reason: string; refund: string }

/** For the seller. */
export const orderGone = async (payload: Payload, paper: MailBranding): Promise<MailContent> =>
  goneLetter(payload, await orderToTell(payload.orderId), paper)

const goneLetter = (
  { customer, orderId, reason, refund }: Payload,
  order: Order,
  { shop }: MailBranding,
): MailContent => ({
  subject: `Cancelled by the customer at ${shop}: ${orderId}`,
  greeting: 'Namaste,',
  paragraphs: [
    `${customer} has cancelled order ${orderId}: ${reason}. Its pieces are back in stock.`,
    refund ? `${refund} goes back to the customer by itself.` : 'Nothing was paid for it.',
    'If it is packed already, please do not send it.',
  ],
  sections: [goodsSection(orderText(order))],
})
