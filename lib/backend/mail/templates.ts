import 'server-only'
import type { MailBranding, MailContent } from './mail-content.ts'
import { addressCorrected } from './templates/address-corrected.ts'
import { cancelledForSeller } from './templates/cancelled-for-seller.ts'
import { codesNearlyUsed } from './templates/codes-nearly-used.ts'
import { deskLink } from './templates/desk-link.ts'
import { deskNews } from './templates/desk-news.ts'
import { lateComplaints } from './templates/late-complaints.ts'
import { messagesLost } from './templates/messages-lost.ts'
import { newOrderForSeller } from './templates/new-order-for-seller.ts'
import { notConfirmed } from './templates/not-confirmed.ts'
import { numberChanged } from './templates/number-changed.ts'
import { numberMoved } from './templates/number-moved.ts'
import { orderCancelled } from './templates/order-cancelled.ts'
import { orderPlaced } from './templates/order-placed.ts'
import { orderShipped } from './templates/order-shipped.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { refundQueued } from './templates/refund-queued.ts'
import { reset } from './templates/reset.ts'
import { returnNews } from './templates/return-news.ts'
import { returnNewsForSeller } from './templates/return-news-for-seller.ts'
import { ticketCame } from './templates/ticket-came.ts'
import { ticketNews } from './templates/ticket-news.ts'
import { upiCame } from './templates/upi-came.ts'
import { upiRefused } from './templates/upi-refused.ts'
import { welcome } from './templates/welcome.ts'

/** Every mail of the shop, by its name in the outbox. */
export const templates = {
  welcome,
  reset,
  passwordChanged,
  numberChanged,
  numberMoved,
  orderPlaced,
  orderCame: newOrderForSeller,
  orderGone: cancelledForSeller,
  notConfirmed,
  orderCancelled,
  orderShipped,
  addressCorrected,
  paymentReturned: refundQueued,
  returnNews,
  ticketNews,
  ticketCame,
  lateComplaints,
  returnNewsForSeller,
  messagesLost,
  codesNearlyUsed,
  upiCame,
  upiRefused,
  deskNews,
  deskLink,
} satisfies Record<string, Template>

type Template = (payload: never, paper: MailBranding) => MailContent | Promise<MailContent>
export type MailTemplate = keyof typeof templates
export type MailPayload<Name extends MailTemplate> = Parameters<(typeof templates)[Name]>[0]
