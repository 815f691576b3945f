import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import * as texts from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { goodsSection } from '../order-sections.ts'
import { orderToTell } from '../order-to-tell.ts'

type Payload = { name: string; orderId: string; refund: string; reason?: string }

export const orderCancelled = async (payload: Payload, paper: MailBranding): Promise<MailContent> =>
  cancelledLetter(payload, await orderToTell(payload.orderId), paper)

export const cancelledLetter = (
  { name, orderId, refund, reason }: Payload,
  order: Order,
  { shop }: MailBranding,
): MailContent => ({
  subject: texts.orderIsCancelledAt(orderId, shop),
  greeting: texts.greeting(name),
  paragraphs: [
    reason ? texts.shopCancelled(orderId, reason) : texts.orderIsCancelled(orderId),
    refund ? texts.refundIsMade(refund) : texts.nothingWasCharged,
  ],
  sections: [goodsSection(orderText(order))],
  button: { label: texts.myOrders, path: routes.orders.path },
})
