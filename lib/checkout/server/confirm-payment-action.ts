import 'server-only'
import { flashCookie } from '#lib/api/server/flash.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { shop } from '#lib/api/server/shop.ts'
import { routes } from '#lib/routes.ts'
import { messageKeyOf, orderIdOf, refusedForm, textOf, tokenOf } from './shared.ts'

/** What the widget handed over: razorpay_payment_id, razorpay_order_id, razorpay_signature, order. */
export const confirmPaymentAction: FormAction = async (values, request) => {
  const order = orderIdOf(values, 'order')
  const back = order ? `${routes.payment.path}?order=${order}` : routes.orders.path
  const token = tokenOf(request)
  if (!token) return sessionOver(back, 'tokenMissing')
  try {
    const { message, data } = await shop.confirmPayment(
      {
        razorpay_payment_id: textOf(values, 'razorpay_payment_id'),
        razorpay_order_id: textOf(values, 'razorpay_order_id'),
        razorpay_signature: textOf(values, 'razorpay_signature'),
      },
      { token },
    )
    const say = messageKeyOf(message)
    return {
      to: routes.orders.path,
      say,
      // The widget's script goes on to that page too, and says nothing by itself.
      ...(say && { cookies: [flashCookie({ say })] }),
      message,
      body: { coorderid: data?.coorderid ?? order },
    }
  } catch (error) {
    return refusedForm(back, error, 'orderFailed', 'paymentThrew')
  }
}
