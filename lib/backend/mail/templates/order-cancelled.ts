import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
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
  subject: `Your order ${orderId} at ${shop} is cancelled`,
  greeting: `Namaste ${name},`,
  paragraphs: [
    reason
      ? `The shop has cancelled your order ${orderId}. The reason: ${reason}`
      : `Your order ${orderId} is cancelled.`,
    refund
      ? `We are giving ${refund} back to you, the way you paid. Banks take up to 7 working days for it.`
      : 'Nothing was charged for it, so there is nothing to give back.',
  ],
  sections: [goodsSection(orderText(order))],
  button: { label: 'My orders', path: routes.orders.path },
})
