import 'server-only'
import { type Outcome, wantsJson } from '../api/answer-form.ts'
import type { FormVerb } from '../api/post-form.ts'
import type { FormValues } from '../api/read-form.ts'
import { captcha, shop } from '../api/server.ts'
import { sessionOver } from '../api/session-over.ts'
import { decodeLine } from '../cart/cart-cookie.ts'
import { ApiError } from '../contract/api-error.ts'
import { orderAsked } from '../contract/checkout-schemas.ts'
import type { MessageKey } from '../messages.ts'
import { routes } from '../routes.ts'
import { captchaOf } from './captcha-paths.ts'
import { keyOf, refused, text, tokenOf } from './form-words.ts'
import { hostOrder, hostPayment } from './host-payment.ts'

/**
 * The order, to pay at the door or online. addressid, paymentmode (COD or ONLINE), captcha_id and captcha (COD),
 * and placeFields(): order_key, orders, expected_cod, expected_online, buy.
 * COD goes on to the confirmation, ONLINE to the payment step; a script gets coorderid and gatewayOrder.
 */
export const place: FormVerb = async (values, request) => {
  const back = backToCheckout(values)
  const token = tokenOf(request)
  if (!token) return sessionOver(back, 'tokenMissing')
  const wrong = whatIsMissing(values)
  if (wrong) return { to: back, status: 422, say: wrong.say, fields: { [wrong.field]: wrong.say } }
  const asked = orderAsked.safeParse(askedOrder(values))
  if (!asked.success) return { to: back, status: 400, say: 'orderFailed' }
  const online = asked.data.paymentmode === 'ONLINE'
  if (online && hostPayment() && !wantsJson(request))
    return { to: back, status: 422, say: 'onlineNeedsScript' }
  const key = text(values, 'order_key')
  if (!online && !(await captcha.passes(text(values, 'captcha_id'), text(values, 'captcha'), key)))
    return {
      to: back,
      status: 422,
      say: 'badCaptcha',
      fields: { captcha: 'badCaptcha' },
      body: { captcha: captchaOf(captcha.make()) },
    }
  try {
    const address = request.headers.get('x-client-address') ?? undefined
    const { coorderid, message, ...placed } = await shop.placeOrder(asked.data, { token, key, address })
    // The host took it and does not say which it is: it stands among the others.
    if (!coorderid) return { to: routes.orders.path, message }
    const gatewayOrder =
      placed.gatewayOrder ?? (online && (await hostOrder(coorderid, asked.data.expected_total ?? 0)))
    const next = online ? routes.payment : routes.confirmation
    return {
      to: `${next.path}?order=${coorderid}`,
      message,
      // What nothing is held for is paid from its own page, which says so first.
      body: { coorderid, ...(gatewayOrder && !placed.unheld && { gatewayOrder }) },
    }
  } catch (error) {
    return notPlaced(back, error, online)
  }
}

/** Another captcha: what was chosen stays. The fields of place. */
export const refresh: FormVerb = async values => ({
  to: `${backToCheckout(values)}#captcha`,
  body: { captcha: captchaOf(captcha.make()) },
})

function whatIsMissing(values: FormValues): { field: string; say: MessageKey } | undefined {
  if (!text(values, 'addressid')) return { field: 'addressid', say: 'chooseAddress' }
  if (!['COD', 'ONLINE'].includes(text(values, 'paymentmode')))
    return { field: 'paymentmode', say: 'choosePayment' }
  if (['', '[]'].includes(text(values, 'orders'))) return { field: 'orders', say: 'nothingToOrder' }
  if (!/^[\w-]{8,100}$/.test(text(values, 'order_key'))) return { field: 'order_key', say: 'orderFailed' }
  return undefined
}

function askedOrder(values: FormValues) {
  const mode = text(values, 'paymentmode')
  return {
    addressid: text(values, 'addressid'),
    coupan_Code: '',
    paymentmode: mode,
    orders: parsed(text(values, 'orders')),
    expected_total: Number(text(values, mode === 'COD' ? 'expected_cod' : 'expected_online') || Number.NaN),
    keep_cart: text(values, 'buy') !== '',
    from_cart: text(values, 'buy') === '',
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The checkout as it was, with what had been chosen: without a script the page has no other memory. */
function backToCheckout(values: FormValues): string {
  const query = new URLSearchParams()
  const buy = text(values, 'buy')
  if (buy && decodeLine(buy)) query.set('buy', buy)
  if (/^[\w-]{1,64}$/.test(text(values, 'addressid'))) query.set('address', text(values, 'addressid'))
  if (['COD', 'ONLINE'].includes(text(values, 'paymentmode'))) query.set('pay', text(values, 'paymentmode'))
  return query.size ? `${routes.checkout.path}?${query}` : routes.checkout.path
}

/** A document cannot be told new amounts by a cookie of keys: it is told that they changed, and shows them. */
function notPlaced(to: string, error: unknown, online: boolean): Outcome {
  if (error instanceof ApiError && error.status === 409) {
    const say = keyOf(error.message) ?? 'priceChanged'
    return { to, status: 409, say, message: error.message }
  }
  const limited = !online && error instanceof ApiError && error.status === 429
  return refused(to, error, limited ? 'codLimited' : 'orderFailed', 'orderThrew')
}
