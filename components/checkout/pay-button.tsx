'use client'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { leave } from '#lib/browser/leave.ts'
import { rupee } from '#lib/catalogue/price.ts'
import { NOT_PAID } from '#lib/checkout/not-paid.ts'
import { payOnline } from '#lib/checkout/pay-online.ts'
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import { messages } from '#lib/messages.ts'
import { routes } from '#lib/routes.ts'

type Props = { gateway: GatewayOrder; coorderid: string; total: number; holdUntil: string; told?: string }

/** Pay: the provider's widget, or without script the provider's own page, which leads back here. */
export function PayButton({ gateway, coorderid, total, holdUntil, told = '' }: Props) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(told)
  const pay = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefused('')
    const ended = await payOnline(gateway, coorderid)
    if ('to' in ended) return leave(ended.to)
    // The money came and goes back: the order may be another than this page shows.
    if (ended.why === 'paidTooLate' || ended.why === 'paymentReturned')
      return location.assign(`${routes.payment.path}?order=${coorderid}&why=${ended.why}`)
    setRefused(NOT_PAID[ended.why])
    setBusy(false)
  }
  return (
    <form method="post" action={gateway.hosted} onSubmit={pay} className="grid gap-4">
      <input type="hidden" name="key_id" value={gateway.key} />
      <input type="hidden" name="order_id" value={gateway.id} />
      <input type="hidden" name="name" value={gateway.name} />
      <input type="hidden" name="callback_url" value={gateway.callback} />
      {refused && <Notice tone="bad">{refused}</Notice>}
      <HoldLeft until={holdUntil} />
      {gateway.practice && (
        <p>
          <span className="tag">Test payment</span> No money moves: this shop has no payment keys yet.
        </p>
      )}
      <Button type="submit" look="primary" disabled={busy}>
        {busy ? 'Processing...' : `Pay ${rupee(total)}`}
      </Button>
    </form>
  )
}

/** What is left of the fifteen minutes for which the stock is held. */
function HoldLeft({ until }: { until: string }) {
  const end = Date.parse(until)
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (Number.isNaN(end)) return null
  const left = now === undefined ? undefined : Math.max(0, Math.ceil((end - now) / 1000))
  return (
    <p className="text-sm text-muted">
      {left === undefined && messages.payNow}
      {left === 0 && 'The hold on your order is over. A payment now is given back if the pieces are gone.'}
      {left !== undefined && left > 0 && (
        <>
          Held for you for another{' '}
          <b className="price">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b> minutes.
        </>
      )}
    </p>
  )
}
