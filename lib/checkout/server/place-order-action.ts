import 'server-only'
import { createHash } from 'node:crypto'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import { type FormOutcome, wantsJson } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { practicePhoneOf } from '#lib/api/server/practice-phone-of.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { browsers, captcha, shop } from '#lib/api/server/shop.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { type OrderRequest, orderRequest } from '#lib/contract/checkout-schemas.ts'
import type { Caller } from '#lib/contract/index.ts'
import { COOKIES } from '#lib/cookies.ts'
import { couponCookie } from '#lib/coupons/server/coupon-cookie.ts'
import { isMessageKey, type MessageKey } from '#lib/message-table.ts'
import { routes } from '#lib/routes.ts'
import { orderBrowserCookie } from '#lib/session/server/session-cookies.ts'
import { captchaOf } from '../rules/captcha-paths.ts'
import { asCall, type CheckoutRequest, checkoutPath, requestInForm } from '../rules/checkout-request.ts'
import { isOrderKey } from '../rules/is-order-key.ts'
import { pathWithSameKey } from '../rules/same-order-key.ts'
import type { Buyer } from './buyer.ts'
import { refusedForm, textOf } from './form-values.ts'
import { hostOrder, hostPayment } from './host-payment.ts'
import { shownPricesOf } from './price-change-sentence.ts'

/**
 * The order, to pay at the door or online. addressid, paymentmode (COD or ONLINE), captcha_id and captcha (COD),
 * fixedFields(): buy, and placeFields(): order_key, orders, expected_cod, expected_online, expected_delivery.
 * COD goes on to the confirmation, ONLINE to the payment step; a script gets coorderid and gatewayOrder.
 */
export const placeOrderBy =
  (buyer: Buyer): FormAction =>
  async (values, request) => {
    const chosen = requestInForm(name => textOf(values, name))
    const back = checkoutPath(chosen, buyer.page)
    const token = buyer.tokenOf(request)
    if (!token) return buyer.over(chosen, request)
    const wrong = whatIsMissing(values, chosen)
    if (wrong) return { to: back, status: 422, say: wrong.say, fields: { [wrong.field]: wrong.say } }
    const checked = orderRequest.safeParse(orderRequestOf(values, chosen))
    if (!checked.success) return { to: back, status: 400, say: 'orderFailed' }
    const online = checked.data.paymentmode === 'ONLINE'
    if (online && hostPayment() && !wantsJson(request))
      return { to: back, status: 422, say: 'onlineNeedsScript' }
    const key = textOf(values, 'order_key')
    const typed = textOf(values, 'captcha')
    const passed =
      !online && (await captcha.passes(textOf(values, 'captcha_id'), typed, captchaUse(token, key)))
    // Digits that a guest was asked for and mistyped.
    if (!online && !passed && (buyer.alwaysDigits || typed)) return askDigits(back, 'badCaptcha')
    try {
      const address = request.headers.get('x-client-address') ?? undefined
      const orderBrowser = browsers.ofOrder(cookieOf(request.headers.get('cookie'), COOKIES.orderBrowser), {
        token,
        key,
      })
      const practice = practicePhoneOf(request)
      const guest = guestOf(buyer, request, passed)
      const caller = { token, key, address, orderBrowser, practicePhone: practice.practicePhone, ...guest }
      const { coorderid, message, ...placed } = await shop.placeOrder(checked.data, caller)
      const cookies = [
        ...practice.cookies,
        ...(orderBrowser ? [orderBrowserCookie(orderBrowser)] : []),
        // Its coupon is used.
        ...(checked.data.coupan_Code ? [couponCookie('')] : []),
      ]
      // The host took it and does not say which it is: it stands among the others.
      if (!coorderid) return { to: routes.orders.path, message, cookies }
      const gatewayOrder =
        placed.gatewayOrder ?? (online && (await hostOrder(coorderid, checked.data.expected_total ?? 0)))
      // An order to pay at the door may ask for an advance.
      const isToPay = online || Boolean(gatewayOrder)
      const next = await buyer.next(coorderid, checked.data, request, isToPay)
      return {
        // Where the next page says more than the shop did.
        ...(!next.say && { message }),
        ...next,
        cookies: [...cookies, ...(next.cookies ?? [])],
        // An order without held stock is paid on its own page, which says so first.
        body: { coorderid, ...(gatewayOrder && !placed.unheld && { gatewayOrder }) },
      }
    } catch (error) {
      if (isDenied(error)) return buyer.over(chosen, request, true)
      if (error instanceof ApiError && error.key === 'guestDigits') return askDigits(back, 'guestDigits')
      if (error instanceof ApiError && error.key === 'orderUnsure')
        return { to: pathWithSameKey(back, key), status: 503, say: error.key, retryAfter: error.retryAfter }
      return notPlaced(back, error, checked.data, { token, ...guestOf(buyer, request, false) })
    }
  }

