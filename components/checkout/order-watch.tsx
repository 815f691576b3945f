'use client'
import { useEffect } from 'react'
import { callApi, postForm } from '#lib/api/browser/api-client.ts'
import { isRequestPending } from '#lib/api/browser/pending-requests.ts'
import { isLeavingPage, leavePage } from '#lib/browser/leave-page.ts'
import { pollOrder } from '#lib/checkout/browser/poll-order.ts'
import { type CheckoutWays, CUSTOMER_WAYS } from '#lib/checkout/rules/checkout-ways.ts'
import { orders } from '#lib/contract/orders.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'

type Props = { coorderid: string; status: string; ways?: Pick<CheckoutWays, 'payment' | 'isGuest'> }

/** Requests the state of an order, and reloads its payment step once it has changed: the server then redirects. */
export function OrderWatch({ coorderid, status, ways: { payment, isGuest } = CUSTOMER_WAYS }: Props) {
  useEffect(
    () =>
      pollOrder(async () => {
        // The payment is being confirmed, and that response navigates.
        if (isRequestPending() || isLeavingPage()) return false
        const now = isGuest ? await stateOfGuest(coorderid) : await stateOf(coorderid)
        if (!now || now === status || isRequestPending() || isLeavingPage()) return false
        leavePage(`${payment}?order=${coorderid}`)
        return true
      }),
    [coorderid, status, payment, isGuest],
  )
  return null
}

const stateOf = async (coorderid: string) =>
  ((await callApi(orders.order, { coorderid })) as Order | null)?.CoOrderStatus

const stateOfGuest = async (order: string) =>
  String((await postForm('/do/guest/state', { order })).state ?? '')
