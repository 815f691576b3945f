import 'server-only'
import type { MailBranding, MailContent } from './mail-content.ts'
import { orderCame } from './templates/order-came.ts'
import { orderCancelled } from './templates/order-cancelled.ts'
import { orderGone } from './templates/order-gone.ts'
import { orderPlaced } from './templates/order-placed.ts'
import { orderShipped } from './templates/order-shipped.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { paymentReturned } from './templates/payment-returned.ts'
import { reset } from './templates/reset.ts'
import { welcome } from './templates/welcome.ts'

/** Every mail of the shop, by its name in the outbox. */
export const templates = {
  welcome,
  reset,
  passwordChanged,
  orderPlaced,
  orderCame,
  orderGone,
  orderCancelled,
  orderShipped,
  paymentReturned,
} satisfies Record<string, Template>

type Template = (payload: never, paper: MailBranding) => MailContent | Promise<MailContent>
export type MailTemplate = keyof typeof templates
export type MailPayload<Name extends MailTemplate> = Parameters<(typeof templates)[Name]>[0]
