import 'server-only'
import { type Short, withSize } from '#lib/checkout/rules/chosen-lines.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'

/** Too few pieces; and when it is the customer's own unpaid order that holds them, that. */
export async function outOfStock(
  on: Db,
  { productId, name, size, stock, variantId }: Short,
  customer?: string,
) {
  const own = customer && (await on.one(OWN_HOLD, [customer, productId, size, variantId]))
  const parameters: [string, number] = [withSize(name, size), stock]
  return refusal(409, own ? 'tooFewForYou' : 'tooFewPieces', { parameters })
}

const OWN_HOLD = {
  name: 'own-hold',
  text: `select 1 from orders o join order_lines l on l.order_id = o.id
          where o.customer_id = $1 and o.status = 'awaiting' and not o.unheld and l.product_id = $2 and l.counted
            and case when $4::int is null then l.size = $3 else l.variant_id = $4 end limit 1`,
}
