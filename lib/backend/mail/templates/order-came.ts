import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { type OrderText, orderText } from '#lib/orders/rules/order-text.ts'
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
    subject: `New order at ${shop}: ${told.id}, ${total}`,
    greeting: 'Namaste,',
    paragraphs: [`${customer} has ordered. ${collect(order, total)}`],
    sections: [
      goodsSection(told, true),
      { title: 'Payment', lines: [`${told.mode} · ${told.payment}`] },
      ...addressSection(told, 'Send to', contacts(order)),
      whatToDo(order, told),
    ],
  }
}

const collect = (order: Order, total: string) => {
  if (hasEnded(order)) return `It is ${order.CoOrderStatus.toLowerCase()} by now: do not send it.`
  return order.CoPaymentMode === 'COD' ? `Collect ${total} at the door.` : `It is paid: collect nothing.`
}

const hasEnded = ({ events }: Order) => events.some(({ kind }) => kind === 'cancelled')

/** A press calls, opens a chat or writes; only to a number that can be one. */
function contacts({ CoOrderID, address: { mobileno, emailid } }: Order): Link[] {
  const mobile = /^\d{10}$/.test(mobileno)
    ? [
        { label: `Call ${mobileno}`, href: `tel:+91${mobileno}` },
        { label: 'Write on WhatsApp', href: `https://wa.me/91${mobileno}` },
      ]
    : []
  const subject = encodeURIComponent(`Your order ${CoOrderID}`)
  return emailid
    ? [
        ...mobile,
        {
          label: `Write to ${emailid}`,
          href: `mailto:${encodeURIComponent(emailid).replace('%40', '@')}?subject=${subject}`,
        },
      ]
    : mobile
}

function whatToDo(order: Order, { id }: OrderText): Section {
  if (hasEnded(order)) return { title: 'What to do next', lines: ['Nothing. If it is packed, unpack it.'] }
  const cod = order.CoPaymentMode === 'COD'
  return {
    title: 'What to do next',
    lines: [
      '1. Pack what stands above, and write the address on the parcel.',
      cod
        ? '2. Hand it to a courier who collects the amount at the door.'
        : '2. Hand it to a courier. It is paid: nobody collects anything.',
      '3. On the shop’s computer, say so, and the customer is mailed the number:',
      `npm run orders -- shipped ${id} --courier "NAME" --number NUMBER`,
      'If you cannot send it, this cancels it and writes to the customer:',
      `npm run orders -- cancel ${id} --reason "WHY"`,
    ],
  }
}
