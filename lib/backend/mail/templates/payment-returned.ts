import 'server-only'
import type { RefundReason } from '#lib/checkout/rules/order-state.ts'
import { routes } from '#lib/routes.ts'
import * as texts from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string; orderId: string; amount: string; why: RefundReason }

export const paymentReturned = (
  { name, orderId, amount, why }: Payload,
  { shop }: MailBranding,
): MailContent => ({
  subject: texts.paymentGoesBack(shop, amount),
  greeting: texts.greeting(name),
  paragraphs: [texts.paymentReachedUs(amount, orderId, REASONS[why]), texts.allIsGivenBack],
  button: { label: texts.myOrders, path: routes.orders.path },
})

const REASONS: Record<RefundReason, string> = {
  'paid-twice': texts.paidBefore,
  'wrong-amount': texts.notTheAmount,
  cancelled: texts.cancelledBefore,
  'sold-out': texts.soldMeanwhile,
}
