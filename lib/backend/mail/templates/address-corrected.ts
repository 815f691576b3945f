import 'server-only'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import {
  addressIsCorrected,
  deliverTo,
  greeting,
  sentToThisAddress,
  trackOrder,
  wrongAddress,
} from '#messages/mails.ts'
import type { MailContent } from '../mail-content.ts'
import { orderForMail } from '../order-for-mail.ts'
import { addressSection } from '../order-sections.ts'

type Payload = { name: string; orderId: string }

export async function addressCorrected({ name, orderId }: Payload): Promise<MailContent> {
  return {
    subject: addressIsCorrected(orderId),
    greeting: greeting(name),
    paragraphs: [sentToThisAddress(orderId)],
    sections: addressSection(orderText(await orderForMail(orderId)), deliverTo),
    button: { label: trackOrder, path: `${routes.track.path}?order=${orderId}` },
    closing: [wrongAddress],
  }
}
