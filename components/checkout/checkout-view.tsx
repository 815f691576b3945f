'use client'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { postForm } from '#lib/api/browser/api-client.ts'
import { useFreshPage } from '#lib/browser/use-fresh-page.ts'
import type { CheckoutRequest } from '#lib/checkout/rules/checkout-request.ts'
import { type CheckoutWays, CUSTOMER_WAYS } from '#lib/checkout/rules/checkout-ways.ts'
import { placeFields } from '#lib/checkout/rules/place-fields.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { useUnpaidOrders } from '#lib/orders/browser/use-unpaid-orders.ts'
import type { UnpaidOrder } from '#lib/orders/rules/unpaid-orders.ts'
import { chargeUnknown } from '#messages/checkout-pages.ts'
import { tryAgain } from '#messages/error-screen.ts'
import type { Captcha } from './captcha-field.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CouponForm } from './coupon-form.tsx'
import { OrderSummary } from './order-summary.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'

type Props = {
  formId: string
  quote: Quote
  /** The fields of the order that nobody chooses here. */
  fixed: Record<string, string>
  orderKey: string
  unpaid: readonly UnpaidOrder[]
  addresses: readonly Address[]
  ways?: CheckoutWays
  /** Of a guest's first order none is asked. */
  served?: Captcha
  /** How it is paid online; nameless where no provider takes the payment. */
  provider: { name?: string; label: string; ways: string }
  pay: 'COD' | 'ONLINE'
  discount: number
  fieldErrors: Record<string, string>
  /** What the page's address asks for. */
  asked: CheckoutRequest
  /** What the customer agrees to by ordering: messages about it. */
  updates?: string
  /** The form's action. */
  children: ReactNode
}

/** The parts of the checkout that a response may change: the unpaid orders and the present price. */
export function CheckoutView({
  quote: first,
  fixed,
  orderKey,
  unpaid: known,
  asked,
  children,
  ...form
}: Props) {
  const [quote, setQuote] = useState(first)
  const [busy, setBusy] = useState(false)
  const [isChargeUnknown, setChargeUnknown] = useState(false)
  const { ways = CUSTOMER_WAYS } = form
  const { unpaid, look } = useUnpaidOrders(known, ways.isGuest)
  const turns = useRef(0)
  useFreshPage()
  const choices = useRef<HTMLDivElement>(null)
  // Whoever it was asked by, it is of the chosen address.
  const showQuote = (next: Quote) => {
    setQuote(next)
    setChargeUnknown(false)
  }
  const chosen = () => choices.current?.querySelector<HTMLInputElement>('input[name="addressid"]:checked')
  // Where the seller has a table of PIN codes, another address may cost more and take longer.
  const quoteForChosen = async () => {
    const order = chosen()?.form
    if (quote.deliverTo === undefined || !order) return
    const turn = ++turns.current
    const values = Object.fromEntries(new FormData(order))
    const response = await postForm(ways.quote, values).catch(() => undefined)
    if (turn !== turns.current) return
    if (response?.quote) showQuote(response.quote as Quote)
    else setChargeUnknown(true)
  }
  const changed = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.name === 'addressid') void quoteForChosen()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the script had loaded
  useEffect(() => {
    if (chosen()?.defaultChecked === false) void quoteForChosen()
  }, [])
  const hidden = {
    ...fixed,
    ...placeFields(quote, orderKey),
    known_unpaid: unpaid.map(({ id }) => id).join(' '),
  }
  return (
    <div className="wrap cart checkout">
      <div className="grid content-start gap-6">
        <UnpaidNotice unpaid={unpaid} ways={ways} />
        <div ref={choices} inert={busy} onChange={changed}>
          {children}
          {isChargeUnknown ? (
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <p role="alert" className="text-danger">
                {chargeUnknown}
              </p>
              <Button size="small" onClick={() => void quoteForChosen()}>
                {tryAgain}
              </Button>
            </div>
          ) : (
            quote.notServed && (
              <p role="alert" className="mt-3 text-danger">
                {quote.notServed}
              </p>
            )
          )}
        </div>
        <CouponForm
          asked={asked}
          action={ways.coupon}
          formId={form.formId}
          quote={quote}
          busy={busy}
          onBusy={setBusy}
          onQuote={showQuote}
        />
        <CheckoutForm
          {...form}
          quote={quote}
          hidden={hidden}
          busy={busy}
          onBusy={setBusy}
          onQuote={showQuote}
          onUnpaid={look}
        />
      </div>
      <OrderSummary quote={quote} />
    </div>
  )
}
