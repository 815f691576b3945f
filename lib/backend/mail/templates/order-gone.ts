import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import * as texts from '#messages/mails.ts'
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
  subject: texts.cancelledByCustomerAt(shop, orderId),
  greeting: texts.sellerGreeting,
  paragraphs: [
    texts.customerCancelled(customer, orderId, reason),
    refund ? texts.refundGoesBack(refund) : texts.nothingWasPaid,
    texts.doNotSend,
  ],
  sections: [goodsSection(orderText(order))],
})
