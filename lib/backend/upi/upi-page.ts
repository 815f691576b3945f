import 'server-only'
import type { UpiPage } from '#lib/checkout/rules/upi-page.ts'
import { upiUri } from '#lib/checkout/rules/upi-uri.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { qrOf } from '#messages/upi-pages.ts'
import { db } from '../db/pool.ts'
import { orderLinkPath } from '../order-links/order-link.ts'
import { orderOf } from '../orders/order-of.ts'
import { sellerOrder } from '../orders/seller-order.ts'
import { type Actor, isOwnOrder } from '../returns/own-order.ts'
import { knownShop } from '../shop/read-shop.ts'
import { MOST_CLAIMS } from './claim-limits.ts'
import { mayClaim } from './claim-payment.ts'
import { offeredUpi } from './online-way.ts'
import { UPI_GATEWAY } from './upi-gateway.ts'
import { qrSvg } from './upi-qr.ts'

/** Null if the order is not the caller's (Rule 4); a path to go on to if it is not to be paid by UPI, or is paid. */
export async function upiPage(
  orderId: string,
  actor: Actor,
): Promise<UpiPage | { to: string | undefined } | null> {
  if (!(await isOwnOrder(db, orderId, actor))) return null
  const row = await sellerOrder(orderId)
  if (!row) return null
  if (row.gateway !== UPI_GATEWAY || row.paid_by)
    return { to: row.paid_by ? await orderLinkPath(orderId) : undefined }
  const order = orderOf(row)
  const typed = await db.one<{ count: number }>(COUNT, [orderId])
  const left = MOST_CLAIMS - (typed?.count ?? 0)
  const waiting = row.upi_claim?.state === 'waiting' ? row.upi_claim.utr : undefined
  return {
    order,
    ...(order.payable && !waiting && { pay: await whatToPay(row.id, row.total) }),
    ...(waiting && { waiting }),
    mayClaim: mayClaim(row) && left > 0,
    left,
    heldUntil: left < MOST_CLAIMS ? order.holdUntil : '',
  }
}

const COUNT = 'select count(*)::int as count from upi_claims where order_id = $1'

async function whatToPay(reference: string, amount: number): Promise<UpiPage['pay']> {
  const upi = await offeredUpi()
  if (!upi) return undefined
  const name = upi.name ?? (await knownShop())?.name ?? ''
  const shown = exactRupees(amount)
  return {
    ...{ id: upi.id, name, reference },
    amount: shown,
    svg: qrSvg(upiUri({ id: upi.id, name, amount, reference }), qrOf(shown, name)),
  }
}
