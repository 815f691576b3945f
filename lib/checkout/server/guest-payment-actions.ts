import 'server-only'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import { flashCookie } from '#lib/api/server/flash.ts'
import { keyOfSentence } from '#lib/api/server/key-of-sentence.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { guests, orderLinks, shop } from '#lib/api/server/shop.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { signedOfForm } from '#lib/contract/signed-payment.ts'
import { COOKIES } from '#lib/cookies.ts'
import { routes } from '#lib/routes.ts'
import { cartAfter, GUEST } from './buyer.ts'
import { orderIdOf, refusedForm, textOf } from './form-values.ts'

const step = (order: string) => `${routes.guestPayment.path}${order ? `?order=${order}` : ''}`

/** What the widget handed over, and the order that it is for. */
export const confirmGuestPaymentAction: FormAction = async (values, request) => {
  const order = orderIdOf(values, 'order')
  const token = GUEST.tokenOf(request)
  if (!token) return { to: step(order), status: 401, say: 'guestOrderGone' }
  try {
    const signed = signedOfForm(name => textOf(values, name))
    const orderBrowser = cookieOf(request.headers.get('cookie'), COOKIES.orderBrowser)
    const { message, data } = await shop.confirmPayment(signed, { token, orderBrowser })
    const say = keyOfSentence(message)
    const id = data?.coorderid ?? order
    return {
      to: await pathOfOrder(id),
      say,
      cookies: [
        ...cartAfter((await guests?.orderedCartLines(id)) ?? [], request),
        ...(say ? [flashCookie({ say })] : []),
      ],
      message,
      body: { coorderid: id },
    }
  } catch (error) {
    if (isDenied(error)) return { to: step(order), status: 401, say: 'guestOrderGone' }
    return refusedForm(step(order), error, 'orderFailed', 'paymentThrew')
  }
}

/** Whether an order is still as its payment step shows it; order. It changes nothing. */
export const guestOrderStateAction: FormAction = async (values, request) => {
  const id = orderIdOf(values, 'order')
  const token = GUEST.tokenOf(request)
  if (!token || !id) return { to: step(id), status: 401, say: 'guestOrderGone' }
  const order = await shop.order({ coorderid: id }, { token }).catch(error => {
    if (!isDenied(error)) throw error
    return null
  })
  return { to: step(id), body: { state: order?.CoOrderStatus ?? '' } }
}

const pathOfOrder = async (id: string) => {
  const link = await orderLinks?.addressOf(id)
  return link ? new URL(link).pathname : step(id)
}
