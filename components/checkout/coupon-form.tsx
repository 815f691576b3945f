'use client'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { postForm } from '#lib/api/browser/api-client.ts'
import { pressOnce } from '#lib/browser/press-once.ts'
import { type CheckoutRequest, fieldsBesideCoupon } from '#lib/checkout/rules/checkout-request.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { LONGEST_TYPED } from '#lib/coupons/rules/coupon.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { applyCoupon, couponApplied, couponLabel, removeCoupon } from '#messages/coupon-pages.ts'
import { tryLater } from '#messages/every-page.ts'

const COUPON_FORM = 'coupon'

/** Looks at a coupon that was typed and not applied, where there is one: then the order waits for who placed it. */
export function applyTyped(): boolean {
  const form = document.getElementById(COUPON_FORM)
  if (!(form instanceof HTMLFormElement)) return false
  const typed = form.querySelector<HTMLInputElement>('input[name="coupan_Code"]')?.value ?? ''
  if (!typed.trim() || typed === form.dataset.tried) return false
  form.requestSubmit()
  return true
}

type Props = {
  asked: CheckoutRequest
  action: FormPath
  /** The form that places the order: what is chosen in it counts for the coupon too. */
  formId: string
  quote: Quote
  busy: boolean
  onBusy: (busy: boolean) => void
  onQuote: (quote: Quote) => void
}

/** One coupon an order, in a form of its own, so that Enter in its field applies it; without script the page comes back with it. */
export function CouponForm({ asked, action, formId, quote, busy, onBusy, onQuote }: Props) {
  const [failed, setFailed] = useState('')
  const [tried, setTried] = useState(asked.coupon)
  const { couponCode, couponRefused = '' } = quote
  if (!quote.takesCoupons && !couponRefused) return null
  const send = async (form: HTMLFormElement) => {
    const order = document.getElementById(formId) as HTMLFormElement | null
    const own = Object.fromEntries(new FormData(form))
    // What is chosen by now counts, not what the address says.
    const chosen = order ? Object.fromEntries(new FormData(order)) : {}
    const values = { ...own, ...chosen, coupan_Code: own.coupan_Code }
    setTried(String(own.coupan_Code ?? ''))
    onBusy(true)
    const answer = await postForm(action, values).catch(() => undefined)
    onBusy(false)
    setFailed(answer?.quote ? '' : answer?.message || tryLater)
    if (answer?.quote) onQuote(answer.quote as Quote)
  }
  return (
    <form
      id={COUPON_FORM}
      data-tried={tried}
      method="post"
      action={action}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        pressOnce(form, () => send(form))
      }}
    >
      {fieldsBesideCoupon(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-start gap-2">
        {couponCode ? (
          <>
            <p role="status" className="flex-1 self-center">
              {couponApplied(couponCode)}
            </p>
            <input type="hidden" name="coupan_Code" value="" />
          </>
        ) : (
          <Field
            key={asked.coupon}
            className="min-w-40 flex-1"
            label={couponLabel}
            name="coupan_Code"
            defaultValue={asked.coupon}
            error={failed || couponRefused}
            maxLength={LONGEST_TYPED}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <Button type="submit" size="small" className={couponCode ? '' : 'mt-6'} disabled={busy}>
          {couponCode ? removeCoupon : applyCoupon}
        </Button>
      </div>
    </form>
  )
}
