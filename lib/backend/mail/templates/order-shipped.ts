import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { orderSections } from '../order-sections.ts'
import { orderToTell } from '../order-to-tell.ts'

type Payload = { name: string; orderId: string; courier: string; number: string; corrected?: boolean }

export const orderShipped = async (payload: Payload, paper: MailBranding): Promise<MailContent> =>
  shippedLetter(payload, await orderToTell(payload.orderId), paper)

export const shippedLetter = (
  { name, orderId, courier, number, corrected }: Payload,
  order: Order,
  { shop }: MailBranding,
): MailContent => ({
  subject: `Your order ${orderId} from ${shop} is on its way`,
  greeting: `Namaste ${name},`,
  paragraphs: [
    corrected
      ? `This is the right courier and tracking number of your order ${orderId}. What we wrote before was wrong.`
      : `Your order ${orderId} has been handed to the courier.`,
  ],
  rows: [
    ['Courier', courier],
    ['Tracking number', number],
  ],
  sections: orderSections(orderText(order)),
  button: { label: 'Track the order', path: `${routes.track.path}?order=${orderId}` },
})
