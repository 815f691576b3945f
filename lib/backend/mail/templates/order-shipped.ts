import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import {
  courierLabel,
  greeting,
  handedToCourier,
  orderIsOnItsWay,
  rightTrackingNumber,
  trackingNumberLabel,
  trackOrder,
} from '#messages/mails.ts'
import { orderLinkPath } from '../../order-links/order-link.ts'
import { withBill } from '../attached-bill.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { orderForMail } from '../order-for-mail.ts'
import { billSection, orderSections } from '../order-sections.ts'

type Payload = { name: string; orderId: string; courier: string; number: string; corrected?: boolean }

export async function orderShipped(payload: Payload, paper: MailBranding): Promise<MailContent> {
  const { orderId, corrected } = payload
  const letter = shippedLetter(payload, await orderForMail(orderId), paper, await orderLinkPath(orderId))
  return corrected ? letter : withBill(letter, orderId)
}

export const shippedLetter = (
  { name, orderId, courier, number, corrected }: Payload,
  order: Order,
  { shop, siteUrl }: MailBranding,
  path = `${routes.track.path}?order=${orderId}`,
): MailContent => ({
  subject: orderIsOnItsWay(orderId, shop),
  greeting: greeting(name),
  paragraphs: [corrected ? rightTrackingNumber(orderId) : handedToCourier(orderId)],
  rows: [
    [courierLabel, courier],
    [trackingNumberLabel, number],
  ],
  sections: [...billSection(orderText(order), siteUrl), ...orderSections(orderText(order))],
  button: { label: trackOrder, path },
})
