import 'server-only'
import { createHash } from 'node:crypto'
import type { NamedLine } from '#lib/cart/rules/lines.ts'
import { lineOrdered } from '#lib/cart/rules/wire-lines.ts'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import { limitParameters } from '#lib/checkout/rules/limit-sentences.ts'
import { type OrderMoney, orderMoney } from '#lib/checkout/rules/order-money.ts'
import { whatChanged } from '#lib/checkout/rules/what-changed.ts'
import { HOLD_MINUTES } from '#lib/constants.ts'
import type { OrderPlaced, OrderRequest } from '#lib/contract/checkout-schemas.ts'
import type { Caller, ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'
import { refuseUnserved } from '../bills/refuse-unserved.ts'
import { taxOfLines } from '../bills/tax-of-lines.ts'
import { addressOfCustomer } from '../calls/addresses.ts'
import { advanceOf, isPaidOnline, leaveForDoor } from '../cod/advance.ts'
import { codTerms } from '../cod/cod-terms.ts'
import { askToConfirm } from '../cod/confirm-cod.ts'
import { countRefusals } from '../cod/refusals.ts'
import { refuseCod } from '../cod/refuse-cod.ts'
import { countCoupon, orderedCoupon } from '../coupons/apply-coupon.ts'
import type { Db } from '../db/pool.ts'
import { settleAll } from '../db/settle-all.ts'
import { keyedTransaction, transaction } from '../db/transaction.ts'
import { keepPromise } from '../delivery/keep-promise.ts'
import { offerFor } from '../delivery/offer-for.ts'
import { refuseUndeliverable } from '../delivery/refuse-undeliverable.ts'
import { failpoint } from '../failpoints.ts'
import { type GuestMarks, guestMarks, guestStanding, holdGuest } from '../guests/guest-standing.ts'
import { refuseGuest } from '../guests/refuse-guest.ts'
import { notePracticePhone } from '../mail/phone/practice-phone.ts'
import { isOrderBrowser } from '../order-links/order-browser.ts'
import { GatewayError } from '../payments/gateway.ts'
import { hashOfToken } from '../session/tokens.ts'
import { refuseClosed } from '../shop/closed-now.ts'
import { knownSeller } from '../shop/read-seller.ts'
import type { SellerFile } from '../shop/seller-file.ts'
import { type OnlineWay, onlineWay } from '../upi/online-way.ts'
import { markUpiOrder, mayHoldByUpi } from '../upi/upi-holds.ts'
import { confirmOrder } from './confirm-order.ts'
import { holdCustomer } from './customer.ts'
import { discardOrder } from './discard-order.ts'
import { exceededHoldLimit } from './exceeded-hold-limit.ts'
import { insertOrder } from './insert-order.ts'
import { networkMark } from './network-mark.ts'
import { noteByHand } from './note-by-hand.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openPayment } from './open-payment.ts'
import { refuseOverLimit } from './order-count-limits.ts'
import { orderStanding } from './order-counts.ts'
import { newOrderId } from './order-id.ts'
import { orderSettings } from './order-settings.ts'
import { chosenLines } from './quote.ts'
import { refuseIfAwaitingPayment } from './refuse-if-awaiting-payment.ts'
import { refuseOutOfCart } from './refuse-out-of-cart.ts'
import { refuseUnsure } from './refuse-unsure.ts'
import { refuseWhileHeld, STOCK_PATIENCE, takeStock } from './stock.ts'

/** One order, all of it or nothing (Rule 17), once per key (Rule 18), at the catalogue's prices (Rule 2). */
export const placeOrder: ShopHandlers['placeOrder'] = async (request, caller): Promise<OrderPlaced> => {
  // Before the transaction: inside, they would wait for a second connection while it has one.
  const [way, seller] = [await onlineWay(), await knownSeller()]
  if (request.paymentmode === 'ONLINE' && way === 'off') throw refusal(400, 'onlineOff')
  // Under its key an order is found again, so where nobody knows whether it was placed it is asked once more.
  const placing = caller.key ? keyedTransaction : transaction
  const { id, again, unheld, paysNow } = await inOrder(caller, () =>
    placing(tx => accept(tx, request, caller, seller, way)),
  )
    .catch(refuseUnsure)
    .catch(refuseWhileHeld)
  if (!paysNow) return { message: messages.orderConfirmed, coorderid: id, unheld }
  await failpoint('order-held')
  const gatewayOrder = await openPayment(id, again).catch(async error => {
    if (!(error instanceof GatewayError)) throw error
    await discardOrder(id)
    throw refusal(503, 'providerDown', { cause: error })
  })
  return { message: unheld ? messages.payNowUnheld : messages.payNow, coorderid: id, unheld, gatewayOrder }
}

/** One customer's orders are made one after the other, and so are one network's where its limits are kept. */
const inOrder = <Result>({ token, address }: Caller, work: () => Promise<Result>) =>
  oneAtATime(token && `token ${token}`, () => oneAtATime(networkMark(address), work))

async function accept(
  tx: Db,
  request: OrderRequest,
  { token, key, address: from, orderBrowser, practicePhone, guest: sent, byHand }: Caller,
  seller: SellerFile,
  way: OnlineWay,
) {
  const customer = await holdCustomer(tx, token)
  const bodyHash = hashOf(request)
  const [standingOfCustomer, addressNow, chosenNow, setPatience] = await settleAll(
    orderStanding(tx, customer.id, key),
    addressOfCustomer(tx, customer.id, request.addressid),
    chosenLines(tx, request.orders.map(lineOrdered), customer.id),
    // Others are waited for further down: those of the same network, then those who want the same pieces.
    tx.run(STOCK_PATIENCE),
  )
  const { known, counts: own, isNotOpenYet, heard } = standingOfCustomer()
  if (known) {
    if (!bodyHash.equals(known.bodyHash)) throw refusal(409, 'keyReused')
    return { id: known.id, again: true, unheld: known.unheld, paysNow: await isPaidOnline(tx, known.id) }
  }
  await refuseClosed(tx, seller, isNotOpenYet)
  setPatience()
  const guest = customer.guest
    ? guestMarks(customer.mobile ?? '', { orderBrowser, address: from })
    : undefined
  const standing = guest && (await standingOfGuest(tx, customer.id, guest))
  const counts = standing ?? own
  // What is paid and taken away at once is neither held nor sent.
  const isAtStall = byHand?.taken === 'stall'
  if (!isAtStall) refuseOverLimit(counts, request.paymentmode, way !== 'off')
  const address = addressNow()
  if (!address) throw refusal(400, 'addressGone')
  refuseUnserved(seller, address.STATENAME)
  const chosen = chosenNow()
  if (request.from_cart) await refuseOutOfCart(tx, customer.id, chosen, guest && (sent?.cart ?? []))
  await refuseIfAwaitingPayment(tx, customer.id, request.known_unpaid, chosen)
  if (standing) refuseGuest(standing, request.paymentmode, sent?.passed ?? false)
  const online = request.paymentmode === 'ONLINE'
  const byUpi = online && way === 'upi'
  const cod = codTerms(seller)
  const asksCod = !online && !isAtStall
  const [offerNow, refusedNow] = await settleAll(
    isAtStall ? none : offerFor(tx, address.pincode),
    asksCod && cod.refusals > 0 ? countRefusals(tx, customer.id, address.mobileno) : none,
  )
  const offer = offerNow()
  const { percent } = online ? await orderSettings(tx) : { percent: 0 }
  const free = seller.delivery
  const delivery = isAtStall ? 0 : offer?.charge
  const coupon = await orderedCoupon(tx, request, {
    ...{ customer: customer.id, address: from, lines: chosen, delivery, free },
  })
  const { lines = chosen, freeDelivery } = coupon ?? {}
  const money = orderMoney(lines, request, { percent, delivery, ...free, freeDelivery })
  const advance = online || byHand || way !== 'provider' ? 0 : advanceOf(cod, money.total)
  const paysNow = online || advance > 0
  if (advance > 0) refuseOverLimit(counts, 'ONLINE', true)
  refuseUndeliverable(offer, {
    mode: request.paymentmode,
    total: money.total,
    shownDay: request.expected_delivery,
    isOnline: way !== 'off',
  })
  refuseSurprise(request, lines, money)
  const tax = await taxOfLines(tx, seller, lines, money, address.STATENAME)
  if (asksCod) {
    const { mobileno: number, pincode: pin } = address
    const asking = { customer: customer.id, number, pin, from, total: money.total, online: way !== 'off' }
    await refuseCod(tx, cod, { ...asking, refused: refusedNow() })
  }
  const { over, network } = isAtStall
    ? {}
    : await exceededHoldLimit(
        tx,
        { customer: customer.id, proven: counts.delivered > 0, address: from, guest },
        { mode: request.paymentmode, lines, total: money.total },
        { lock: true },
      )
  if (over && !online) throw refusal(429, 'holdLimit', { parameters: limitParameters(over, way !== 'off') })
  const unheld = over !== undefined || (byUpi && !(await mayHoldByUpi(tx, customer.id)))
  const id = newOrderId()
  const keepCart = request.keep_cart ?? false
  const inserted = insertOrder(tx, {
    id,
    customer: customer.id,
    // What is paid in advance waits for it like an order that is paid online.
    request: paysNow ? { ...request, paymentmode: 'ONLINE' } : request,
    status: paysNow ? 'awaiting' : 'placed',
    money,
    address,
    lines,
    keepCart,
    key,
    bodyHash,
    holdMinutes: paysNow ? HOLD_MINUTES : null,
    unheld,
    network: network ?? (cod.limits.perNetwork && !online ? networkMark(from) : undefined),
    tax,
    browser: isOrderBrowser(orderBrowser) ? hashOfToken(orderBrowser) : undefined,
  })
  await allOf(
    inserted,
    coupon && countCoupon(tx, { order: id, customer: customer.id, applied: coupon }),
    byUpi && markUpiOrder(tx, id),
    keepPromise(tx, id, offer),
    advance > 0 && leaveForDoor(tx, id, advance),
    !paysNow && !byHand && askToConfirm(tx, id, cod.confirmHours),
    byHand && noteByHand(tx, id, byHand),
    notePracticePhone(tx, id, practicePhone),
    !paysNow && confirmOrder(tx, { id, customer, keepCart, isHeard: heard.includes('order.placed') }, lines),
    // Last, so that others who want the same pieces wait as short as can be. Above a limit: when it is paid.
    !unheld && takeStock(tx, lines, { customer: customer.id, isHeard: heard.includes('stock.low') }),
  )
  return { id, again: false, unheld, paysNow }
}

const none = Promise.resolve(undefined)

/** What is begun together goes to the database together; nothing of it is under way any more when it ends. */
const allOf = async (...begun: (false | '' | undefined | Promise<unknown>)[]) => {
  for (const result of await settleAll(...begun.map(each => each || none))) result()
}

/** Held before it is counted. Others of this number may be waited for. */
async function standingOfGuest(tx: Db, customer: string, marks: GuestMarks) {
  await tx.run(STOCK_PATIENCE)
  await holdGuest(tx, marks)
  return guestStanding(tx, customer, marks)
}

const hashOf = (request: OrderRequest) => createHash('sha256').update(JSON.stringify(request)).digest()

/** Nobody is charged another total than the one they saw (Rule 19). */
function refuseSurprise(request: OrderRequest, lines: readonly PricedLine[], money: OrderMoney) {
  if (request.paymentmode === 'ONLINE' && money.total < 100) throw refusal(400, 'onlineTooSmall')
  if (request.expected_total === undefined || Math.round(request.expected_total * 100) === money.total) return
  const seen = lines.map(line => seenOf(request, line)?.expected_price)
  const parameters = whatChanged(lines, seen, request.expected_total, money)
  throw refusal(409, 'totalChanged', { parameters })
}

/** The line as it was asked for: of a product in several variants the one with this choice. */
function seenOf(request: OrderRequest, { product, size, color, other }: PricedLine) {
  const own = request.orders.filter(line => line.prod_id === product.id || line.productcode === product.asin)
  const isSame = (line: NamedLine) =>
    (!size || line.size === size) && (!color || line.color === color) && (!other || line.other === other)
  return own.find(line => isSame(lineOrdered(line))) ?? own[0]
}
