import 'server-only'
import { type Short, shortSentence } from '#lib/checkout/rules/chosen-lines.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { messages } from '#lib/messages.ts'
import type { Db } from '../db/pool.ts'

/** Too few pieces; and when it is the customer's own unpaid order that holds them, that. */
export async function outOfStock(on: Db, { productId, name, size, stock }: Short, customer?: string) {
  const sentence = shortSentence(name, size, stock)
  const own = customer && (await on.one(OWN_HOLD, [customer, productId, size]))
  return new ApiError(409, own ? `${sentence} ${messages.heldByYou}` : sentence)
}

const OWN_HOLD = {
  name: 'own-hold',
  text: `select 1 from orders o join order_lines l on l.order_id = o.id
          where o.customer_id = $1 and o.status = 'awaiting' and not o.unheld and l.product_id = $2 and l.size = $3 limit 1`,
}
