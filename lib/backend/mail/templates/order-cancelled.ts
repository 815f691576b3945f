import 'server-only'
import { routes } from '#lib/routes.ts'
import type { Letter, Paper } from '../letter.ts'

type Payload = { name: string; orderId: string; refund: string; reason?: string }

export const orderCancelled = ({ name, orderId, refund, reason }: Payload, { shop }: Paper): Letter => ({
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
  button: { label: 'My orders', path: routes.orders.path },
})
