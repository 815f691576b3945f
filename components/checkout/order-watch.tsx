'use client'
import { useEffect } from 'react'
import { callApi } from '#lib/api/browser/api-client.ts'
import { isRequestPending } from '#lib/api/browser/pending-requests.ts'
import { isLeavingPage, leavePage } from '#lib/browser/leave-page.ts'
import { pollOrder } from '#lib/checkout/browser/poll-order.ts'
import { orders } from '#lib/contract/orders.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { routes } from '#lib/routes.ts'

/** Asks what became of an order, and shows its payment step anew once it is another: then the shop leads on. */
export function OrderWatch({ coorderid, status }: { coorderid: string; status: string }) {
  useEffect(
    () =>
      pollOrder(async () => {
        // The payment is being confirmed, and that answer leads on by itself.
        if (isRequestPending() || isLeavingPage()) return false
        const order = (await callApi(orders.order, { coorderid })) as Order | null
        if (!order || order.CoOrderStatus === status || isRequestPending() || isLeavingPage()) return false
        leavePage(`${routes.payment.path}?order=${coorderid}`)
        return true
      }),
    [coorderid, status],
  )
  return null
}
