import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import { canBeCancelled, greeting, orderAt, orderIsPlaced, seeOrder } from '#messages/mails.ts'
import { orderLinkPath } from '../../order-links/order-link.ts'
import { confirmSection } from '../confirm-section.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { orderForMail } from '../order-for-mail.ts'
import { orderSections } from '../order-sections.ts'

type Payload = { name: string; orderId: string }

export const orderPlaced = async (payload: Payload, paper: MailBranding): Promise<MailContent> =>
  placedLetter(payload.name, await orderForMail(payload.orderId), paper, await orderLinkPath(payload.orderId))

/** `path` is the order's own page; without it the mail leads to the account's. */
export const placedLetter = (
  name: string,
  order: Order,
  { shop }: MailBranding,
  path = `${routes.track.path}?order=${order.CoOrderID}`,
): MailContent => ({
  subject: orderAt(order.CoOrderID, shop),
  greeting: greeting(name),
  paragraphs: [orderIsPlaced(order.CoOrderID)],
  sections: [...confirmSection(order), ...orderSections(orderText(order))],
  button: { label: seeOrder, path },
  closing: [canBeCancelled],
})
