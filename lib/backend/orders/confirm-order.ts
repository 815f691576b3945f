import 'server-only'
import { cartSizes } from '#lib/catalogue/rules/sellable.ts'
import { removeFromCart } from '../cart/delete-from-cart.ts'
import type { Db } from '../db/pool.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import type { Customer } from './customer.ts'
import { mailNewOrder } from './mails.ts'
import type { OrderedLine } from './ordered-line.ts'

type Accepted = { id: string; customer: Customer; keepCart: boolean; isHeard?: boolean }

/** What follows once an order is final: its lines leave the cart (Rule 17), and it is told. */
export async function confirmOrder(tx: Db, order: Accepted, lines: readonly OrderedLine[]) {
  await Promise.all([
    order.keepCart ? undefined : removeFromCart(tx, order.customer.id, lines.flatMap(inCart)),
    mailNewOrder(tx, order),
    // No webhook wants to hear of it where that was seen.
    order.isHeard !== false && queueOrderEvent(tx, 'order.placed', order.id),
  ])
}

const inCart = (line: OrderedLine) => cartKeys(line).map(key => ({ ...key, unit: line.unit }))

/** The names under which it may stand in a cart: where there is one colour, a line without one means the same. */
export const cartKeys = ({ id, size, color, other, product }: OrderedLine) =>
  cartSizes(size).flatMap(named =>
    [...new Set([color, product.color.length < 2 ? '' : color])].map(tinted => ({
      id,
      size: named,
      color: tinted,
      ...(other && { other }),
    })),
  )
