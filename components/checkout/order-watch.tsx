'use client'
import { useEffect } from 'react'
import { callApi } from '#lib/api/browser/api-client.ts'
import { isRequestPending } from '#lib/api/browser/pending-requests.ts'
import { isLeavingPage, leavePage } from '#lib/browser/leave-page.ts'
import { pollOrder } from '#lib/checkout/browser/poll-order.ts'
import { orders } from '#lib/contract/orders.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { routes } from '#lib/routes.ts'

/** Requests the state of an order, and reloads its payment step once it has changed: the server then redirects. */
export function OrderWatch({ coorderid, status }: { coorderid: string; status: string }) {
  useEffect(
    () =>
      pollOrder(async () => {
        // The payment is being confirmed, and that response navigates.
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
