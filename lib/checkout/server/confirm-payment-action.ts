import 'server-only'
import { flashCookie } from '#lib/api/server/flash.ts'
import { keyOfSentence } from '#lib/api/server/key-of-sentence.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { shop } from '#lib/api/server/shop.ts'
import { signedOfForm } from '#lib/contract/signed-payment.ts'
import { routes } from '#lib/routes.ts'
import { orderIdOf, refusedForm, textOf, tokenOf } from './form-values.ts'

/** What the widget handed over, and the order that it is for. */
export const confirmPaymentAction: FormAction = async (values, request) => {
  const order = orderIdOf(values, 'order')
  const back = order ? `${routes.payment.path}?order=${order}` : routes.orders.path
  const token = tokenOf(request)
  if (!token) return sessionOver(back, 'tokenMissing')
  try {
    const signed = signedOfForm(name => textOf(values, name))
    const { message, data } = await shop.confirmPayment(signed, { token })
    const say = keyOfSentence(message)
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
