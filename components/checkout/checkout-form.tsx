'use client'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { EnterHandlers } from '#components/ui/enter-handlers.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { type FormResponse, postForm } from '#lib/api/browser/api-client.ts'
import { leavePage } from '#lib/browser/leave-page.ts'
import { pressOnce } from '#lib/browser/press-once.ts'
import { scrollIntoViewIfHidden } from '#lib/browser/scroll-into-view.ts'
import { tellOtherTabs } from '#lib/browser/tabs.ts'
import { forgetBuyNow } from '#lib/checkout/browser/buy-now-memory.ts'
import { payOnline, prefetchWidget } from '#lib/checkout/browser/pay-online.ts'
import { type CheckoutWays, CUSTOMER_WAYS } from '#lib/checkout/rules/checkout-ways.ts'
import { NOT_PAID, type NotPaid } from '#lib/checkout/rules/not-paid.ts'
import { prefillOf } from '#lib/checkout/rules/prefill.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { GatewayOrder, Quote } from '#lib/contract/checkout-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import { chooseAddress, giftCards, orderFailed, orderThrew } from '#messages/checkout.ts'
import {
  applyGiftCard,
  giftCard,
  lookAtOrderAgain,
  payAmount,
  placeOrder,
  processing,
} from '#messages/checkout-pages.ts'
import { couponFirst } from '#messages/coupon-pages.ts'
import { tryLater } from '#messages/every-page.ts'
import { type Captcha, CaptchaField } from './captcha-field.tsx'
import { applyTyped } from './coupon-form.tsx'
import { PaymentMethods } from './payment-methods.tsx'

type Props = {
  formId: string
  quote: Quote
  hidden: Record<string, string>
  ways?: CheckoutWays
  /** Of a guest's first order none is asked. */
  served?: Captcha
  /** How it is paid online; nameless where no provider takes the payment. */
  provider: { name?: string; label: string; ways: string }
  pay: 'COD' | 'ONLINE'
  discount: number
  fieldErrors: Record<string, string>
  /** What the customer agrees to by ordering: messages about it. */
  updates?: string
  addresses: readonly Address[]
  busy: boolean
  onBusy: (busy: boolean) => void
  /** The present price. */
  onQuote: (quote: Quote) => void
  /** There is an unpaid order that this page did not know of. */
  onUnpaid: () => void
}

const GIFT = 'gift-cards'
// The provider has taken a payment, and the shop did not confirm it: the message comes first, since the payment step
// may know of it by then.
const UNCLEAR: NotPaid[] = ['orderFailed', 'paymentThrew']
const READ_MS = 2500

