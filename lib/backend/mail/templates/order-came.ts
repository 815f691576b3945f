import 'server-only'
import type { Letter, Paper } from '../letter.ts'

type Payload = { customer: string; orderId: string; items: [string, string][]; total: string; paid: boolean }

/** For the seller. */
export const orderCame = ({ customer, orderId, items, total, paid }: Payload, { shop }: Paper): Letter => ({
  subject: `New order at ${shop}: ${orderId}, ${total}`,
  greeting: 'Namaste,',
  paragraphs: [
    `${customer} has ordered. ${paid ? `${total} is paid online.` : `${total} is to be collected at the door.`}`,
  ],
  rows: [...items, ['Total', total]],
  closing: [`Where it goes: npm run orders -- show ${orderId}`],
})
