import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { type OrderText, orderText } from '#lib/orders/rules/order-text.ts'
import { rupee } from '#lib/rules/price.ts'
import { confirmCommand, notConfirmedYet } from '#messages/cod-mails.ts'
import {
  aboutOrder,
  callNumber,
  cancelCommand,
  collectAtTheDoor,
  collectNothing,
  courierCollects,
  courierCollectsNothing,
  endedByNow,
  hasOrdered,
  ifItCannotBeSent,
  newOrderAt,
  packIt,
  paymentLabel,
  sayItIsShipped,
  sellerGreeting,
  sendTo,
  shippedCommand,
  unpackIt,
  whatToDoNext,
  writeOnWhatsApp,
  writeTo,
} from '#messages/mails.ts'
import type { Link, MailBranding, MailContent, Section } from '../mail-content.ts'
import { orderForMail } from '../order-for-mail.ts'
import { addressSection, goodsSection } from '../order-sections.ts'

type Payload = { customer: string; orderId: string }

/** For the seller, who may have only a phone at hand. */
export const newOrderForSeller = async (payload: Payload, paper: MailBranding): Promise<MailContent> =>
  newOrderLetter(payload.customer, await orderForMail(payload.orderId), paper)

export function newOrderLetter(customer: string, order: Order, { shop }: MailBranding): MailContent {
  const text = orderText(order)
  const total = text.sums.find(({ of }) => of === 'total')?.amount ?? ''
  return {
    subject: newOrderAt(shop, text.id, total),
    greeting: sellerGreeting,
    paragraphs: [hasOrdered(customer, collect(order, text, total))],
    sections: [
      goodsSection(text, true),
      { title: paymentLabel, lines: [`${text.mode} · ${text.payment}`] },
      ...addressSection(text, sendTo, contacts(order)),
      whatToDo(order, text),
    ],
  }
}

const collect = (order: Order, text: OrderText, total: string) => {
  if (hasEnded(order)) return endedByNow(text.state.toLowerCase())
  if (order.atDoor) return collectAtTheDoor(rupee(order.atDoor))
  return order.CoPaymentMode === 'COD' ? collectAtTheDoor(total) : collectNothing
}

const hasEnded = ({ events }: Order) => events.some(({ kind }) => kind === 'cancelled')

/** Links that call, open a chat or write; only for a valid number. */
function contacts({ CoOrderID, address: { mobileno, emailid } }: Order): Link[] {
  const mobile = /^\d{10}$/.test(mobileno)
    ? [
        { label: callNumber(mobileno), href: `tel:+91${mobileno}` },
        { label: writeOnWhatsApp, href: `https://wa.me/91${mobileno}` },
      ]
    : []
  const subject = encodeURIComponent(aboutOrder(CoOrderID))
  return emailid
    ? [
        ...mobile,
        {
          label: writeTo(emailid),
          href: `mailto:${encodeURIComponent(emailid).replace('%40', '@')}?subject=${subject}`,
        },
      ]
    : mobile
}

function whatToDo(order: Order, { id }: OrderText): Section {
  if (hasEnded(order)) return { title: whatToDoNext, lines: [unpackIt] }
  const cod = order.CoPaymentMode === 'COD' || Boolean(order.atDoor)
  return {
    title: whatToDoNext,
    lines: [
      ...(order.toConfirm ? [notConfirmedYet, confirmCommand(id)] : []),
      packIt,
      cod ? courierCollects : courierCollectsNothing,
      sayItIsShipped,
      shippedCommand(id),
      ifItCannotBeSent,
      cancelCommand(id),
    ],
  }
}
