import { postForm } from '#lib/api/browser/api-client.ts'
import { openWidget } from '#lib/backend/payments/open-widget.ts'
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import { type SignedPayment, signedToWire } from '#lib/contract/signed-payment.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { type NotPaid, whyNotPaid } from '../rules/not-paid.ts'
import type { Prefill } from '../rules/prefill.ts'

export { prefetchWidget } from '#lib/backend/payments/open-widget.ts'

/** Where to go after a payment, or why there was none. */
export type Ended = { to: string } | { why: NotPaid }

/** Opens the provider's widget for an order and has what it hands over confirmed by the shop. */
export async function payOnline(
  gateway: GatewayOrder,
  coorderid: string,
  prefill?: Prefill,
  confirmedBy: FormPath = '/do/checkout/confirm',
): Promise<Ended> {
  const end = await openWidget(gateway, prefill)
  if (end === 'broken') return { why: 'sdkFailed' }
  return end === 'closed' ? { why: 'closed' } : confirm(end, coorderid, confirmedBy)
}

/** Confirming twice changes nothing, so a confirmation that was lost or not understood is sent again. */
async function confirm(signed: SignedPayment, order: string, form: FormPath): Promise<Ended> {
  for (const pauseMs of [0, 1500]) {
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    try {
      const fields = { ...signedToWire(signed), order }
      const answer = await postForm(form, fields, CONFIRM_MS)
      if (answer.httpStatus < 400 || answer.httpStatus === 401) return { to: answer.to }
      if (answer.httpStatus < 500) return { why: whyNotPaid(answer.key) }
    } catch (cause) {
      console.error(cause)
    }
  }
  return { why: 'paymentThrew' }
}

const CONFIRM_MS = 10_000
