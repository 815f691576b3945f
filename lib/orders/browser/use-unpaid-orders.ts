'use client'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#lib/api/browser/api-client.ts'
import { onTabs } from '#lib/browser/tabs.ts'
import { orders } from '#lib/contract/orders.ts'
import type { OrderLine } from '#lib/contract/orders-schemas.ts'
import { type UnpaidOrder, unpaidOrders } from '../rules/unpaid-orders.ts'

/** The customer's unpaid orders, including those placed in another tab since; a guest's are those of the page. */
export function useUnpaidOrders(served: readonly UnpaidOrder[], isGuest = false) {
  const [unpaid, setUnpaid] = useState(served)
  const look = useCallback(async () => {
    try {
      setUnpaid(unpaidOrders((await callApi(orders.orderLines)) as OrderLine[]))
    } catch (cause) {
      // The list stays; the shop checks again when an order is sent.
      console.warn(cause)
    }
  }, [])
  useEffect(() => (isGuest ? undefined : onTabs(['orders'], look)), [look, isGuest])
  return { unpaid, look }
}
