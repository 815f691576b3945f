import 'server-only'
import { routes } from '#lib/routes.ts'
import type { Letter, Paper } from '../letter.ts'

type Payload = { name: string; orderId: string; items: [string, string][]; total: string }

export const orderPlaced = ({ name, orderId, items, total }: Payload, { shop }: Paper): Letter => ({
  subject: `Your order ${orderId} at ${shop}`,
  greeting: `Namaste ${name},`,
  paragraphs: [`Thank you. Your order ${orderId} is placed, and we write again when it is on its way.`],
  rows: [...items, ['Total', total]],
  button: { label: 'See the order', path: `${routes.track.path}?order=${orderId}` },
  closing: ['You can cancel it under My Orders until it is shipped.'],
})