/** The payment method and the order: one native form, sent by script if there is one. */
export function CheckoutForm(props: Props) {
  const {
    formId,
    quote,
    hidden,
    ways = CUSTOMER_WAYS,
    served,
    pay,
    discount,
    fieldErrors,
    addresses,
    busy,
    onBusy,
    onQuote,
    onUnpaid,
  } = props
  const form = useRef<HTMLFormElement>(null)
  const [captcha, setCaptcha] = useState(served)
  const [refused, setRefused] = useState('')
  const [stale, setStale] = useState('')
  const [errors, setErrors] = useState(fieldErrors)
  const canPlace = addresses.length > 0

  const values = () => Object.fromEntries(form.current ? new FormData(form.current) : [])
  const refresh = async () => {
    const response = await postForm(ways.refresh, values()).catch(() => undefined)
    if (response?.captcha) setCaptcha(response.captcha as Captcha)
    setRefused(response ? '' : tryLater)
  }
  const send = async () => {
    const submitted = values()
    // Enter was pressed in a field that is disabled while the order is sent.
    const before = document.activeElement
    if ((submitted.paymentmode === 'ONLINE' || quote.codAdvance) && props.provider.name)
      prefetchWidget(props.provider.name)
    onBusy(true)
    setRefused('')
    setStale('')
    setErrors({})
    try {
      const response = await postForm(ways.place, submitted)
      if (response.httpStatus < 400) return await goOn(response, String(submitted.addressid))
      if (response.httpStatus === 401) return leavePage(response.to)
      sayRefused(response)
    } catch (cause) {
      console.error(cause)
      setRefused(orderThrew)
    }
    flushSync(() => onBusy(false))
    if (before instanceof HTMLElement && document.activeElement === document.body)
      before.focus({ preventScroll: true })
  }
  const sayRefused = (response: FormResponse & { httpStatus: number }) => {
    // The field of the new digits must exist before it gets the focus.
    flushSync(() => {
      if (response.captcha) setCaptcha(response.captcha as Captcha)
      if (response.quote) onQuote(response.quote as Quote)
      setErrors(response.fields ?? {})
    })
    if (response.fields?.captcha) {
      const field = form.current?.querySelector<HTMLElement>('[name="captcha"]')
      field?.focus({ preventScroll: true })
      scrollIntoViewIfHidden(field)
    }
    // A guest's page is made anew, and names the order.
    if (response.unpaid && ways.isGuest) return leavePage(response.to)
    if (response.unpaid) onUnpaid()
    if (response.httpStatus === 409 && !response.quote && !response.unpaid) setStale(response.to)
    setRefused(response.message || orderFailed)
  }
  const goOn = async (response: FormResponse, addressid: string) => {
    const gateway = response.gatewayOrder as GatewayOrder | undefined
    forgetBuyNow()
    tellOtherTabs('orders')
    const { coorderid } = response
    if (!gateway || typeof coorderid !== 'string') return leavePage(response.to)
    const payment = `${ways.payment}?order=${coorderid}`
    // The order is placed: a reload, or a return from a payment app, leads to its payment step. Not through Next's
    // router, which would take this page for another.
    if (gateway.hosted) History.prototype.replaceState.call(history, history.state, '', payment)
    const to = addresses.find(({ id }) => id === addressid)
    const ended = await payOnline(gateway, coorderid, to && prefillOf(to), ways.confirm)
    if ('to' in ended) return leavePage(ended.to)
    if (!gateway.hosted) return sayNotPaid(ended.why)
    setRefused(NOT_PAID[ended.why])
    if (UNCLEAR.includes(ended.why)) await new Promise(resolve => setTimeout(resolve, READ_MS))
    leavePage(`${payment}&why=${ended.why}`)
  }

  // Another host's order has no payment step here: the same press opens the widget of the same order again.
  const sayNotPaid = (reason: NotPaid) => {
    setRefused(NOT_PAID[reason])
    onBusy(false)
  }

  return (
    <form
      ref={form}
      id={formId}
      method="post"
      action={ways.place}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (applyTyped()) setRefused(couponFirst)
        else pressOnce(event.currentTarget, send)
      }}
      className="grid gap-5"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <EnterHandlers disabled={busy || !canPlace}>{placeOrder}</EnterHandlers>
      <PaymentMethods quote={quote} online={props.provider} pay={pay} discount={discount} busy={busy} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-y border-line py-3">
        <span>{giftCard}</span>
        <Button size="small" popoverTarget={GIFT} disabled={busy}>
          {applyGiftCard}
        </Button>
        <p id={GIFT} popover="auto" role="status" className="told">
          {giftCards}
        </p>
      </div>
      {captcha && (
        <CaptchaField
          captcha={captcha}
          error={errors.captcha}
          busy={busy}
          refresh={ways.refresh}
          onRefresh={refresh}
        />
      )}
      {refused && refused !== errors.captcha && (
        <Refusal>
          <p>{refused}</p>
          {stale && (
            <a className="link" href={stale}>
              {lookAtOrderAgain}
            </a>
          )}
        </Refusal>
      )}
      {props.updates && <p className="text-sm">{props.updates}</p>}
      <div className="place">
        <p className="place-total price" aria-hidden="true">
          <span className="when-cod">{rupee(quote.totalCod)}</span>
          <span className="when-online">{rupee(quote.totalOnline)}</span>
        </p>
        <Button type="submit" look="primary" className="flex-1" disabled={busy || !canPlace}>
          {busy ? (
            processing
          ) : (
            <>
              <span className="when-cod">
                {quote.codAdvance ? payAmount(rupee(quote.codAdvance)) : placeOrder}
              </span>
              <span className="when-online">{payAmount(rupee(quote.totalOnline))}</span>
            </>
          )}
        </Button>
      </div>
      {!canPlace && <p className="text-sm text-danger">{chooseAddress}</p>}
    </form>
  )
}
