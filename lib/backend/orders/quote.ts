import 'server-only'
import type { NamedLine } from '#lib/cart/rules/lines.ts'
import { itemDetailsOf, itemOf, lineOfCall } from '#lib/cart/rules/wire-lines.ts'
import { chooseLines, type PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import { overLimitSentence } from '#lib/checkout/rules/limit-sentences.ts'
import { type OrderMoney, orderMoney } from '#lib/checkout/rules/order-money.ts'
import { quoteOfMoney } from '#lib/checkout/rules/quote-of-money.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { Quote, QuoteRequest } from '#lib/contract/checkout-schemas.ts'
import { messages, sentenceOf } from '#lib/message-table.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { codToConfirm } from '#messages/cod.ts'
import { unservedAddress } from '../bills/refuse-unserved.ts'
import { taxOfLines } from '../bills/tax-of-lines.ts'
import { advanceOf } from '../cod/advance.ts'
import { codTerms } from '../cod/cod-terms.ts'
import { codRefusalFor } from '../cod/quoted-cod.ts'
import { freeDeliveryTold, quotedCoupon } from '../coupons/quoted-coupon.ts'
import type { Db } from '../db/pool.ts'
import { offerForCustomer } from '../delivery/offer-for-customer.ts'
import { quotedDelivery } from '../delivery/quoted-delivery.ts'
import { codRefusedAt } from '../delivery/refuse-undeliverable.ts'
import { type GuestMarks, guestStanding } from '../guests/guest-standing.ts'
import { isNetworkFull } from '../guests/refuse-guest.ts'
import { paymentSettings } from '../payments/settings.ts'
import { closedSentence } from '../shop/closed-now.ts'
import { knownSeller } from '../shop/read-seller.ts'
import type { SellerFile } from '../shop/seller-file.ts'
import { onlineWay } from '../upi/online-way.ts'
import { type Asking, exceededHoldLimit } from './exceeded-hold-limit.ts'
import { findSellableProducts } from './find-sellable-products.ts'
import { overCodLimit } from './order-count-limits.ts'
import { orderCounts } from './order-counts.ts'
import { orderSettings } from './order-settings.ts'
import { outOfStock } from './out-of-stock.ts'

/** The lines as they can be had now, or the refusal as an error. */
export async function chosenLines(
  on: Db,
  requested: readonly NamedLine[],
  customer: string,
): Promise<PricedLine[]> {
  const find = await findSellableProducts(
    on,
    requested.map(line => line.id),
  )
  const chosen = chooseLines(requested, find)
  if ('lines' in chosen) return chosen.lines
  throw chosen.short
    ? await outOfStock(on, chosen.short, customer)
    : new ApiError(chosen.status, chosen.refused, chosen)
}

/** What these lines would cost now, and whether they could be paid at the door. */
export async function quoteOf(
  on: Db,
  request: QuoteRequest,
  customer: string,
  address?: string,
  guest?: GuestMarks,
): Promise<Quote> {
  const chosen = await chosenLines(on, request.lines.map(lineOfCall), customer)
  const offer = await offerForCustomer(on, customer, request.addressid)
  const seller = await knownSeller()
  const coupon = await quotedCoupon(on, seller, {
    ...{ customer, address, lines: chosen, delivery: offer?.charge },
    ...{ typed: request.coupan_Code, addressid: request.addressid },
  })
  const { lines } = coupon
  const free = seller.delivery
  const shop = { ...(await orderSettings(on)), delivery: offer?.charge, ...free, ...coupon.free }
  const cod = orderMoney(lines, { ...request, paymentmode: 'COD' }, shop)
  const online = orderMoney(lines, { ...request, paymentmode: 'ONLINE' }, shop)
  const taxes = {
    taxCod: await includedIn(on, seller, lines, cod),
    taxOnline: await includedIn(on, seller, lines, online),
  }
  const way = await onlineWay()
  const isPractice = way === 'provider' && paymentSettings()?.practice === true
  const terms = codTerms(seller)
  const advance = way === 'provider' ? advanceOf(terms, cod.total) : 0
  const closed = await closedSentence(seller, on)
  return {
    lines: lines.map(asItem),
    ...quoteOfMoney(cod, online),
    ...(taxes.taxCod && taxes.taxOnline ? taxes : {}),
    online: way === 'off' ? 'off' : isPractice ? 'practice' : 'real',
    codLimit:
      codRefusedAt(offer, cod.total, way !== 'off') ||
      (await codRefusalFor(on, terms, {
        customer,
        addressid: request.addressid,
        from: address,
        total: cod.total,
        online: way !== 'off',
      })) ||
      (await codLimit(on, { customer, address, guest }, { lines, total: cod.total }, way !== 'off')),
    ...(advance > 0 && { codAdvance: fromPaise(advance) }),
    ...(terms.confirmHours > 0 && advance === 0 && { codSays: codToConfirm }),
    ...coupon.told,
    ...freeDeliveryTold(cod, free),
    ...(offer && quotedDelivery(offer)),
    ...(await unservedAddress(on, seller, customer, request.addressid)),
    ...(closed && { notServed: closed }),
  }
}

const includedIn = async (on: Db, seller: SellerFile, lines: readonly PricedLine[], money: OrderMoney) => {
  const { included } = await taxOfLines(on, seller, lines, money)
  return included === undefined ? undefined : fromPaise(included)
}

async function codLimit(
  on: Db,
  { customer, address, guest }: Omit<Asking, 'proven'>,
  wanted: { lines: readonly PricedLine[]; total: number },
  online: boolean,
) {
  const standing = guest && (await guestStanding(on, customer, guest))
  if (standing && isNetworkFull(standing, 'COD'))
    return messages[online ? 'guestNetworkFull' : 'guestNetworkFullOffline']
  const counts = standing ?? (await orderCounts(on, customer))
  const capped = overCodLimit(counts, online)
  if (capped) return sentenceOf(capped.key, ...capped.parameters)
  const asking = { customer, proven: counts.delivered > 0, address, guest }
  const { over } = await exceededHoldLimit(on, asking, { mode: 'COD', ...wanted })
  return over ? overLimitSentence(over, online) : ''
}

const asItem = (line: PricedLine) =>
  itemOf(line, itemDetailsOf(line.product), line.stock, true, {
    options: line.product.options,
    promise: line.promise,
  })
