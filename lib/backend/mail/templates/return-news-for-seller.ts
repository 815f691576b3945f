import 'server-only'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { sellerGreeting } from '#messages/mails.ts'
import { returnMailsForSeller } from '#messages/return-mails.ts'
import { cleanTypedText } from '../clean-typed-text.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'
import { orderForMail } from '../order-for-mail.ts'
import { goodsSection } from '../order-sections.ts'
import { returnForMail } from './return-for-mail.ts'
import type { SellerNews } from './return-news.ts'

export async function returnNewsForSeller(payload: SellerNews, { shop }: MailBranding): Promise<MailContent> {
  const order = await orderForMail(payload.orderId)
  const request = await returnForMail(payload.number)
  const { subject, paragraphs } = returnMailsForSeller[payload.what]({
    ...request,
    ...payload,
    comment: cleanTypedText(request.comment),
    shop,
  })
  return {
    subject,
    greeting: sellerGreeting,
    paragraphs: paragraphs.filter(Boolean),
    sections: [goodsSection(orderText(order), true)],
  }
}
