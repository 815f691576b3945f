'use client'
import { useEffect } from 'react'
import { isAsking } from '#lib/api/asking.ts'
import { ask } from '#lib/api/browser.ts'
import { isLeaving, leave } from '#lib/browser/leave.ts'
import { askAgain } from '#lib/checkout/ask-again.ts'
import { orders } from '#lib/contract/orders.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { routes } from '#lib/routes.ts'

/** Asks what became of an order, and shows its payment step anew once it is another: then the shop leads on. */
export function OrderWatch({ coorderid, status }: { coorderid: string; status: string }) {
  useEffect(
    () =>
      askAgain(async () => {
        // The payment is being confirmed, and that answer leads on by itself.
        if (isAsking() || isLeaving()) return false
        const order = (await ask(orders.order, { coorderid })) as Order | null
        if (!order || order.CoOrderStatus === status || isAsking() || isLeaving()) return false
        leave(`${routes.payment.path}?order=${coorderid}`)
        return true
      }),
    [coorderid, status],
  )
  return null
}
