import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { orderSections } from '../order-sections.ts'
import { orderToTell } from '../order-to-tell.ts'

type Payload = { name: string; orderId: string }

export const orderPlaced = async (payload: Payload, paper: MailBranding): Promise<MailContent> =>
  placedLetter(payload.name, await orderToTell(payload.orderId), paper)

export const placedLetter = (name: string, order: Order, { shop }: MailBranding): MailContent => ({
  subject: `Your order ${order.CoOrderID} at ${shop}`,
  greeting: `Namaste ${name},`,
  paragraphs: [
    `Thank you. Your order ${order.CoOrderID} is placed, and we write again when it is on its way.`,
  ],
  sections: orderSections(orderText(order)),
  button: { label: 'See the order', path: `${routes.track.path}?order=${order.CoOrderID}` },
  closing: ['You can cancel it under My Orders until it is shipped.'],
})
