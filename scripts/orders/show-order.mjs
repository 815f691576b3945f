import { messageRows } from '#lib/backend/mail/phone/message-rows.ts'
import { orderSheet } from '#lib/backend/orders/order-sheet.ts'
import { sellerOrder } from '#lib/backend/orders/seller-order.ts'
import { noSuchOrder } from '#lib/backend/orders/seller-result.ts'
import { printable } from './printable.mjs'

export async function showOrder(id) {
  const order = await sellerOrder(id)
  if (!order) {
    console.error(noSuchOrder(id).message)
    return 1
  }
  const sheet = [...orderSheet(order), ...(await messageRows(order.id))]
  const widest = Math.max(...sheet.map(([name]) => name.length))
  for (const [name, text] of sheet) console.log(`${name.padEnd(widest)}  ${printable(text)}`)
  return 0
}