// Each buyer's keys are their own: by the key alone one captcha would do for an order of everybody.
const captchaUse = (token: string, key: string) =>
  createHash('sha256').update(`${token} ${key}`).digest('base64url')

const askDigits = (back: string, say: 'badCaptcha' | 'guestDigits'): FormOutcome => ({
  to: `${back}#digits`,
  status: 422,
  say,
  fields: { captcha: say },
  body: { captcha: captchaOf(captcha.make()) },
})

/** What a guest's order is decided by besides; nothing of a customer. */
const guestOf = (buyer: Buyer, request: Request, passed: boolean): Pick<Caller, 'guest' | 'orderBrowser'> => {
  if (buyer.alwaysDigits) return {}
  const { guest } = cartOwnerOf(request.headers.get('cookie'))
  return { guest: { cart: guest.lines, passed } }
}

/** Another captcha: what was chosen stays. The fields of place. */
export const refreshCheckoutOf =
  ({ page }: Buyer): FormAction =>
  async values => ({
    to: `${checkoutPath(
      requestInForm(name => textOf(values, name)),
      page,
    )}#captcha`,
    body: { captcha: captchaOf(captcha.make()) },
  })

/** What the order costs, and when it comes, at another address: nothing is ordered. The fields of place; a script gets quote. */
export const quoteFor =
  (buyer: Buyer): FormAction =>
  async (values, request) => {
    const chosen = requestInForm(name => textOf(values, name))
    const to = checkoutPath(chosen, buyer.page)
    const token = buyer.tokenOf(request)
    if (!token) return buyer.over(chosen, request)
    const checked = orderRequest.safeParse(orderRequestOf(values, chosen))
    if (!checked.success) return { to, status: 400, say: 'orderFailed' }
    return { to, body: { quote: await quoteNow(checked.data, { token, ...guestOf(buyer, request, false) }) } }
  }

function whatIsMissing(
  values: FormValues,
  { address, pay }: CheckoutRequest,
): { field: string; say: MessageKey } | undefined {
  if (!address) return { field: 'addressid', say: 'chooseAddress' }
  if (!['COD', 'ONLINE'].includes(pay)) return { field: 'paymentmode', say: 'choosePayment' }
  if (['', '[]'].includes(textOf(values, 'orders'))) return { field: 'orders', say: 'nothingToOrder' }
  if (!isOrderKey(textOf(values, 'order_key'))) return { field: 'order_key', say: 'orderFailed' }
  return undefined
}

function orderRequestOf(values: FormValues, chosen: CheckoutRequest) {
  return {
    ...asCall(chosen),
    orders: parsed(textOf(values, 'orders')),
    expected_total: Number(
      textOf(values, chosen.pay === 'COD' ? 'expected_cod' : 'expected_online') || Number.NaN,
    ),
    keep_cart: chosen.buy !== '',
    from_cart: chosen.buy === '',
    ...(textOf(values, 'expected_delivery') && { expected_delivery: textOf(values, 'expected_delivery') }),
    // A form of before there was this field knows of none, and is not refused for it.
    ...(typeof values.known_unpaid === 'string' && {
      known_unpaid: values.known_unpaid.split(' ').filter(Boolean),
    }),
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * What changed since the shopper looked is said before anything is charged (Rule 19): a script is told what it costs
 * now, a document takes along what was seen, and its next page compares.
 */
async function notPlaced(
  to: string,
  error: unknown,
  order: OrderRequest,
  caller: Caller,
): Promise<FormOutcome> {
  const isLimited = order.paymentmode === 'COD' && error instanceof ApiError && error.status === 429
  if (!(error instanceof ApiError) || error.status !== 409)
    return refusedForm(to, error, isLimited ? 'codLimited' : 'orderFailed', 'orderThrew')
  const { key } = error
  const isCoupon = key?.startsWith('coupon') === true
  if (isMessageKey(key) && !isCoupon)
    return { to, status: 409, say: key, body: { unpaid: key === 'orderedUnpaid' } }
  return {
    to,
    status: 409,
    say: isCoupon ? 'couponNotTaken' : 'priceChanged',
    message: error.message,
    body: { quote: await quoteNow(order, caller) },
    seen: shownPricesOf(order),
  }
}

/** None if these lines cannot be sold at all now; the sentence has already said so. */
async function quoteNow(order: OrderRequest, caller: Caller) {
  const lines = order.orders.flatMap(({ prod_id, quantity, cart_size, cart_color, cart_options }) =>
    prod_id ? [{ prod_id, unit: quantity, cart_size, cart_color, cart_options }] : [],
  )
  if (lines.length < order.orders.length) return undefined
  const { data } = await shop.checkout({ ...order, lines }, caller).catch((error: unknown) => {
    if (error instanceof ApiError) return { data: undefined }
    throw error
  })
  return data?.[0]
}
