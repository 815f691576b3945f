import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { cancelReasonText } from '#lib/orders/rules/cancel-reason-text.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import {
  cancelledByCustomerAt,
  customerCancelled,
  doNotSend,
  nothingWasPaid,
  refundGoesBack,
  sellerGreeting,
} from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { orderForMail } from '../order-for-mail.ts'
import { goodsSection } from '../order-sections.ts'

type Payload = { customer: string; orderId: string; reason: string; refund: string }

/** For the seller. */
export const cancelledForSeller = async (payload: Payload, paper: MailBranding): Promise<MailContent> =>
  goneLetter(payload, await orderForMail(payload.orderId), paper)

const goneLetter = (
  { customer, orderId, reason, refund }: Payload,
  order: Order,
  { shop }: MailBranding,
): MailContent => ({
  subject: cancelledByCustomerAt(shop, orderId),
  greeting: sellerGreeting,
  paragraphs: [
    customerCancelled(customer, orderId, cancelReasonText(reason)),
    refund ? refundGoesBack(refund) : nothingWasPaid,
    doNotSend,
  ],
  sections: [goodsSection(orderText(order))],
})
