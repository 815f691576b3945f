import 'server-only'
import { flashCookie } from '#lib/api/server/flash.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { shop } from '#lib/api/server/shop.ts'
import { routes } from '../routes.ts'
import { keyOf, orderId, refused, text, tokenOf } from './form-words.ts'

/** What the widget handed over: razorpay_payment_id, razorpay_order_id, razorpay_signature, order. */
export const confirm: FormAction = async (values, request) => {
  const order = orderId(values, 'order')
  const back = order ? `${routes.payment.path}?order=${order}` : routes.orders.path
  const token = tokenOf(request)
  if (!token) return sessionOver(back, 'tokenMissing')
  try {
    const { message, data } = await shop.confirmPayment(
      {
        razorpay_payment_id: text(values, 'razorpay_payment_id'),
        razorpay_order_id: text(values, 'razorpay_order_id'),
        razorpay_signature: text(values, 'razorpay_signature'),
      },
      { token },
    )
    const say = keyOf(message)
    return {
      to: routes.orders.path,
      say,
      // The widget's script goes on to that page too, and says nothing by itself.
      ...(say && { cookies: [flashCookie({ say })] }),
      message,
      body: { coorderid: data?.coorderid ?? order },
    }
  } catch (error) {
    return refused(back, error, 'orderFailed', 'paymentThrew')
  }
}
