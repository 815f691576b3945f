import 'server-only'
import { NO_SIZE } from '#lib/checkout/rules/chosen-lines.ts'
import { UNSIZED } from '#lib/constants.ts'
import { removeFromCart } from '../cart/delete-from-cart.ts'
import type { Db } from '../db/pool.ts'
import type { Customer } from './customer.ts'
import { mailPlaced } from './mails.ts'
import type { Pieces } from './stock.ts'

/** A line of an order, whether it was just chosen or is read back. */
export type ConfirmedOrder = Pieces & {
  color: string
  /** Then a cart line without a colour means the same. */
  oneColor: boolean
}

type Accepted = { id: string; customer: Customer; keepCart: boolean }

/** What follows when an order is the customer's for good: its lines leave the cart (ruling 17), mails tell of it. */
export async function confirmOrder(tx: Db, order: Accepted, lines: readonly ConfirmedOrder[]) {
  if (!order.keepCart) await removeFromCart(tx, order.customer.id, lines.flatMap(inCart))
  await mailPlaced(tx, order)
}

const inCart = (line: ConfirmedOrder) => cartKeys(line).map(key => ({ ...key, unit: line.units }))

/** The names under which it may stand in a cart: an unsized product has three. */
export const cartKeys = ({ productId, size, color, oneColor }: ConfirmedOrder) =>
  (size ? [size] : [UNSIZED, NO_SIZE, '']).flatMap(named =>
    [...new Set([color, oneColor ? '' : color])].map(tinted => ({
      id: productId,
      size: named,
      color: tinted,
    })),
  )
