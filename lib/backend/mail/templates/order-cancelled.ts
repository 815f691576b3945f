import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import {
  greeting,
  myOrders,
  nothingWasCharged,
  orderIsCancelled,
  orderIsCancelledAt,
  refundIsMade,
  shopCancelled,
} from '#messages/mails.ts'
import { ifItArrived } from '#messages/upi-mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { orderForMail } from '../order-for-mail.ts'
import { billSection, goodsSection } from '../order-sections.ts'

type Payload = { name: string; orderId: string; refund: string; reason?: string }

export const orderCancelled = async (payload: Payload, paper: MailBranding): Promise<MailContent> =>
  cancelledLetter(payload, await orderForMail(payload.orderId), paper)

export const cancelledLetter = (
  { name, orderId, refund, reason }: Payload,
  order: Order,
  { shop, refundDays, siteUrl }: MailBranding,
): MailContent => ({
  subject: orderIsCancelledAt(orderId, shop),
  greeting: greeting(name),
  paragraphs: [
    reason ? shopCancelled(orderId, reason) : orderIsCancelled(orderId),
    refund
      ? refundIsMade(refund, refundDays)
      : order.upi?.state === 'waiting'
        ? ifItArrived
        : nothingWasCharged,
  ],
  sections: [goodsSection(orderText(order)), ...billSection(orderText(order), siteUrl)],
  button: { label: myOrders, path: routes.orders.path },
})
