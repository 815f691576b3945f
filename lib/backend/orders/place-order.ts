import 'server-only'
import { createHash } from 'node:crypto'
import type { ChosenLine } from '../../checkout/chosen-lines.ts'
import { type OrderMoney, orderMoney } from '../../checkout/order-money.ts'
import { whatChanged } from '../../checkout/what-changed.ts'
import { HOLD_MINUTES } from '../../constants.ts'
import { ApiError } from '../../contract/api-error.ts'
import type { OrderAsked, OrderPlaced } from '../../contract/checkout-schemas.ts'
import type { Caller, ShopHandlers } from '../../contract/index.ts'
import { messages } from '../../messages.ts'
import { addressOfCustomer } from '../addresses.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { paymentSettings } from '../payments/settings.ts'
import { reach } from '../points.ts'
import { customerOf } from '../session/customer-of.ts'
import { refuseOverCap } from './caps.ts'
import { finishOrder, type Ordered } from './finish-order.ts'
import { insertOrder } from './insert-order.ts'
import { openPayment } from './open-payment.ts'
import { newOrderId } from './order-id.ts'
import { chosenLines } from './quote.ts'
import { shopFacts } from './shop-facts.ts'
import { takeStock } from './stock.ts'

/** One order, all of it or nothing (ruling 17), once per key (ruling 18), at the catalogue's prices (ruling 2). */
export const placeOrder: ShopHandlers['placeOrder'] = async (asked, caller): Promise<OrderPlaced> => {
  if (asked.paymentmode === 'ONLINE' && !paymentSettings()) throw new ApiError(400, messages.onlineOff)
  const { id, again } = await transaction(tx => accept(tx, asked, caller))
  if (asked.paymentmode === 'COD') return { message: messages.orderConfirmed, coorderid: id }
  await reach('order-held')
  return { message: messages.payNow, coorderid: id, gatewayOrder: await openPayment(id, again) }
}

async function accept(tx: Db, asked: OrderAsked, { token, key }: Caller) {
  const customer = await holdCustomer(tx, await customerOf(token, tx))
  const bodyHash = hashOf(asked)
  const known = await orderOfKey(tx, customer, key)
  if (known) {
    if (!bodyHash.equals(known.body_hash)) throw new ApiError(409, messages.keyReused)
    return { id: known.id, again: true }
  }
  await refuseOverCap(tx, customer, asked.paymentmode)
  const address = await addressOfCustomer(tx, customer, asked.addressid)
  if (!address) throw new ApiError(400, messages.addressGone)
  const lines = await chosenLines(tx, asked.orders.map(askedLine))
  const money = orderMoney(lines, asked.paymentmode, (await shopFacts(tx)).percent)
  refuseSurprise(asked, lines, money)
  const id = newOrderId()
  const online = asked.paymentmode === 'ONLINE'
  await insertOrder(tx, {
    id,
    customer,
    mode: asked.paymentmode,
    status: online ? 'awaiting' : 'placed',
    money,
    address,
    lines,
    keepCart: asked.keep_cart ?? false,
    key,
    bodyHash,
    holdMinutes: online ? HOLD_MINUTES : null,
  })
  if (!online)
    await finishOrder(
      tx,
      { id, customer, keepCart: asked.keep_cart ?? false, total: money.total },
      lines.map(piecesOf),
    )
  // Last, so that others who want the same pieces wait as short as can be.
  await takeStock(tx, lines.map(piecesOf))
  return { id, again: false }
}

/** The customer's orders are counted and made one after the other, so that no cap is overrun by two at once. */
async function holdCustomer(tx: Db, customer: string) {
  await tx.query({ name: 'hold-customer', text: 'select 1 from customers where id = $1 for no key update' }, [
    customer,
  ])
  return customer
}

const orderOfKey = async (tx: Db, customer: string, key: string | undefined) => {
  if (key === undefined) return undefined
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw new ApiError(400, messages.keyReused)
  return tx.one<{ id: string; body_hash: Buffer }>(
    {
      name: 'order-of-key',
      text: 'select id, body_hash from orders where customer_id = $1 and order_key = $2',
    },
    [customer, key],
  )
}

const hashOf = (asked: OrderAsked) => createHash('sha256').update(JSON.stringify(asked)).digest()

const askedLine = (line: OrderAsked['orders'][number]) => ({
  named: line.prod_id ?? line.productcode,
  units: line.quantity,
  size: line.cart_size,
  color: line.cart_color,
})

const piecesOf = ({ good, size, color, units }: ChosenLine): Ordered => ({
  productId: good.id,
  name: good.name,
  size,
  color,
  units,
  oneColor: good.colors.length < 2,
})

/** Ruling 19: nobody is charged another total than the one they saw. */
function refuseSurprise(asked: OrderAsked, lines: readonly ChosenLine[], money: OrderMoney) {
  if (asked.paymentmode === 'ONLINE' && money.total < 100) throw new ApiError(400, messages.onlineTooSmall)
  if (asked.expected_total === undefined || Math.round(asked.expected_total * 100) === money.total) return
  const seen = lines.map(
    ({ good }) =>
      asked.orders.find(line => line.prod_id === good.id || line.productcode === good.asin)?.expected_price,
  )
  throw new ApiError(409, whatChanged(lines, seen, asked.expected_total, money))
}
