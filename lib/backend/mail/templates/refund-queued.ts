import 'server-only'
import type { RefundReason } from '#lib/checkout/rules/judge-payment.ts'
import { routes } from '#lib/routes.ts'
import {
  allIsGivenBack,
  cancelledBefore,
  greeting,
  myOrders,
  notTheAmount,
  paidBefore,
  paymentGoesBack,
  paymentReachedUs,
  soldMeanwhile,
} from '#messages/mails.ts'
import { cameLate } from '#messages/upi-mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string; orderId: string; amount: string; why: RefundReason }

export const refundQueued = (
  { name, orderId, amount, why }: Payload,
  { shop, refundDays }: MailBranding,
): MailContent => ({
  subject: paymentGoesBack(shop, amount),
  greeting: greeting(name),
  paragraphs: [paymentReachedUs(amount, orderId, REASONS[why]), allIsGivenBack(refundDays)],
  button: { label: myOrders, path: routes.orders.path },
})

const REASONS: Record<RefundReason, string> = {
  'paid-twice': paidBefore,
  'wrong-amount': notTheAmount,
  cancelled: cancelledBefore,
  'sold-out': soldMeanwhile,
  late: cameLate,
}
