import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { type OrderText, orderText } from '#lib/orders/rules/order-text.ts'
import * as texts from '#messages/mails.ts'
import type { Link, MailBranding, MailContent, Section } from '../mail-content.ts'
import { addressSection, goodsSection } from '../order-sections.ts'
import { orderToTell } from '../order-to-tell.ts'

type Payload = { customer: string; orderId: string }

/** For the seller, who may have no more than a phone at hand. */
export const orderCame = async (payload: Payload, paper: MailBranding): Promise<MailContent> =>
  cameLetter(payload.customer, await orderToTell(payload.orderId), paper)

export function cameLetter(customer: string, order: Order, { shop }: MailBranding): MailContent {
  const told = orderText(order)
  const total = told.sums.at(-1)?.amount ?? ''
  return {
    subject: texts.newOrderAt(shop, told.id, total),
    greeting: texts.sellerGreeting,
    paragraphs: [texts.hasOrdered(customer, collect(order, total))],
    sections: [
      goodsSection(told, true),
      { title: texts.payment, lines: [`${told.mode} · ${told.payment}`] },
      ...addressSection(told, texts.sendTo, contacts(order)),
      whatToDo(order, told),
    ],
  }
}

const collect = (order: Order, total: string) => {
  if (hasEnded(order)) return texts.endedByNow(order.CoOrderStatus.toLowerCase())
  return order.CoPaymentMode === 'COD' ? texts.collectAtTheDoor(total) : texts.collectNothing
}

const hasEnded = ({ events }: Order) => events.some(({ kind }) => kind === 'cancelled')

/** A press calls, opens a chat or writes; only to a number that can be one. */
function contacts({ CoOrderID, address: { mobileno, emailid } }: Order): Link[] {
  const mobile = /^\d{10}$/.test(mobileno)
    ? [
        { label: texts.callNumber(mobileno), href: `tel:+91${mobileno}` },
        { label: texts.writeOnWhatsApp, href: `https://wa.me/91${mobileno}` },
      ]
    : []
  const subject = encodeURIComponent(texts.aboutOrder(CoOrderID))
  return emailid
    ? [
        ...mobile,
        {
          label: texts.writeTo(emailid),
          href: `mailto:${encodeURIComponent(emailid).replace('%40', '@')}?subject=${subject}`,
        },
      ]
    : mobile
}

function whatToDo(order: Order, { id }: OrderText): Section {
  if (hasEnded(order)) return { title: texts.whatToDoNext, lines: [texts.unpackIt] }
  const cod = order.CoPaymentMode === 'COD'
  return {
    title: texts.whatToDoNext,
    lines: [
      texts.packIt,
      cod ? texts.courierCollects : texts.courierCollectsNothing,
      texts.sayItIsShipped,
      texts.shippedCommand(id),
      texts.ifItCannotBeSent,
      texts.cancelCommand(id),
    ],
  }
}
