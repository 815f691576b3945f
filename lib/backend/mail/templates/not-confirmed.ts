import 'server-only'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { doNotSendIt, endedUnconfirmed, notConfirmedAt } from '#messages/cod-mails.ts'
import { sellerGreeting } from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { orderForMail } from '../order-for-mail.ts'
import { goodsSection } from '../order-sections.ts'

type Payload = { customer: string; orderId: string }

/** For the seller, of an order that they were told of. */
export const notConfirmed = async (
  { customer, orderId }: Payload,
  { shop }: MailBranding,
): Promise<MailContent> => ({
  subject: notConfirmedAt(shop, orderId),
  greeting: sellerGreeting,
  paragraphs: [endedUnconfirmed(customer, orderId), doNotSendIt],
  sections: [goodsSection(orderText(await orderForMail(orderId)))],
})
