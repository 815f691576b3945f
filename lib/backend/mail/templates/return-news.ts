import 'server-only'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import { greeting, seeOrder } from '#messages/mails.ts'
import { returnMails } from '#messages/return-mails.ts'
import { withBill } from '../attached-bill.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { orderForMail } from '../order-for-mail.ts'
import { goodsSection } from '../order-sections.ts'
import { returnForMail } from './return-for-mail.ts'

/** What happened to a return, or to a part of an order. */
export type ReturnNews = {
  name: string
  orderId: string
  what: keyof typeof returnMails
  /** Of the return; '' where it is about a part that was lost, or about money. */
  number: string
  /** '' where nothing was paid. */
  amount?: string
  way?: 'online' | 'by-hand' | 'none'
  utr?: string
  why?: string
  upi?: string
  before?: string
}

export type SellerNews = Omit<ReturnNews, 'name' | 'what'> & { what: 'asked' | 'withdrawn' | 'target' }

/** For the customer. */
export async function returnNews(payload: ReturnNews, { shop }: MailBranding): Promise<MailContent> {
  const { name, orderId, what, number } = payload
  const order = await orderForMail(orderId)
  const request = await returnForMail(number)
  const { subject, paragraphs } = returnMails[what]({ ...request, ...payload, shop })
  const letter = {
    subject,
    greeting: greeting(name),
    paragraphs: paragraphs.filter(Boolean),
    sections: [goodsSection(orderText(order))],
    button: { label: seeOrder, path: `${routes.track.path}?order=${orderId}` },
  }
  return what === 'exchanged' ? withBill(letter, orderId, number) : letter
}
