import 'server-only'
import type { RefundReason } from '#lib/checkout/rules/order-state.ts'
import { routes } from '#lib/routes.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string; orderId: string; amount: string; why: RefundReason }

export const paymentReturned = (
  { name, orderId, amount, why }: Payload,
  { shop }: MailBranding,
): MailContent => ({
  subject: `${shop} is giving your payment of ${amount} back`,
  greeting: `Namaste ${name},`,
  paragraphs: [
    `A payment of ${amount} for your order ${orderId} reached us, and ${REASONS[why]}.`,
    'We are giving all of it back to you, the way you paid. Banks take up to 7 working days for it.',
  ],
  button: { label: 'My orders', path: routes.orders.path },
})

const REASONS: Record<RefundReason, string> = {
  'paid-twice': 'the order had been paid before',
  'wrong-amount': 'it is not the amount of the order',
  cancelled: 'the order had been cancelled',
  'sold-out': 'in the meantime its pieces were sold',
}
