import { orderSheet } from '#lib/backend/orders/order-sheet.ts'
import { sellerOrder } from '#lib/backend/orders/seller-order.ts'
import { noSuchOrder } from '#lib/backend/orders/seller-said.ts'
import { printable } from './printable.mjs'

const WIDEST = 'History'.length

export async function showOrder(id) {
  const order = await sellerOrder(id)
  if (!order) {
    console.error(noSuchOrder(id).said)
    return 1
  }
  for (const [name, text] of orderSheet(order)) console.log(`${name.padEnd(WIDEST)}  ${printable(text)}`)
  return 0
}
