import 'server-only'
import { linkRequestsOf } from '#lib/complaints/rules/link-requests.ts'
import type { LinkRequest } from '#lib/complaints/rules/ticket-state.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { withoutPerson } from '#lib/orders/rules/without-person.ts'
import { db } from '../db/pool.ts'
import { orderOf } from '../orders/order-of.ts'
import { stateOf } from '../orders/order-row.ts'
import { sellerOrder } from '../orders/seller-order.ts'
import { orderOfLink } from './order-of-link.ts'
import { isTheirs, type LinkVisitor } from './visitor.ts'

export type LinkedOrder = {
  order: Order
  /** Whether this visitor may see all of it and act on it. */
  mayAct: boolean
  /** Ordered without an account. */
  isGuest: boolean
  /** What this visitor can only ask the shop for. */
  requests: LinkRequest[]
}

/** The order that a key opens, as much of it as this visitor may see. It changes nothing. */
export async function linkedOrder(key: string, visitor: LinkVisitor): Promise<LinkedOrder | undefined> {
  const id = await orderOfLink(key)
  const row = id === undefined ? undefined : await sellerOrder(id)
  if (!row) return undefined
  const mayAct = await isTheirs(db, row.id, visitor)
  const order = orderOf(row)
  return {
    order: mayAct ? order : withoutPerson(order),
    mayAct,
    isGuest: row.guest === true,
    requests: mayAct ? [] : linkRequestsOf(stateOf(row)),
  }
}
