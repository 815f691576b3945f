'use client'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { leavePage } from '#lib/browser/leave-page.ts'
import { pressOnce } from '#lib/browser/press-once.ts'
import { tellOtherTabs } from '#lib/browser/tabs.ts'
import { useFreshPage } from '#lib/browser/use-fresh-page.ts'
import { forgetBuyNow } from '#lib/checkout/browser/buy-now-memory.ts'
import { payOnline, prefetchWidget } from '#lib/checkout/browser/pay-online.ts'
import { type CheckoutWays, CUSTOMER_WAYS } from '#lib/checkout/rules/checkout-ways.ts'
import { type NotPaid, notPaidWords } from '#lib/checkout/rules/not-paid.ts'
import type { Prefill } from '#lib/checkout/rules/prefill.ts'
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import { lookAgain, paidAlready } from '#messages/checkout.ts'
import { noMoneyMoves, payAmount, processing, testPaymentTag } from '#messages/checkout-pages.ts'
import { HoldCountdown } from './hold-countdown.tsx'

type Props = {
  gateway: GatewayOrder
  /** The form of the provider's own page, for pages without script. */
  hosted: Record<string, string>
  coorderid: string
  total: number
  holdUntil: string
  prefill: Prefill
  /** Why the last attempt failed. */
  why?: NotPaid
  ways?: Pick<CheckoutWays, 'payment' | 'confirm'>
}

/** Pay: the provider's widget, or without script the provider's own page, which returns here. */
export function PayButton({
  gateway,
  hosted,
  coorderid,
  total,
  holdUntil,
  prefill,
  why: before,
  ways = CUSTOMER_WAYS,
}: Props) {
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState(before)
  useFreshPage()
  useEffect(() => prefetchWidget(gateway.provider), [gateway.provider])
  const pay = async () => {
    setBusy(true)
    setWhy(undefined)
    const ended = await payOnline(gateway, coorderid, prefill, ways.confirm)
    tellOtherTabs('orders')
    if ('to' in ended) {
      forgetBuyNow()
      return leavePage(ended.to)
    }
    // The payment arrived and is refunded: the order has changed since this page was loaded.
    if (ended.why === 'paidTooLate' || ended.why === 'paymentReturned')
      return leavePage(`${ways.payment}?order=${coorderid}`)
    setWhy(ended.why)
    setBusy(false)
  }
  return (
    <form
      method="post"
      action={gateway.hosted}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        pressOnce(event.currentTarget, pay)
      }}
      className="grid gap-4"
    >
      {Object.entries(hosted).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {why && (
        <Refusal>
          <p>{notPaidWords(why, holdUntil !== '')}</p>
          {why !== 'sdkFailed' && <p>{paidAlready}</p>}
        </Refusal>
      )}
      <HoldCountdown until={holdUntil} />
      {gateway.practice && (
        <p>
          <span className="tag">{testPaymentTag}</span> {noMoneyMoves}
        </p>
      )}
      <Button type="submit" look="primary" disabled={busy}>
        {busy ? processing : payAmount(rupee(total))}
      </Button>
      <a className="link justify-self-start" href={`${ways.payment}?order=${coorderid}`}>
        {lookAgain}
      </a>
    </form>
  )
}
