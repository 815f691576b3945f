'use client'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { type FormAnswer, postForm } from '#lib/api/browser.ts'
import { bringIntoSight } from '#lib/browser/bring-into-sight.ts'
import { leave } from '#lib/browser/leave.ts'
import { rupee } from '#lib/catalogue/price.ts'
import { NOT_PAID, type NotPaid } from '#lib/checkout/not-paid.ts'
import { payOnline } from '#lib/checkout/pay-online.ts'
import type { GatewayOrder, Quote } from '#lib/contract/checkout-schemas.ts'
import { messages } from '#lib/messages.ts'
import { routes } from '#lib/routes.ts'
import { type Captcha, CaptchaField } from './captcha-field.tsx'

type Props = {
  formId: string
  quote: Quote
  hidden: Record<string, string>
  served: Captcha
  pay: 'COD' | 'ONLINE'
  discount: number
  told: Record<string, string>
  canPlace: boolean
}

const GIFT = 'gift-cards'

/** How to pay, and the order itself: one native form, sent by script where there is one. */
export function CheckoutForm({ formId, quote, hidden, served, pay, discount, told, canPlace }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [captcha, setCaptcha] = useState(served)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const [stale, setStale] = useState('')
  const [errors, setErrors] = useState(told)

  const values = () => Object.fromEntries(form.current ? new FormData(form.current) : [])
  const refresh = async () => {
    const answer = await postForm('/do/checkout/refresh', values()).catch(() => undefined)
    if (answer?.captcha) setCaptcha(answer.captcha as Captcha)
  }
  const place = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefused('')
    setStale('')
    setErrors({})
    try {
      const answer = await postForm('/do/checkout/place', values())
      if (answer.httpStatus < 400) return await goOn(answer)
      if (answer.httpStatus === 401) return leave(answer.to)
      // The field of the new digits must be there to be gone to.
      flushSync(() => {
        if (answer.captcha) setCaptcha(answer.captcha as Captcha)
        setErrors(answer.fields ?? {})
      })
      if (answer.fields?.captcha) {
        const field = form.current?.querySelector<HTMLElement>('[name="captcha"]')
        field?.focus({ preventScroll: true })
        bringIntoSight(field)
      }
      if (answer.httpStatus === 409) setStale(answer.to)
      setRefused(answer.message || messages.orderFailed)
    } catch (cause) {
      console.error(cause)
      setRefused(messages.orderThrew)
    }
    setBusy(false)
  }
  const goOn = async (answer: FormAnswer) => {
    const gateway = answer.gatewayOrder as GatewayOrder | undefined
    const { coorderid } = answer
    if (!gateway || typeof coorderid !== 'string') return leave(answer.to)
    const ended = await payOnline(gateway, coorderid)
    if ('to' in ended) return leave(ended.to)
    if (!gateway.hosted) return sayNotPaid(ended.why)
    // The order stands and its stock is held: its payment step is where one tries again.
    location.assign(`${routes.payment.path}?order=${coorderid}&why=${ended.why}`)
  }

  // Another host's order has no payment step here: the same press opens the same order's widget again.
  const sayNotPaid = (why: NotPaid) => {
    setRefused(NOT_PAID[why])
    setBusy(false)
  }

  return (
    <form
      ref={form}
      id={formId}
      method="post"
      action="/do/checkout/place"
      onSubmit={place}
      className="grid gap-5"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">Payment method</legend>
        <label className="choice">
          <input
            type="radio"
            name="paymentmode"
            value="COD"
            defaultChecked={pay === 'COD' || quote.online === 'off'}
          />
          <span>
            <b>COD</b>
            <span className="block text-sm text-muted">Cash on Delivery: pay at the door</span>
            {quote.codLimit && <span className="block text-sm text-danger">{quote.codLimit}</span>}
          </span>
        </label>
        {quote.online !== 'off' && (
          <label className="choice">
            <input type="radio" name="paymentmode" value="ONLINE" defaultChecked={pay === 'ONLINE'} />
            <span>
              <b>Razorpay</b> {discount > 0 && <span className="tag">{discount}% off</span>}{' '}
              {quote.online === 'practice' && <span className="tag">Test payment</span>}
              <span className="block text-sm text-muted">UPI, cards, net banking</span>
            </span>
          </label>
        )}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-2 border-y border-line py-3">
        <span>Gift card</span>
        <Button size="small" popoverTarget={GIFT}>
          Apply Gift Card
        </Button>
        <p id={GIFT} popover="auto" role="status" className="told">
          {messages.giftCards}
        </p>
      </div>
      <CaptchaField captcha={captcha} error={errors.captcha} onRefresh={refresh} />
      {refused && refused !== errors.captcha && (
        <Refusal>
          <p>{refused}</p>
          {stale && (
            <a className="link" href={stale}>
              {refused.includes('new total') ? 'Show the new total' : 'Look at the order again'}
            </a>
          )}
        </Refusal>
      )}
      <div className="place">
        <p className="place-total price" aria-hidden="true">
          <span className="when-cod">{rupee(quote.totalCod)}</span>
          <span className="when-online">{rupee(quote.totalOnline)}</span>
        </p>
        <Button type="submit" look="primary" className="flex-1" disabled={busy || !canPlace}>
          {busy ? (
            'Processing...'
          ) : (
            <>
              <span className="when-cod">Place Order</span>
              <span className="when-online">Pay {rupee(quote.totalOnline)}</span>
            </>
          )}
        </Button>
      </div>
      {!canPlace && <p className="text-sm text-danger">{messages.chooseAddress}</p>}
    </form>
  )
}
